/** Two agencies that are one, at the desk: what would move, and the request, to which another person agrees. */
import * as z from 'zod/mini';
import { Asked, notAnotherRefusals } from '../../approval/schemas.ts';
import { byClerk, moveRefusals } from '../../basics/desk.ts';
import { endpoint } from '../../basics/endpoint.ts';
import { text } from '../../basics/text.ts';
import { optional, wire } from '../../basics/wire.ts';
import { agencyNumber, employeeNumber } from '../schemas.ts';
import { AgencyCounts, AgencyRow, AgencyState, ByAgency } from './schemas.ts';

const ByTwoAgencies = wire({ number: ['nr', agencyNumber], into: ['in', agencyNumber] });

const Side = wire({
  row: ['Agentur', AgencyRow],
  address: ['Anschrift', z.string()],
  taxId: ['SteuerId', optional(z.string())],
  maskedIban: ['IbanMaskiert', optional(z.string())],
  counts: ['Anzahlen', AgencyCounts],
});

export const MergePreview = wire({
  from: ['Geht', Side],
  into: ['Bleibt', Side],
  /** Employee numbers that both have, each with one that nobody has. */
  collisions: [
    'GleicheMitarbeiternummern',
    z.array(
      wire({
        number: ['Mitarbeiternummer', z.string()],
        name: ['Name', z.string()],
        other: ['NameBleibt', z.string()],
        suggested: ['Vorschlag', z.string()],
      }),
    ),
  ],
  /** Extra premiums that end, because the other agency has one for the same product. */
  endingPlans: ['EndendePraemienplaene', z.int()],
  /** Why it cannot be asked for now. */
  obstacle: ['Hindernis', optional(z.enum(['status', 'running', 'asked']))],
});

export const showMerge = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/agenturen/:nr/zusammenfuehren/:in',
  summary: 'What would move if the first agency became one with the second',
  refusals: ['access.denied', 'unknown'],
  params: ByTwoAgencies,
  reply: MergePreview,
});

export const MergeAgencies = wire({
  into: ['In', agencyNumber],
  renames: [
    'Umbenennungen',
    z._default(
      z
        .array(wire({ from: ['Von', employeeNumber], to: ['Nach', employeeNumber] }))
        .check(z.maxLength(500, { error: 'too-long' })),
      [],
    ),
  ],
  reason: ['Grund', text(1, 500)],
});

export const mergeAgencies = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/agenturen/:nr/zusammenfuehren',
  summary:
    'Two agencies become one, once another person agrees: the number of the first leads to the second afterwards',
  refusals: [...moveRefusals, 'approval.waits', ...notAnotherRefusals],
  params: ByAgency,
  body: MergeAgencies,
  reply: z.union([AgencyState, Asked]),
  mayWait: true,
});
