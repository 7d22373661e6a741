/** The parts of the book of rules that are made from the code, and how they get between their markers. */

import { accountMoves } from '../../contract/src/account/rules.ts';
import { accountStatus } from '../../contract/src/account/status.ts';
import { agencyMoves, agencyUserMoves } from '../../contract/src/agency/rules.ts';
import { agencyStatus, agencyUserStatus } from '../../contract/src/agency/status.ts';
import { approvalMoves } from '../../contract/src/approval/rules.ts';
import { approvalStatus } from '../../contract/src/approval/status.ts';
import { codesOf, type Labels } from '../../contract/src/basics/label.ts';
import type { Moves } from '../../contract/src/basics/moves.ts';
import { refusals } from '../../contract/src/basics/refusals.ts';
import { decode, encode, wire } from '../../contract/src/basics/wire.ts';
import { caseMoves } from '../../contract/src/case/rules.ts';
import { caseStatus } from '../../contract/src/case/status.ts';
import { claimMoves } from '../../contract/src/claim/rules.ts';
import { claimStatus } from '../../contract/src/claim/status.ts';
import { events } from '../../contract/src/event/events.ts';
import { invitationMoves } from '../../contract/src/invitation/rules.ts';
import { invitationStatus } from '../../contract/src/invitation/status.ts';
import { postings } from '../../contract/src/ledger/ledger.ts';
import { parameters } from '../../contract/src/mandant/parameters.ts';
import { orderMoves } from '../../contract/src/order/rules.ts';
import { orderStatus } from '../../contract/src/order/status.ts';
import { payoutMoves } from '../../contract/src/payout/rules.ts';
import { payoutStatus } from '../../contract/src/payout/status.ts';
import { recipientMoves } from '../../contract/src/recipient/rules.ts';
import { recipientStatus } from '../../contract/src/recipient/schemas.ts';
import { recommendationMoves } from '../../contract/src/recommendation/rules.ts';
import { recommendationStatus } from '../../contract/src/recommendation/status.ts';
import { rewardMoves } from '../../contract/src/reward/rules.ts';
import { rewardStatus } from '../../contract/src/reward/status.ts';
import { defaultWeights, signalRule } from '../../contract/src/signal/rules.ts';
import { signalWords } from '../../contract/src/signal/words.ts';
import { de } from '../../contract/src/texts/de.ts';
import { jobTable } from './jobs.ts';
import { limitTable, oneTimeTokenTable } from './limits.ts';
import { mailTable } from './mails.ts';
import { table } from './table.ts';

export const bookPath = 'docs/rules.md';

/** Text of each part by the name in its marker. */
export type Parts = Readonly<Record<string, string>>;

export const madeParts = async (): Promise<Parts> => ({
  refusals: refusalTable(),
  jobs: await jobTable(),
  parameters: parameterTable(),
  limits: limitTable(),
  'one-time tokens': oneTimeTokenTable(),
  'moves account': moveTable('account', accountMoves, accountStatus),
  'moves recommendation': moveTable('recommendation', recommendationMoves, recommendationStatus),
  'moves recipient': moveTable('recipient', recipientMoves, recipientStatus),
  'moves order': moveTable('order', orderMoves, orderStatus),
  'moves reward': moveTable('reward', rewardMoves, rewardStatus),
  'moves payout': moveTable('payout', payoutMoves, payoutStatus),
  'moves agency': moveTable('agency', agencyMoves, agencyStatus),
  'moves agency user': moveTable('agencyUser', agencyUserMoves, agencyUserStatus),
  'moves claim': moveTable('claim', claimMoves, claimStatus),
  'moves approval': moveTable('approval', approvalMoves, approvalStatus),
  'moves case': moveTable('case', caseMoves, caseStatus),
  'moves invitation': moveTable('invitation', invitationMoves, invitationStatus),
  signals: signalTable(),
  postings: postingTable(),
  mails: await mailTable(),
});

