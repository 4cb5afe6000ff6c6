/** Whether a mouse really moved: something that slides under a resting one is not asked for. */
export const moved = (event: PointerEvent): boolean => event.movementX !== 0 || event.movementY !== 0;
