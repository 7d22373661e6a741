/**
 * The name of somebody else inside a sentence: one that is written from right to left, or that turns the writing round,
 * stands between the signs of isolation (U+2068, U+2069), so that the words beside it stay where they are. Any other name
 * is left as it is.
 */
const turning = /[\u0590-\u08ff\p{Cf}]/u;

export const isolated = (name: string): string => (turning.test(name) ? `\u2068${name}\u2069` : name);