const marked = /(<!-- made: ([a-z -]+) -->\n)[\s\S]*?(<!-- \/made -->)/g;

/** The book with its made parts anew; a marker that nothing is made for is left empty. */
export const withParts = (book: string, parts: Parts): string =>
  book.replace(marked, (_, start: string, name: string, end: string) => `${start}${parts[name] ?? ''}${end}`);

/** What is wrong with the made parts of a book, in sentences. */
export function stalePartsOf(book: string, parts: Parts): string[] {
  const names = [...book.matchAll(marked)].map(([, , name = '']) => name);
  return [
    ...names.filter((name) => !(name in parts)).map((name) => `${bookPath}: nothing makes the part "${name}"`),
    ...Object.keys(parts)
      .filter((name) => !names.includes(name))
      .map((name) => `${bookPath}: the part "${name}" has no place`),
    ...(withParts(book, parts) === book ? [] : [`${bookPath} is stale: npm run rules`]),
  ];
}

type Machine = keyof typeof events;

/** Every event of a thing by its number; from and to where a move has its name. */
function moveTable<L extends Record<string, string>>(object: Machine, moves: Moves<string>, status: Labels<L>): string {
  const named: Readonly<Record<string, readonly [code: string, de: string, en: string]>> = events[object];
  const labels = new Map<string, string>(codesOf(status).map((code) => [code, String(encode(status, code as never))]));
  const label = (code: string): string => labels.get(code) ?? code;
  const names = [...new Set([...Object.keys(named), ...Object.keys(moves)])];
  return table(
    ['number', 'event', 'from', 'to', 'in the books', 'in English'],
    names.map((name) => {
      const [code = '', german = '', english = ''] = named[name] ?? [];
      const move = moves[name];
      const number = /^[A-Z]\d+$/.test(code) ? code : '';
      return [
        number,
        `\`${name}\``,
        move?.from.map(label).join(', ') ?? '',
        move ? label(move.to) : '',
        german,
        english,
      ];
    }),
  );
}

const refusalTable = (): string =>
  table(
    ['code', 'status', 'name in code', 'sentence'],
    Object.entries(refusals)
      .toSorted(([, [, one]], [, [, other]]) => one.localeCompare(other))
      .map(([name, [status, code]]) => [
        code,
        String(status),
        `\`${name}\``,
        de.refusals[name as keyof typeof refusals],
      ]),
  );

function parameterTable(): string {
  const schema = wire(parameters);
  const none = decode(schema, {});
  if (!none.ok) throw new Error('every parameter needs a default');
  const values = encode(schema, none.value) as Readonly<Record<string, unknown>>;
  return table(
    ['parameter', 'in code', 'default'],
    Object.entries(parameters).map(([name, [german]]) => [
      german,
      `\`${name}\``,
      `\`${JSON.stringify(values[german])}\``,
    ]),
  );
}

/** The number of each kind of posting; a reversal is of the kind it takes back. */
const postingNumber: Readonly<Record<keyof typeof postings, string>> = {
  reservation: 'L1',
  provision: 'L2',
  collection: 'L4',
  voucher: 'L4',
  payout: 'L5',
  expiry: 'L6',
  clawBack: 'L7',
  raise: 'L11',
  cut: 'L11',
  agencyFee: 'L10',
  agencyVat: 'L10',
  agencyRewards: 'L10',
};

const signalTable = (): string =>
  table(
    ['rule', 'in code', 'weight', 'what it says, and what is honest about it'],
    codesOf(signalRule).map((rule) => [
      String(encode(signalRule, rule)),
      `\`${rule}\``,
      String(defaultWeights[rule]),
      signalWords[rule].en,
    ]),
  );

const postingTable = (): string =>
  table(
    ['number', 'kind', 'debit', 'credit', 'in the books', 'in English'],
    Object.entries(postings).map(([name, { debit, credit, label, english }]) => [
      postingNumber[name as keyof typeof postings],
      `\`${name}\``,
      debit,
      credit,
      label,
      english,
    ]),
  );
