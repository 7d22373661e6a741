/** What tries a new key: the first call that it may make, that needs no number, and that leaves everything as it is. */
import type { ApiScope } from '@weitersagen/contract/basics/endpoint';

type Call = (base: string) => string;

/** The end of a command, behind the key; undefined where the key may make no such call. */
export const tryingCall = (scopes: readonly ApiScope[]): Call | undefined =>
  calls.find(([scope]) => scopes.includes(scope))?.[1];

const calls: readonly (readonly [ApiScope, Call])[] = [
  ['readOrders', (base) => `'${base}/partner/auftrag?anzahl=1'`],
  ['readCatalogue', (base) => `'${base}/partner/praemie'`],
  [
    'writeOrders',
    (base) =>
      `-H 'Content-Type: text/csv' --data 'ExterneAuftragsnummer;Ereignis' '${base}/partner/auftrag/import?probe=true'`,
  ],
];
