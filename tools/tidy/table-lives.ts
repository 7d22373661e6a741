/**
 * What makes each table grow and what ends its rows: of every table of the migrations, so that none grows for ever without somebody
 * having said so. docs/tables.md is made of it (`npm run tables`).
 */

/** A job by its name; the thing whose end takes them along; or nothing, and then the end says why that is bearable. */
type By = { job: string } | { with: string } | 'replaced' | 'nothing';

export interface Life {
  grows: string;
  by: By;
  ends: string;
}

const job = (grows: string, name: string, ends: string): Life => ({ grows, by: { job: name }, ends });
const goesWith = (grows: string, thing: string, ends: string): Life => ({ grows, by: { with: thing }, ends });
/** Its rows are written anew, so that there are as many as things. */
const replaced = (grows: string, ends: string): Life => ({ grows, by: 'replaced', ends });
const kept = (grows: string, ends: string): Life => ({ grows, by: 'nothing', ends });
const summedUp = 'one row of each once `figure.sum` has summed up the changes; nothing of a person';

export const lives: Readonly<Record<string, Life>> = {
  ab_test: kept('each A/B test', 'by hand, with its result; at most 200 a mandant, nothing of a person'),
  account: kept('each person who recommends', 'the row stays; what names the person goes by K12, K13, C-16'),
  account_total: kept('each account', 'one of each account, by triggers'),
  agency: kept('each agency', 'the row stays: what orders and invoices name'),
  agency_sso: replaced('nothing', 'one row a mandant'),
  agency_merge: kept(
    'each agency that goes into another one',
    'by hand, a few a year; says where a number leads and what became of those of its people',
  ),
  agency_user: kept(
    'each person who works for an agency',
    'the row stays for reports; what names the person goes when they ask for it',
  ),
  agency_statement: kept(
    'each month of an agency with rewards',
    'what it says goes after BelegAufbewahrungJahre, the row stays',
  ),
  agency_statement_position: kept(
    'each reward that is paid for an agency, and each that came back',
    'with its statement, which stays',
  ),
  agent: kept('each agent of the list', 'an agent without history can be deleted at the desk'),
  agent_list: replaced('nothing', 'one row a mandant'),
  api_key: kept('each key', 'a few a mandant; revoked ones stay as names in the log'),
  approval: kept(
    'each decision that waits for a second person',
    'by hand, a few a day; evidence of two persons (rules 3.12)',
  ),
  bank_account: goesWith(
    'each stored bank account',
    'account',
    'deleted by its owner, with the account, or dropped at the desk',
  ),
  bank_check: kept('each night of a mandant that pays', 'one row a day, shown to auditors'),
  campaign: kept('each campaign', 'by hand; one never public can be deleted'),
  campaign_agency_agreement: goesWith(
    'each agreement of somebody who works for an agency',
    'agency_user',
    'taken back, or with the person',
  ),
  campaign_agreement: goesWith('each agreement', 'account', 'taken back, with the account, or with the campaign'),
  captcha_solution: job('each solved captcha', 'token.forget', 'when it is no longer valid, 20 minutes'),
  case_note: goesWith('each note', 'cases', 'with the persons of its case, when they are deleted'),
  case_person: goesWith('each case', 'cases', 'when the person is deleted'),
  case_reward: goesWith('each reward that is held', 'cases', 'stays with its case'),
  cases: kept('each case of signals', 'a person decides each; what a decision stood on stays'),
  catalogue_version: replaced('nothing', 'one row a mandant'),
  category: kept('each category', 'by hand; one never public can be deleted'),
  claim: kept('each claim', 'the row stays; its words and files go with the person or after their time (rules 3.13)'),
  click: job('each entry of a link', 'click.anonymise', 'KlickAufbewahrungTage, months are dropped as a whole (C-21)'),
  click_epoch: kept('each server the data were brought to', 'a row for each restore'),
  click_progress: replaced('nothing', 'one row a mandant'),
  click_total: kept('each link that was opened', 'one of each recommendation: its sum stays'),
  cms_app: replaced('each app of the CMS', 'ended at the desk'),
  cms_app_setting: goesWith('each setting', 'cms_app', 'with its app'),
  cms_client: goesWith('each client', 'cms_app', 'with its app, or removed at the desk'),
  cms_item: kept('each item', 'deleted in the CMS'),
  cms_value: goesWith('each field of an item', 'cms_item', 'with its item'),
  consent_evidence: job(
    'each decision about cookies',
    'retention.end',
    'CookieNachweisAufbewahrungJahre, from the end of its year',
  ),
  consent_text: job('each wording of the question', 'retention.end', 'with the last evidence about it'),
  contact_copy: job('each message to the service', 'token.forget', 'when its time is over (E-17)'),
  contact_mail: job(
    'each address a person wrote to',
    'person.forget',
    'when its time is over (E-17); who wants no more stays as a keyed hash',
  ),
  content_copy: replaced('each kind of content', 'one row a kind and app'),
  content_look: replaced('nothing', 'one row an app'),
  customer_number: replaced('each customer number a file or a person names', 'one row a number'),
  draft: replaced('each thing that is edited', 'one row a thing; its data go when it is published or discarded'),
  draft_schedule: replaced('each moment that is planned', 'carried out, withdrawn, or with its thing'),
  draft_version: kept('each publication', 'by hand, at most some a day: what was public when stays'),
  entry_day: job('each link and day that has entries', 'click.anonymise', 'after 400 days, and with the account'),
  event: job(
    'nearly four for each recommendation',
    'retention.end',
    'BuchungAufbewahrungJahre, years are dropped as a whole',
  ),
  agency_figure: kept(
    'each month in which an agency does something',
    'one row of each month and employee once `agency-figure.sum` has summed up the changes; nothing of a person',
  ),
  figure: kept('each day, measure and product', summedUp),
  figure_part: kept('each day and measure by channel, campaign, agency, kind, week and reason', summedUp),
  figure_span: kept(
    'each day and week, of all there is and by product, channel, campaign, agency, kind and reason',
    summedUp,
  ),
  figure_wait: kept('each week and number of days waited, of all there is and by product and part', summedUp),
  file: job('each uploaded file', 'file.clean', 'at its end (rules 3.13), or with the account'),
  file_part: goesWith('each megabyte of a file', 'file', 'with its file'),
  former_address: job('each changed address', 'person.forget', 'after 30 days, and with the account'),
  hit_day: job(
    'each day, page, goal, channel and product, and each version of an A/B test',
    'hit.forget',
    'after 800 days, those of an A/B test with it; nothing of a person',
  ),
  hit_visitor: job('each person of a day and what it was counted for', 'hit.forget', 'with the day'),
  iban_pair: goesWith('each pair that may share an IBAN', 'account', 'when one of both is deleted'),
  invitation: kept(
    'each invitation',
    'the row stays: what the overview counts; what names the person goes after it has ended',
  ),
  invitation_block: kept(
    'each person who wants no more',
    'a keyed hash of the address, kept for good: the wish has no end',
  ),
  invoice: kept(
    'each month of an agency with a fee, and what corrects one',
    'what it says goes after BelegAufbewahrungJahre, the row stays',
  ),
  invoice_place: replaced('nothing', 'one row a year and kind of document'),
  invoice_position: kept('each order that is billed, and each that is taken back', 'with its invoice, which stays'),
  invoice_seller: replaced('nothing', 'one row a mandant that bills agencies'),
  job_round: replaced('nothing', 'one row a job'),
  job_run: job(
    'each night a job is at work for a mandant',
    'token.forget',
    'after 60 days; the last one of each stays',
  ),
  job_state: replaced('nothing', 'one row a job and mandant'),
  key_proof: replaced('each key', 'with the key, when all is sealed anew'),
  language: replaced('each language of a mandant', 'one row a language'),
  language_entry: replaced('each text a mandant words itself', 'one row a text; the own word can be taken back'),
  legal_hold: replaced('nothing', 'one row a mandant that is held; lifted at the desk'),
  limit_counter: job('each address, network and window', 'token.forget', 'a day after its window'),
  link_code: kept('each recommendation', 'a link keeps its meaning; nothing of a person'),
  mail: job('each mail', 'retention.end', 'BriefAufbewahrungJahre, years are dropped as a whole'),
  mail_due: replaced('each mail that waits', 'when it has left or is given up'),
  mandant: kept('each mandant', 'a mandant stays'),
  mandant_config: replaced('nothing', 'one row a mandant'),
  mandant_host: replaced('each host', 'one row a host'),
  media: kept('each picture', 'deleted at the desk while nothing shows it'),
  media_variant: replaced('each size in which a picture is asked for', 'of each picture the newest stay'),
  move_state: kept('each mandant that has left a database', 'goes where the mandant comes back'),
  one_time_token: job('each link of a mail', 'token.forget', 'when it is over'),
  operator: kept('each colleague', 'by hand; a locked one stays as a name in the log'),
  operator_recovery_code: replaced('each set of codes', 'a new set takes the place of the old'),
  operator_security_event: job('each sign-in and refusal of an operator', 'token.forget', 'after a year'),
  operator_session: job('each sign-in', 'token.forget', 'when it is over'),
  operator_tie: kept('each invitation and reset among colleagues', 'by hand: who may not decide alone (rules 3.12)'),
  operator_token: job('each link of a mail to an operator', 'token.forget', 'when it is over'),
  order_event: kept('each report of a client', 'the same report counts once for ever (rules 3.4)'),
  order_feed: replaced('nothing', 'one row a mandant'),
  order_import: kept('each file of orders', 'the row stays with its counts; some a day'),
  order_import_line: job('each row of a file', 'person.forget', 'after 30 days'),
  order_import_part: job('each part of a file', 'person.forget', 'after 30 days'),
  order_import_probe: job('each row of a dry run', 'person.forget', 'when it is over, at the latest after 30 days'),
  orders: kept('each order', 'the row stays: what rewards stand on'),
  payout_item: job(
    'each transfer',
    'retention.end',
    'with the postings of its subject; before the export with its draft',
  ),
  payout_run: job(
    'each payout run',
    'retention.end',
    'the bank file goes after BelegAufbewahrungJahre; the row stays, some a month',
  ),
  permission_evidence: job(
    'each yes and no',
    'retention.end',
    'EinwilligungAufbewahrungJahre from the last use; a last yes stays',
  ),
  posting: job(
    'two to four for each reward',
    'retention.end',
    'BuchungAufbewahrungJahre, once nothing of the subject is open',
  ),
  premium: kept('each premium', 'by hand or by the provider; one never public can be deleted'),
  premium_plan: kept('each extra premium of an agency', 'by hand; what was promised by it stays'),
  premium_product: goesWith('each product of a premium', 'premium', 'with its premium, or taken away'),
  product: kept('each product', 'by hand or by the provider; one never public can be deleted'),
  product_provider: replaced('nothing', 'one row a mandant with a provider'),
  provider_load: job('each load from a provider', 'provider.load', 'after a year, its rows after two weeks'),
  provider_row: job(
    'each row of a load',
    'provider.load',
    'two weeks after its load, or when that failed or was superseded',
  ),
  provider_state: replaced('nothing', 'one row a mandant with a provider'),
  recipient: kept('each recommendation that was accepted', 'the row stays; what names the person goes by R7, R10'),
  recommendation: kept(
    'each recommendation',
    'the row stays: what orders and rewards stand on; names in it go with the person',
  ),
  recommendation_code: goesWith('each code', 'account', 'stays while the account does'),
  referrer_day: job(
    'each host and day a link was opened from',
    'click.anonymise',
    'after 180 days, and with the account',
  ),
  replay_key: job('each Idempotency-Key', 'token.forget', 'after a day'),
  report_mail: kept('each operator who asks for the mail of the week', 'one row of each, deleted when they end it'),
  report_view: kept('each view of reports somebody saves', 'twenty of each operator at most, deleted by them'),
  returned_address: job(
    'each address a mail came back from',
    'retention.end',
    'BriefAufbewahrungJahre, or with the person; who wants no advertising stays as a keyed hash',
  ),
  reward: kept('each reward', 'the row stays: what postings are about; the account on it goes after 14 months (C-16)'),
  reward_hold: goesWith('each hold', 'reward', 'ends by itself or is lifted, and stays with its reward'),
  route: replaced('each page', 'one row a page and mandant'),
  sealed_form: replaced('nothing', 'one row for each form of seals'),
  security_event: job('each sign-in, refusal and file', 'retention.end', 'SicherheitAufbewahrungTage'),
  session: job('each sign-in of a person', 'token.forget', 'when it is over, and with the account'),
  signal: job(
    'each sign',
    'person.forget',
    'after 180 days, unless a case or an open recommendation needs it (rules 3.14)',
  ),
  signal_clearance: goesWith(
    'each sign that was judged harmless',
    'cases',
    'when its case is opened again, or with the person',
  ),
  single_hand: replaced('nothing', 'one row'),
  terms_text: kept('each version of the terms', 'by hand: what people agreed to'),
  trace: job('each act', 'person.forget', 'after 180 days, unless an open recommendation needs it (rules 3.14)'),
  used_token: job('each token of a customer portal', 'token.forget', 'when it is over'),
  visit: job('each visitor of a link and day', 'click.anonymise', 'after 7 days, days are dropped as a whole'),
  visitor_salt: job('each day', 'click.anonymise', 'after a day'),
  voucher_code: kept('each voucher', 'bought by the mandant: what was given to whom'),
  wrong_try: job('each address and network that tried wrong', 'token.forget', 'a day after the last try'),
};

