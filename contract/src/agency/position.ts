/** What a person is in an agency, whatever became of it. */
import { labels } from '../basics/label.ts';
import type { AgencyPosition } from './rights.ts';

export const agencyPosition = labels({
  owner: 'Inhaber',
  employee: 'Mitarbeiter',
} satisfies Record<AgencyPosition, string>);
