/** Orders of an agency that are about to be released: by whom, and what is said of it. */
import type { TestAgency } from '../cast/agency/clara.ts';
import type { World } from '../world.ts';
import { type AgencyWish, forAgency } from './of-agency.ts';

/** So long ago that nothing has to be waited for. */
export const longAgo = '2026-01-01';

export const code = ({ status, body }: { status: number; body: { PsoErrorCode?: string } }) => [
  status,
  body.PsoErrorCode,
];

export function releasingOf(w: World, agency: TestAgency) {
  const { token: owner } = agency.owner;
  return {
    owner,
    /** By the owner, where nothing else is said. */
    decide: (number: string, word = 'freigeben', { token = owner, Grund }: { token?: string; Grund?: string } = {}) =>
      w.app.call('PUT', `/agentur/auftragfreigeben/${number}/${word}`, { token, body: Grund ? { Grund } : null }),
    /** An order of M1 that nothing but somebody keeps from its release. */
    released: (wish: AgencyWish = {}) => forAgency(w, agency, { employee: 'M1', on: longAgo, ...wish }),
    row: async (number: string, token = owner) => {
      const { body } = await w.app.call('PUT', '/agentur/auftraege', { token, body: { Filter: number } });
      return body.Content[0];
    },
  };
}
