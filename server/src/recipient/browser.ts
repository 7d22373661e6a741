/** Whose browser it is, as far as a cookie says so. */
import { recipientCookie } from '@weitersagen/contract/recipient/rules';
import type { Answer } from '#platform/http/answer.ts';

const cookieSeconds = 84 * 86_400;

/** This browser's recipient, under the number of the link and of the own recommendation (S-07). */
export const rememberInBrowser = (answer: Answer, recommendationNumbers: readonly string[], number: string): void => {
  for (const one of new Set(recommendationNumbers))
    answer.cookie(recipientCookie(one), number, { maxAgeSeconds: cookieSeconds });
};

/** A call about this browser's recipient failed, or found nobody: the number is forgotten (S-07). */
export const forgetInBrowser = (answer: Answer, recommendationNumber: string | null): void => {
  if (recommendationNumber !== null) answer.cookie(recipientCookie(recommendationNumber), '', { maxAgeSeconds: 0 });
};
