/** What the master data load, and the marks of their address: what is asked, what was done. */

import { listAgencySessions } from '@weitersagen/contract/agency/endpoints';
import { deleteAgencyUser, showAgencyOwnData } from '@weitersagen/contract/agency/own-data/endpoints';
import { showMasterData } from '@weitersagen/contract/agency/own-endpoints';
import { need, trouble } from '../../../../api/need.ts';
import type { Load } from '../../../page/screen.ts';

export const tab = 'stammdaten';
export const [doneMark, bankMark, ownDataMark, deleteMark] = ['gesagt', 'bank', 'auskunft', 'loeschen'] as const;
/** The form of a session has a name of its own: what is wrong stands at its row. */
export const sessionOf = (id: number | string): string => `session-${id}`;

export async function loadMasterData(given: Load) {
  const { api, query, agencyUser } = given;
  const mayWrite = agencyUser?.support === null;
  if (mayWrite && query.has(ownDataMark))
    return { kind: 'ownData' as const, known: need(await api(showAgencyOwnData)) };
  if (mayWrite && query.has(deleteMark)) return { kind: 'delete' as const, obstacle: await obstacleOf(api) };
  const [data, sessions] = await Promise.all([api(showMasterData), api(listAgencySessions)]);
  return {
    kind: 'shown' as const,
    data: need(data),
    sessions: need(sessions),
    said: query.get(doneMark),
    asksForBank: query.has(bankMark),
    isFresh: agencyUser?.isFresh ?? false,
    mayWrite,
  };
}
export type MasterDataLoaded = Awaited<ReturnType<typeof loadMasterData>>;
export type MasterDataShown = Extract<MasterDataLoaded, { kind: 'shown' }>;

/** Asked without the confirmation, the call deletes nothing and says what stands in the way, the confirmation aside. */
async function obstacleOf(api: Load['api']): Promise<string | null> {
  const outcome = await api(deleteAgencyUser, { query: { isConfirmed: false } });
  if (outcome.ok || outcome.status !== 409) throw trouble(outcome.ok ? 500 : outcome.status);
  return outcome.error.Fehler.find(({ Code }) => Code !== 'delete-unconfirmed')?.Message ?? null;
}
