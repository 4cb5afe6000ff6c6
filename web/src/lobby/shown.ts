// How the first adventure is shown to newcomers: on its real board, with luck that lets them succeed and fail early on.

/** With this luck the first path is found and the next one is not, as long as players follow what is proposed. */
export const SHOWN_SEED = 61;