/** The tables that no row tells about, rows about no table, jobs that are none, and ends that no statement makes. */
export function untoldLives(
  tables: readonly string[],
  told: Readonly<Record<string, Life>>,
  { jobs, statements }: { jobs: readonly string[]; statements: string },
): string[] {
  const known = new Set(tables);
  return [
    ...tables
      .filter((table) => told[table] === undefined)
      .map((table) => `table ${table} has no row in tools/tidy/table-lives.ts`),
    ...Object.entries(told).flatMap(([table, { by }]) => {
      if (!known.has(table)) return [`tools/tidy/table-lives.ts: there is no table ${table}`];
      if (typeof by === 'string') return [];
      if ('with' in by) return known.has(by.with) ? [] : [`${table} goes with ${by.with}, which is no table`];
      if (!jobs.includes(by.job)) return [`${table} is ended by ${by.job}, which is no job`];
      const ends = new RegExp(
        `(?:deleteFrom\\('|delete from |update )${table}\\b|updateTable\\('${table}'\\)|drop_\\w+\\('${table}'`,
      );
      return ends.test(statements) ? [] : [`no statement ends rows of ${table}`];
    }),
  ];
}

const byText = (by: By): string =>
  by === 'nothing'
    ? 'nothing'
    : by === 'replaced'
      ? 'is written anew'
      : 'job' in by
        ? `\`${by.job}\``
        : `\`${by.with}\``;

/** docs/tables.md. */
export const livesText = (told: Readonly<Record<string, Life>>): string => `# Tables

Made by \`npm run tables\` from tools/tidy/table-lives.ts. What makes each table grow, and what ends its rows: a job of the night (rules 1.8), the thing
it goes with, or nothing, and then why that is bearable. Most that stay are a row for each thing a person or a client made, without what names anybody once
the person is deleted. Retention: rules 1.13. The queue of the jobs has tables of its own (schema \`jobs\`), which pg-boss empties after a week.

| table | grows with | ended by | when |
|---|---|---|---|
${Object.entries(told)
  .map(([table, { grows, by, ends }]) => `| \`${table}\` | ${grows} | ${byText(by)} | ${ends} |`)
  .join('\n')}
`;
