/** How clients and apps of the CMS are named in the log and in requests; nothing of a secret. */
import { encode } from '@weitersagen/contract/basics/wire';
import { type ClientRole, clientRole } from '@weitersagen/contract/content/app';
import type { EventName } from '@weitersagen/contract/event/events';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';

interface Named {
  app: string;
  client: string;
  clientRole: ClientRole;
}

export const clientText = ({ app, client, clientRole: role }: Named): string =>
  `${app}:${client}, ${encode(clientRole, role)}`;

/** The same with which of its secrets counts. */
export const secretText = (named: Named, generation: number): string =>
  `${clientText(named)}, ${generation === 0 ? 'ohne Geheimnis' : `Geheimnis ${generation}`}`;

interface Change {
  from: string | null;
  to: string;
  reason?: string;
}

/** Before and after, as the log of the mandant shows it. */
export const recordChange = (tx: Tx, event: EventName<'mandant'>, change: Change): Promise<void> =>
  recordEvent(tx, { object: 'mandant', id: tx.mandant.id, event, ...change });
