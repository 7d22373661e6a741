/** The captcha of our own: a counter is looked for whose derived key begins as the challenge says. The page goes on meanwhile. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A challenge lives twenty minutes; a new one is solved before it ends. */
export const lifeMs = 18 * 60_000;

/** Nothing where it takes longer than a minute and a half, or is not wanted any more. */
export async function solveTask(task: string, signal: AbortSignal): Promise<string | undefined> {
  const challenge = JSON.parse(atob(task)) as Parameters<typeof solveChallenge>[0]['challenge'];
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
