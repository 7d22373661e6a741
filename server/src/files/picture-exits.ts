/** How the process that draws says what is wrong. */
export const exits = { pixels: 3, broken: 4 } as const;
