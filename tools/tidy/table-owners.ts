/**
 * Whose a table is: the feature that alone writes it. Who stands right of the owner may read it, in the order of
 * .dependency-cruiser.mjs; a statement goes as far as an import does, and no linter sees it.
 */
import { type TableUse, tableUses } from './table-uses.ts';

/** By feature; every table of the migrations is in one of the lists. */
const tablesOf: Record<string, readonly string[]> = {
  platform: [
    'event',
    'job_round',
    'job_run',
    'job_state',
    'key_proof',
    'limit_counter',
    'mail',
    'mail_due',
    'move_state',
    'operator_security_event',
    'replay_key',
    'returned_address',
    'sealed_form',
    'security_event',
    'single_hand',
    'wrong_try',
  ],
  mandant: ['mandant', 'mandant_host', 'mandant_config', 'api_key', 'terms_text', 'permission_evidence'],
  // Triggers write it (docs/decisions/033).
  figure: ['figure', 'figure_part', 'figure_span', 'figure_wait'],
  captcha: ['captcha_solution'],
  files: ['file', 'file_part'],
  media: ['media', 'media_variant'],
  identity: ['one_time_token', 'session'],
  draft: ['draft', 'draft_schedule', 'draft_version'],
  site: ['language', 'language_entry', 'route'],
  content: ['content_copy', 'content_look'],
  cms: ['cms_app', 'cms_app_setting', 'cms_client', 'cms_item', 'cms_value'],
  contact: ['contact_copy'],
  consent: ['consent_evidence', 'consent_text'],
  'ab-test': ['ab_test'],
  tracking: ['hit_day', 'hit_visitor', 'visitor_salt'],
  product: ['catalogue_version', 'category', 'product', 'product_provider'],
  agent: ['agent', 'agent_list'],
  premium: ['premium', 'premium_product', 'voucher_code'],
  provider: ['provider_state', 'provider_load', 'provider_row'],
  'bank-account': ['bank_account'],
  account: ['account', 'customer_number', 'former_address', 'recommendation_code', 'used_token'],
  // Triggers write it.
  'agency-area': ['agency_figure'],
  agency: ['agency', 'agency_merge', 'agency_user', 'agency_sso', 'invitation', 'invitation_block', 'premium_plan'],
  invoice: [
    'invoice',
    'invoice_position',
    'invoice_place',
    'invoice_seller',
    'agency_statement',
    'agency_statement_position',
  ],
  signal: ['trace', 'signal', 'signal_clearance'],
  campaign: ['campaign', 'campaign_agreement', 'campaign_agency_agreement'],
  recommendation: [
    'recommendation',
    'contact_mail',
    'link_code',
    'click',
    'click_epoch',
    'click_progress',
    'click_total',
    'entry_day',
    'referrer_day',
    'visit',
  ],
  recipient: ['recipient'],
  ledger: ['posting'],
  'payout-run': ['payout_run', 'payout_item'],
  approval: ['approval'],
  order: ['orders', 'order_event', 'order_feed'],
  reward: ['reward', 'reward_hold', 'iban_pair'],
  case: ['cases', 'case_reward', 'case_person', 'case_note'],
  settlement: ['bank_check'],
  'order-import': ['order_import', 'order_import_part', 'order_import_line', 'order_import_probe'],
  claim: ['claim'],
  retention: ['legal_hold'],
  // Triggers keep it (docs/decisions/016).
  'personal-area': ['account_total'],
  desk: ['report_mail', 'report_view'],
  operator: ['operator', 'operator_recovery_code', 'operator_session', 'operator_tie', 'operator_token'],
};
export const owners: ReadonlyMap<string, string> = new Map(
  Object.entries(tablesOf).flatMap(([feature, tables]) => tables.map((table) => [table, feature] as const)),
);

export interface Exception extends TableUse {
  feature: string;
  reason: string;
}

/** There is none, and none is added without its reason. */
export const exceptions: readonly Exception[] = [];

export interface Source {
  path: string;
  text: string;
}

export interface House {
  /** Tables of the migrations. */
  tables: readonly string[];
  /** Features from left to right. */
  order: readonly string[];
  owners: ReadonlyMap<string, string>;
  exceptions: readonly Exception[];
}

/** What is wrong with the statements of these files, and with the lists themselves. */
export function foreignUses(sources: readonly Source[], { tables, order, owners, exceptions }: House): string[] {
  const known = new Set(tables);
  const needed = new Set<Exception>();
  const wrong = sources.flatMap(({ path, text }) => {
    const feature = path.split('/')[2] ?? '';
    return tableUses(text, known).flatMap(({ table, does }) => {
      const owner = owners.get(table);
      if (owner === undefined || isAllowed(does, feature, owner, order)) return [];
      const exception = exceptions.find((one) => one.feature === feature && one.table === table && one.does === does);
      if (exception) needed.add(exception);
      return exception ? [] : [`${path} ${does} ${table}, a table of ${owner} (tools/tidy/table-owners.ts)`];
    });
  });
  return [
    ...tables
      .filter((table) => !owners.has(table))
      .map((table) => `table ${table} has no owner in tools/tidy/table-owners.ts`),
    ...[...owners.keys()]
      .filter((table) => !known.has(table))
      .map((table) => `tools/tidy/table-owners.ts: there is no table ${table}`),
    ...sources.filter(isUnclear).map(({ path }) => `${path} names a table by a variable: nobody sees whose it is`),
    ...wrong,
    ...exceptions
      .filter((one) => !needed.has(one))
      .map(
        ({ feature, does, table }) =>
          `tools/tidy/table-owners.ts: ${feature} ${does} no ${table} any more, the exception has to go`,
      ),
  ];
}

/** The re-sealing of every sealed column and the log of the desk go over tables of all. */
const isUnclear = ({ path, text }: Source): boolean =>
  /\b(?:insertInto|updateTable|deleteFrom|selectFrom|sql[.]table)\(\s*\w/.test(text) &&
  !/^server[/]src[/](?:platform|desk)[/]/.test(path);

/** What stands in no order, like the set-up, is above all features. */
function isAllowed(does: TableUse['does'], feature: string, owner: string, order: readonly string[]): boolean {
  if (feature === owner) return true;
  return does === 'reads' && (!order.includes(feature) || order.indexOf(feature) > order.indexOf(owner));
}
