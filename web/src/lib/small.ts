// Small screens: a telephone, upright or on its side; style sheets ask the same.

const SMALL = { width: 768, height: 500 };

export function isSmall(width: number, height: number): boolean {
  return width < SMALL.width || height < SMALL.height;
}

export function small(): boolean {
  return isSmall(innerWidth, innerHeight);
}
