/** What somebody was invited for: role and mandants, as the log keeps them with the invitation, and why, where it was said. */
import type { OperatorRole } from '../basics/endpoint.ts';
import { operatorRoles } from './schemas.ts';

interface Access {
  role: OperatorRole;
  /** Slugs; null = all. */
  mandants: readonly string[] | null;
}

/** No slug has a blank. */
const all = 'alle Mandanten';

export const invitedAs = ({ role, mandants }: Access, reason?: string): string =>
  `${role}: ${mandants?.join(', ') ?? all}${reason === undefined ? '' : `; ${reason}`}`;

export function readInvitedAs(words: string): (Access & { reason: string | null }) | undefined {
  const [, name, mandants, reason = null] = /^(\w+): ([^;]+)(?:; (.*))?$/s.exec(words) ?? [];
  const role = operatorRoles.find((one) => one === name);
  if (!role || mandants === undefined) return undefined;
  return { role, mandants: mandants === all ? null : mandants.split(', '), reason };
}
