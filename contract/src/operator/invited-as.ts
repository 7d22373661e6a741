/** What somebody was invited for: role and mandants, as the log keeps them with the invitation. */
import type { OperatorRole } from '../basics/endpoint.ts';
import { operatorRoles } from './schemas.ts';

interface Access {
  role: OperatorRole;
  /** Slugs; null = all. */
  mandants: readonly string[] | null;
}

/** No slug has a blank. */
const all = 'alle Mandanten';

export const invitedAs = ({ role, mandants }: Access): string => `${role}: ${mandants?.join(', ') ?? all}`;

export function readInvitedAs(words: string): Access | undefined {
  const [name, mandants] = words.split(': ', 2);
  const role = operatorRoles.find((one) => one === name);
  if (!role || mandants === undefined) return undefined;
  return { role, mandants: mandants === all ? null : mandants.split(', ') };
}
