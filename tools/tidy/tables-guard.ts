/** Which tables of the migrations lack the rule that hides a mandant's rows from the others. */
/** Global on purpose (docs/decisions/003): no personal data in them but the operators'. */
const globalTables = new Map([
  ['mandant', 'is the list of mandants'],
  ['mandant_host', 'finds the mandant of a host'],
  ['cms_app', 'finds the mandant of an app'],
  ['link_code', 'finds the mandant of a link or a number'],
  ['click_epoch', 'which servers the data have lain on'],
  ['visitor_salt', 'a salt of the day, for the hashes of all'],
  ['limit_counter', 'keyed hash, window and count'],
  ['wrong_try', 'keyed hash, count and how long to wait'],
  ['job_round', 'when each job last asked who has something to do'],
  ['job_run', 'which job did which day'],
  ['mail_due', 'tells the poller whose mail waits, without content'],
  ['sealed_form', 'how sealed values look, of all'],
  ['move_state', 'which mandants move or have moved, of the database'],
  ['single_hand', 'how many persons a decision needs, of all'],
  ['operator', 'an operator works for several mandants'],
  ['operator_recovery_code', 'of operators, as keyed hashes'],
  ['operator_session', 'of operators'],
  ['operator_tie', 'of operators'],
  ['operator_token', 'of operators'],
  ['operator_security_event', 'of operators, with keyed hashes'],
  ['key_proof', 'a proof for each key'],
]);

/** What the procedure `mandant_owned` of the first migration must do with a table handed to it. */
const rule = [
  /enable row level security/,
  /force row level security/,
  /create policy mandant on %s using \(mandant_id = current_mandant\(\)\) with check \(mandant_id = current_mandant\(\)\)/,
];

/** What is wrong with the migrations, given in their order. */
export function missingGuards(migrations: readonly string[]): string[] {
  const sql = migrations.map((text) => text.replace(/--.*$/gm, '')).join('\n');
  const procedure = /create (?:or replace )?procedure mandant_owned[\s\S]*?\$\$([\s\S]*?)\$\$/i.exec(sql)?.[1] ?? '';
  const keepsRule = migrations.length === 0 || rule.every((part) => part.test(procedure));
  const weakened = sql.match(/disable row level security|no force row level security|drop policy[^;]*/gi) ?? [];
  return [
    ...(keepsRule ? [] : ['the procedure mandant_owned does not enable, force and guard a table']),
    ...weakened.map((statement) => `a migration weakens the tenant rule: ${statement}`),
    ...tablesOf(sql).flatMap(({ name, body }) => lacks(name, body, sql)),
  ];
}

/** The tables that the statements make. */
export const tablesOf = (sql: string): { name: string; body: string }[] =>
  [
    ...sql.replace(/--.*$/gm, '').matchAll(/create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)([^;]*);/gi),
  ].map(([, name = '', body = '']) => ({ name, body }));

function lacks(name: string, body: string, sql: string): string[] {
  if (globalTables.has(name)) return [];
  const keyed = /primary\s+key\s*\(\s*mandant_id\b|[(,]\s*mandant_id\s[^,]*\bprimary\s+key/i.test(body);
  const owned = new RegExp(`call\\s+mandant_owned\\(\\s*'${name}'`, 'i').test(sql);
  return [
    ...(keyed ? [] : [`table ${name} has not mandant_id first in its key`]),
    ...(owned ? [] : [`table ${name} is not handed to mandant_owned`]),
  ];
}
