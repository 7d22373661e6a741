/**
 * Proofs that `npm test` gives on one of the two databases, where the other one would tell it again: ONE_DATABASE=1, as its
 * stages have it. `npm run proof`, and whoever runs a file by hand, has each on both.
 */

/** What is asked, answered and written: texts, forms, tokens and mails, which no database knows of. */
export const onEmbeddedAlone: readonly string[] = [
  'access',
  'document',
  'edge',
  'files',
  'fuzz',
  'log',
  'mail-kill',
  'mail-log',
  'mail-server',
  'mails',
  'names',
  'naughty',
  'operator-roles',
  'own-mails',
  'slow-body',
];
/** Lives that are long, and kills: many transactions, which the server of a database takes in half the time; what asks for its plans. */
export const onPostgresAlone: readonly string[] = [
  'clock-jumps',
  'crash',
  'decisions',
  'link-life',
  'lists',
  'pages',
  'single-hand',
  'single-hand-claim',
  'strangers',
];

/**
 * The longest two features: the database that keeps real money has them, and what they ask there is read for the plans. The embedded one
 * has them by the journeys in Chromium, whose house stands on it, and by every call of the proofs (`access`, `fuzz`, `naughty`); the way
 * from a recommendation to the money is told on both (`recommendation-to-payout`). Every other feature is told on both.
 */
export const featuresOnPostgres: readonly string[] = ['desk/**/*', 'settlement/**/*'];

/**
 * Tests of features that ask no database, or nothing of it that others do not ask as well, or a process with an embedded one of its own:
 * the gate runs them once.
 */
export const askedNoDatabase: readonly string[] = [
  'check-settings',
  'main',
  'platform/database/process-lock',
  'platform/http/network-limits',
  'platform/span/**/*',
  'platform/thread/**/*',
];

/** Minutes of processes that end and of a server of PostgreSQL that is killed: in `npm run proof` alone. */
const onPostgresInProof = 'src/proof/bad-days/**';

type Environment = Readonly<Record<string, string | undefined>>;

/** Which files the other database has, or the long proof. */
export function toldElsewhere({ ONE_DATABASE, TEST_DATABASE, EVERY_CASE }: Environment): string[] {
  const later = EVERY_CASE && TEST_DATABASE === 'postgres' ? [] : [onPostgresInProof];
  return [...later, ...onOneDatabase({ ONE_DATABASE, TEST_DATABASE })];
}

function onOneDatabase({ ONE_DATABASE, TEST_DATABASE }: Environment): string[] {
  if (ONE_DATABASE !== '1') return [];
  const inProof = (name: string): string => `proof/${name}`;
  const names =
    TEST_DATABASE === 'postgres'
      ? [...onEmbeddedAlone.map(inProof), ...askedNoDatabase]
      : [...onPostgresAlone.map(inProof), ...featuresOnPostgres];
  return names.map((name) => `src/${name}.test.ts`);
}

/** What runs on three databases (TEST_DATABASE=cells): a small part in `npm test`, the journeys of features in `npm run proof`. */
export const onCells = ({ EVERY_CASE }: Readonly<Record<string, string | undefined>>): string[] => [
  'src/proof/cells/cells.test.ts',
  'src/proof/cells/check-settings.test.ts',
  'src/proof/cells/home-away.test.ts',
  'src/proof/cells/late-cell.test.ts',
  'src/proof/cells/move.test.ts',
  ...(EVERY_CASE === '1'
    ? [
        'src/proof/cells/bad-cell.test.ts',
        'src/proof/cells/bad-home.test.ts',
        'src/proof/cells/crash.test.ts',
        'src/proof/cells/killed-move.test.ts',
        'src/proof/cells/move-money.test.ts',
        'src/proof/isolation.test.ts',
        'src/proof/recommendation-to-payout.test.ts',
        'src/mandant/mandant.test.ts',
        'src/recommendation/create.test.ts',
        'src/recommendation/open-link.test.ts',
      ]
    : []),
];
