/** The end of an app that the configuration of the mandant names no more: with everything in it, by two persons (rules 3.12). */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { endsWithApp, findLanguages, removeApp } from '#cms/cms.ts';
import { appOf, contentKind } from '#content/content.ts';
import type { Tx } from '#platform/context.ts';
import { recordChange } from './log.ts';

export interface EndedApp {
  app: string;
}

/** Pages, mails and the desk work with the one that the configuration names: that one stays. */
export async function endApp(tx: Tx, { app }: EndedApp, reason: string): Promise<void> {
  await refuseUsed(tx, app);
  const { items, clients } = await endsWithApp(tx, app);
  const count = items.reduce((sum, one) => sum + one.count, 0);
  await removeApp(tx, contentKind, app);
  await recordChange(tx, 'endCmsApp', {
    from: `${app}, Inhalte: ${count}, Clients: ${clients.length}`,
    to: 'beendet',
    reason,
  });
}

export async function refuseUsed(tx: Tx, app: string): Promise<void> {
  if (!(await findLanguages(tx, app))) refuse('unknown');
  if (app === appOf(tx.system, tx.mandant)) refuse('state.not-allowed');
}
