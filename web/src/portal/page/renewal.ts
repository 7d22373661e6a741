/**
 * A living page keeps its session alive: GET account/user at its start and every 30 minutes, at most once in that time in
 * all tabs together (C-07). The answer sets the cookie; a page that is only read renews it in its own answer.
 */
import { refreshPerson } from '@weitersagen/contract/account/endpoints';
import type { Api } from '@weitersagen/contract/page/page';
import { mirrorTokens } from '../../api/session.ts';

const everyMs = 30 * 60_000;
const lookMs = 60_000;
const askedKey = 'token.asked';

export function renew(api: Api): void {
  const look = async (): Promise<void> => {
    if (Date.now() - Number(localStorage.getItem(askedKey) ?? 0) < everyMs) return;
    localStorage.setItem(askedKey, String(Date.now()));
    if ((await api(refreshPerson)).ok) mirrorTokens();
  };
  void look();
  setInterval(() => void look(), lookMs);
}
