// Made by `npm run tables` from server/migrations. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

export interface AbTestTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  name: string;
  subject: string;
  block_id: Generated<string | null>;
  words: Generated<unknown>;
  share_order: Generated<string[]>;
  split: string;
  aim: string;
  from_day: string;
  until_day: string;
  ended_at: Generated<Date | null>;
  created_at: Date;
  created_by: Generated<number | null>;
}

export interface AccountTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  hash: string;
  status: string;
  salutation: Generated<string | null>;
  first_name: Generated<string | null>;
  last_name: Generated<string | null>;
  email: Generated<string | null>;
  email_hash: Generated<string | null>;
  language: string;
  password_hash: Generated<string | null>;
  password_version: Generated<number>;
  agency_number: Generated<string | null>;
  employee_number: Generated<string | null>;
  roles: Generated<string[]>;
  created_at: Date;
  changed_at: Date;
  last_login_at: Generated<Date | null>;
  newsletter_mail_at: Generated<Date | null>;
  newsletter_at: Generated<Date | null>;
  customer_number: Generated<string | null>;
  customer_number_at: Generated<Date | null>;
}

export interface AccountTotalTable {
  mandant_id: Generated<number>;
  account_id: number;
  open: Generated<number>;
  ok: Generated<number>;
  released: Generated<number>;
  paid: Generated<number>;
  expired: Generated<number>;
  cancelled: Generated<number>;
  open_cents: Generated<number>;
  ready_cents: Generated<number>;
  collected_cents: Generated<number>;
  received_cents: Generated<number>;
  received_count: Generated<number>;
}

export interface AgencyTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  agency_number: string;
  status: string;
  company: string;
  legal_form: Generated<string | null>;
  street: Generated<string | null>;
  house_number: Generated<string | null>;
  postcode: Generated<string | null>;
  city: Generated<string | null>;
  phone: Generated<string | null>;
  email: string;
  tax_number: Generated<string | null>;
  vat_id: Generated<string | null>;
  buyer_reference: Generated<string | null>;
  status_reason: Generated<string | null>;
  merged_into: Generated<number | null>;
  search_key: string;
  created_at: Date;
  changed_at: Date;
  logo_url: Generated<string | null>;
}

export interface AgencyFigureTable {
  mandant_id: Generated<number>;
  form: string;
  agency_number: string;
  employee_number: Generated<string>;
  month: string;
  measure: string;
  is_gone: Generated<boolean>;
  part: Generated<number>;
  count: number;
  cents: Generated<number>;
}

export interface AgencyMergeTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  from_agency_id: number;
  into_agency_id: number;
  from_number: string;
  into_number: string;
  renames: unknown;
  taken: string[];
  moved: Generated<number>;
  started_at: Date;
  finished_at: Generated<Date | null>;
}

export interface AgencySsoTable {
  mandant_id: Generated<number>;
  is_on: boolean;
  issuer: string;
  client_id: string;
  secret_sealed: Generated<string | null>;
  authorize_url: Generated<string | null>;
  end_session_url: Generated<string | null>;
  department_claim: string;
  role_claim: string;
  email_claim: string;
  given_name_claim: string;
  family_name_claim: string;
  employee_number_claim: Generated<string | null>;
  departments: string;
  roles: string;
  generation: number;
  changed_at: Date;
}

export interface AgencyStatementTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  number: string;
  agency_id: number;
  agency_number: string;
  month: string;
  issued_on: string;
  sum_cents: number;
  invoice_number: Generated<string | null>;
  document: unknown;
  pdf: Generated<Buffer | null>;
  created_at: Date;
  due_on: Generated<string | null>;
  paid_on: Generated<string | null>;
  ended_on: Generated<string | null>;
  stands_alone: Generated<boolean>;
}

export interface AgencyStatementPositionTable {
  mandant_id: Generated<number>;
  reward_id: number;
  attempt: number;
  is_credit: boolean;
  statement_id: number;
  agency_number: string;
  place: number;
  reward_cents: number;
}

export interface AgencyUserTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  agency_id: Generated<number | null>;
  agency_number: Generated<string | null>;
  employee_number: Generated<string | null>;
  roles: Generated<string[]>;
  status: string;
  email: string;
  email_confirmed_at: Generated<Date | null>;
  salutation: Generated<string | null>;
  first_name: Generated<string | null>;
  last_name: Generated<string | null>;
  phone: Generated<string | null>;
  language: string;
  password_hash: Generated<string | null>;
  password_version: Generated<number>;
  sso_issuer: Generated<string | null>;
  sso_subject: Generated<string | null>;
  removed_at: Generated<Date | null>;
  last_login_at: Generated<Date | null>;
  created_at: Date;
  changed_at: Date;
}

export interface AgentTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  external_id: string;
  last_name: string;
  first_name: string;
  postcode: string;
  city: string;
  photo_url: Generated<string | null>;
  email: Generated<string | null>;
  phone: Generated<string | null>;
  agency_number: Generated<string | null>;
  active: Generated<boolean>;
  name_key: string;
  search_key: string;
  created_at: Date;
  changed_at: Date;
  photo_consent_on: Generated<string | null>;
  photo_consent_how: Generated<string | null>;
  employee_number: Generated<string | null>;
}

export interface AgentListTable {
  mandant_id: Generated<number>;
  version: number;
}

export interface ApiKeyTable {
  mandant_id: Generated<number>;
  name: string;
  key_hash: Generated<string | null>;
  created_at: Date;
  hashed_by: Generated<string | null>;
  generation: Generated<number>;
  scopes: Generated<string[] | null>;
  ending: Generated<string | null>;
  made_at: Generated<Date | null>;
  made_by: Generated<number | null>;
  used_at: Generated<Date | null>;
  ends_at: Generated<Date | null>;
  former_hash: Generated<string | null>;
  former_hashed_by: Generated<string | null>;
  former_used_at: Generated<Date | null>;
  former_ends_at: Generated<Date | null>;
  promised_to: Generated<number | null>;
  promised_until: Generated<Date | null>;
  promised_scopes: Generated<string[] | null>;
  promised_days: Generated<number | null>;
  promised_overlap_hours: Generated<number | null>;
}

export interface ApprovalTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  kind: string;
  object: string;
  object_id: number;
  deed_sealed: string;
  reason: Generated<string | null>;
  status: string;
  asked_by: number;
  asked_at: Date;
  ends_at: Date;
  decided_by: Generated<number | null>;
  decided_at: Generated<Date | null>;
  decision_reason: Generated<string | null>;
  single_handed: Generated<boolean>;
  claim_id: Generated<number | null>;
}

export interface BankAccountTable {
  mandant_id: Generated<number>;
  owner_kind: string;
  owner_id: number;
  holder_sealed: string;
  iban_sealed: string;
  iban_hash: string;
  given_at: Date;
  replaces: Generated<boolean>;
  stopped_at: Generated<Date | null>;
  iban_tail_hash: Generated<string | null>;
}

export interface BankCheckTable {
  mandant_id: Generated<number>;
  day: string;
  checked_at: Date;
  transferred_cents: number;
  returned_cents: number;
  booked_cents: number;
}

export interface CampaignTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  published_at: Generated<Date | null>;
  version: Generated<number | null>;
  audience: Generated<string | null>;
  from_on: Generated<string | null>;
  until_on: Generated<string | null>;
  needs_agreement: Generated<boolean>;
  texts: Generated<unknown>;
  created_at: Date;
}

export interface CampaignAgencyAgreementTable {
  mandant_id: Generated<number>;
  agency_user_id: number;
  campaign_id: number;
  version: number;
  text: string;
  agreed_at: Date;
}

export interface CampaignAgreementTable {
  mandant_id: Generated<number>;
  account_id: number;
  campaign_id: number;
  version: number;
  text: string;
  agreed_at: Date;
}

export interface CaptchaSolutionTable {
  mandant_id: Generated<number>;
  solution: string;
  repeat_key: Generated<string | null>;
  ends_at: Date;
}

export interface CaseNoteTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  case_id: number;
  text: string;
  written_by: number;
  at: Date;
}

export interface CasePersonTable {
  mandant_id: Generated<number>;
  case_id: number;
  person_hash: string;
}

export interface CaseRewardTable {
  mandant_id: Generated<number>;
  case_id: number;
  reward_id: number;
  at: Date;
  freed: Generated<boolean>;
}

export interface CasesTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  status: string;
  account_id: Generated<number | null>;
  score: number;
  opened_at: Date;
  changed_at: Date;
  assigned_to: Generated<number | null>;
  decided_by: Generated<number | null>;
  decided_at: Generated<Date | null>;
  reason_code: Generated<string | null>;
  reason: Generated<string | null>;
  carried_out_at: Generated<Date | null>;
}

export interface CatalogueVersionTable {
  mandant_id: Generated<number>;
  version: number;
}

export interface CategoryTable {
  mandant_id: Generated<number>;
  id: number;
  slug: string;
  title: string;
  breadcrumb: string;
  subtitle: Generated<string | null>;
  source: string;
  category: string;
  position: number;
  active: Generated<boolean>;
  translations: Generated<unknown>;
  picture: Generated<string | null>;
  icon: Generated<string | null>;
  drafted: Generated<boolean>;
}

export interface ClaimTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  number: string;
  account_id: number;
  recommendation_id: Generated<number | null>;
  external_number: Generated<string | null>;
  contract_on: string;
  words_sealed: Generated<string | null>;
  appeal_sealed: Generated<string | null>;
  status: string;
  outcome: Generated<string | null>;
  refusal: Generated<string | null>;
  filed_at: Date;
  answer_by: string;
  decided_at: Generated<Date | null>;
  decided_by: Generated<number | null>;
  appealed_at: Generated<Date | null>;
  first_decided_by: Generated<number | null>;
}

export interface ClickTable {
  mandant_id: Generated<number>;
  epoch: number;
  xid: Generated<string>;
  id: Generated<number>;
  recommendation_id: number;
  at: Date;
  kind: string;
  is_entry: boolean;
  target: string;
  channel: Generated<string | null>;
  entry_source: Generated<string | null>;
  recipient_number: Generated<string | null>;
  referrer_host: Generated<string | null>;
}

export interface ClickEpochTable {
  id: number;
  cluster: string;
}

export interface ClickProgressTable {
  mandant_id: Generated<number>;
  counted_id: Generated<number>;
  counted_epoch: Generated<number>;
  counted_xid: Generated<string>;
  kept_from: Generated<string | null>;
}

export interface ClickTotalTable {
  mandant_id: Generated<number>;
  recommendation_id: number;
  entries: number;
}

export interface CmsAppTable {
  name: string;
  mandant_id: number;
}

export interface CmsAppSettingTable {
  mandant_id: Generated<number>;
  app: string;
  languages: string[];
  changed_at: Date;
}

export interface CmsClientTable {
  mandant_id: Generated<number>;
  app: string;
  name: string;
  role: string;
  secret_sealed: Generated<string | null>;
  secret_hash: string;
  generation: number;
  created_at: Date;
  changed_at: Date;
  secret_for: Generated<number | null>;
  secret_until: Generated<Date | null>;
}

export interface CmsItemTable {
  mandant_id: Generated<number>;
  id: string;
  app: string;
  schema: string;
  status: string;
  data: Generated<unknown | null>;
  body: Generated<string | null>;
  search: Generated<string | null>;
  draft_key: Generated<string | null>;
  public_key: Generated<string | null>;
  version: number;
  created_at: Date;
  created_by: string;
  changed_at: Date;
  changed_by: string;
}

export interface CmsValueTable {
  mandant_id: Generated<number>;
  app: string;
  schema: string;
  field: string;
  value: string;
  changed_at: Date;
  item_id: string;
}

export interface ConsentEvidenceTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  number: string;
  at: Date;
  source: string;
  functional: boolean;
  analytical: boolean;
  marketing: boolean;
  list: string;
  text_id: Generated<number | null>;
}

export interface ConsentTextTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  hash: string;
  locale: string;
  words: string;
  since: Date;
}

export interface ContactCopyTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  number: string;
  message_sealed: string;
  created_at: Date;
  ends_at: Date;
}

export interface ContactMailTable {
  mandant_id: Generated<number>;
  address_hash: string;
  until: Generated<string | null>;
  stopped_at: Generated<Date | null>;
}

export interface ContentCopyTable {
  mandant_id: Generated<number>;
  app: string;
  kind: string;
  items: unknown;
  seen_at: Date;
}

export interface ContentLookTable {
  mandant_id: Generated<number>;
  app: string;
  looked_at: Date;
}

export interface CountedAgencyFigureTable {
  mandant_id: Generated<number | null>;
  source: Generated<string | null>;
  agency: Generated<string | null>;
  employee: Generated<string | null>;
  month: Generated<string | null>;
  measure: Generated<string | null>;
  count: Generated<number | null>;
  cents: Generated<number | null>;
}

export interface CountedFigureTable {
  mandant_id: Generated<number | null>;
  source: Generated<string | null>;
  day: Generated<string | null>;
  measure: Generated<string | null>;
  product_id: Generated<number | null>;
  waited: Generated<number | null>;
  count: Generated<number | null>;
  cents: Generated<number | null>;
  channel: Generated<string | null>;
  campaign: Generated<string | null>;
  agency: Generated<string | null>;
  kind: Generated<string | null>;
  cohort: Generated<string | null>;
  reason: Generated<string | null>;
  about: Generated<number | null>;
}

export interface CustomerNumberTable {
  mandant_id: Generated<number>;
  number: string;
  valid: boolean;
  read_at: Date;
}

export interface DraftTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  object: string;
  object_key: string;
  data: Generated<unknown | null>;
  revision: number;
  version: Generated<number | null>;
  changed_by: Generated<number | null>;
  changed_at: Date;
}

export interface DraftScheduleTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  object: string;
  object_key: string;
  deed: string;
  at: Date;
  data: Generated<unknown | null>;
  note: Generated<string | null>;
  asked_by: Generated<number | null>;
  asked_at: Date;
  failure: Generated<string | null>;
  agreed: Generated<boolean>;
}

export interface DraftVersionTable {
  mandant_id: Generated<number>;
  object: string;
  object_key: string;
  version: number;
  data: Generated<unknown | null>;
  published_at: Date;
  published_by: Generated<number | null>;
  note: Generated<string | null>;
}

export interface EntryDayTable {
  mandant_id: Generated<number>;
  recommendation_id: number;
  day: string;
  channel: string;
  people: Generated<number>;
  reported: Generated<number>;
  repeats: Generated<number>;
  previews: Generated<number>;
  robots: Generated<number>;
  prefetches: Generated<number>;
  heads: Generated<number>;
}

export interface EventTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  object: string;
  object_id: number;
  event: string;
  from_status: Generated<string | null>;
  to_status: string;
  actor_kind: string;
  actor_id: Generated<string | null>;
  at: Date;
  reason: Generated<string | null>;
  approval_id: Generated<number | null>;
}

export interface FigureTable {
  mandant_id: Generated<number>;
  form: string;
  day: string;
  measure: string;
  product_id: Generated<number>;
  waited: Generated<number>;
  is_gone: Generated<boolean>;
  part: Generated<number>;
  count: number;
  cents: Generated<number>;
  channel: Generated<string>;
  campaign: Generated<string>;
  agency: Generated<string>;
  kind: Generated<string>;
  cohort: Generated<string | null>;
  reason: Generated<string>;
}

export interface FigurePartTable {
  mandant_id: Generated<number>;
  dimension: string;
  value: string;
  day: string;
  measure: string;
  waited: Generated<number>;
  is_gone: Generated<boolean>;
  count: number;
  cents: Generated<number>;
}

export interface FigureSpanTable {
  mandant_id: Generated<number>;
  dimension: string;
  value: string;
  unit: string;
  begins_on: string;
  visited: Generated<number>;
  shared: Generated<number>;
  recommended: Generated<number>;
  clicked: Generated<number>;
  accepted: Generated<number>;
  confirmed: Generated<number>;
  ordered: Generated<number>;
  released: Generated<number>;
  cancelled: Generated<number>;
  rejected: Generated<number>;
  held: Generated<number>;
  collected: Generated<number>;
  paid: Generated<number>;
  returned: Generated<number>;
  collected_cents: Generated<number>;
  paid_cents: Generated<number>;
  returned_cents: Generated<number>;
}

export interface FigureWaitTable {
  mandant_id: Generated<number>;
  dimension: string;
  value: string;
  measure: string;
  week: string;
  waited: number;
  count: number;
}

export interface FileTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  key: string;
  account_id: Generated<number | null>;
  object: Generated<string | null>;
  object_id: Generated<number | null>;
  name: string;
  type: string;
  bytes: number;
  store: string;
  content_hash: string;
  parts: Generated<number | null>;
  created_at: Date;
  ends_at: Generated<Date | null>;
}

export interface FilePartTable {
  mandant_id: Generated<number>;
  file_id: number;
  part: number;
  content_sealed: Buffer;
}

export interface FormerAddressTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  account_id: number;
  email_sealed: string;
  ended_at: Date;
}

export interface HitDayTable {
  mandant_id: Generated<number>;
  day: string;
  kind: string;
  name: string;
  channel: Generated<string>;
  product_id: Generated<number>;
  count: number;
  people: number;
}

export interface HitVisitorTable {
  mandant_id: Generated<number>;
  day: string;
  kind: string;
  name: string;
  channel: string;
  product_id: number;
  visitor_hash: string;
}

export interface IbanPairTable {
  mandant_id: Generated<number>;
  person_hash: string;
  other_hash: string;
  allowed_at: Date;
  allowed_by: string;
}

export interface InvitationTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  agency_id: number;
  agency_number: string;
  employee_number: Generated<string | null>;
  status: string;
  kind: string;
  first_name: Generated<string | null>;
  last_name: Generated<string | null>;
  email: Generated<string | null>;
  language: string;
  talked_at: Generated<Date | null>;
  evidence: Generated<string | null>;
  is_mailed: boolean;
  sent_at: Date;
  sent_count: Generated<number>;
  opened_at: Generated<Date | null>;
  ended_at: Generated<Date | null>;
  expires_on: string;
  account_id: Generated<number | null>;
  invited_by: number;
  created_at: Date;
  changed_at: Date;
}

export interface InvitationBlockTable {
  mandant_id: Generated<number>;
  email_hash: string;
  created_at: Date;
}

export interface InvoiceTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  number: string;
  kind: string;
  agency_id: number;
  agency_number: string;
  month: string;
  is_monthly: boolean;
  status: string;
  issued_on: string;
  due_on: Generated<string | null>;
  net_cents: number;
  vat_cents: number;
  gross_cents: number;
  statement_number: Generated<string | null>;
  document: unknown;
  pdf: Generated<Buffer | null>;
  xrechnung: Generated<string | null>;
  cancelled_at: Generated<Date | null>;
  created_at: Date;
  changed_at: Date;
  paid_on: Generated<string | null>;
  corrects_id: Generated<number | null>;
  ended_on: Generated<string | null>;
}

export interface InvoicePlaceTable {
  mandant_id: Generated<number>;
  kind: string;
  year: number;
  last: number;
}

export interface InvoicePositionTable {
  mandant_id: Generated<number>;
  order_id: number;
  is_credit: boolean;
  invoice_id: number;
  agency_number: string;
  place: number;
  fee_cents: number;
  is_again: Generated<boolean>;
}

export interface InvoiceSellerTable {
  mandant_id: Generated<number>;
  data: unknown;
  changed_at: Date;
}

export interface JobRoundTable {
  job: string;
  day: string;
  asked_at: Date;
  held_at: Generated<Date | null>;
  mandants: Generated<number>;
}

export interface JobRunTable {
  mandant_id: number;
  job: string;
  day: string;
  done_at: Date;
  processed: number;
}

export interface JobStateTable {
  mandant_id: Generated<number>;
  job: string;
  started_at: Date;
  started_by: Generated<string | null>;
  ended_at: Generated<Date | null>;
  outcome: Generated<string | null>;
  processed: Generated<number | null>;
  beat_at: Generated<Date | null>;
}

export interface KeptSpanTable {
  mandant_id: Generated<number | null>;
  dimension: Generated<string | null>;
  value: Generated<string | null>;
  unit: Generated<string | null>;
  begins_on: Generated<string | null>;
  visited: Generated<number | null>;
  shared: Generated<number | null>;
  recommended: Generated<number | null>;
  clicked: Generated<number | null>;
  accepted: Generated<number | null>;
  confirmed: Generated<number | null>;
  ordered: Generated<number | null>;
  released: Generated<number | null>;
  cancelled: Generated<number | null>;
  rejected: Generated<number | null>;
  held: Generated<number | null>;
  collected: Generated<number | null>;
  paid: Generated<number | null>;
  returned: Generated<number | null>;
  collected_cents: Generated<number | null>;
  paid_cents: Generated<number | null>;
  returned_cents: Generated<number | null>;
}

export interface KeptWaitTable {
  mandant_id: Generated<number | null>;
  dimension: Generated<string | null>;
  value: Generated<string | null>;
  measure: Generated<string | null>;
  week: Generated<string | null>;
  waited: Generated<number | null>;
  count: Generated<number | null>;
}

export interface KeyProofTable {
  key_id: string;
  proof: string;
  made_at: Date;
}

export interface LanguageTable {
  mandant_id: Generated<number>;
  code: string;
  name: string;
  is_default: boolean;
  position: number;
  removed_at: Generated<Date | null>;
  kept_terms: Generated<string | null>;
  kept_terms_version: Generated<string | null>;
}

export interface LanguageEntryTable {
  mandant_id: Generated<number>;
  language: string;
  key: string;
  value: string;
}

export interface LegalHoldTable {
  mandant_id: Generated<number>;
  reason: string;
  since: Date;
  operator_id: number;
}

export interface LimitCounterTable {
  key: string;
  window_start: Date;
  count: number;
}

export interface LinkCodeTable {
  code: string;
  mandant_id: number;
  number: string;
}

export interface MailTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  template: string;
  language: string;
  object: Generated<string | null>;
  object_id: Generated<number | null>;
  address_hash: string;
  address_sealed: Generated<string | null>;
  parameters_sealed: Generated<string | null>;
  message_id: string;
  state: string;
  tries: Generated<number>;
  last_error: Generated<string | null>;
  created_at: Date;
  sent_at: Generated<Date | null>;
  unconfirmed_at: Generated<Date | null>;
  reply_code: Generated<string | null>;
}

export interface MailDueTable {
  mandant_id: number;
  mail_id: number;
  due_at: Date;
  turn_from: Generated<Date | null>;
  turn_at: Generated<Date | null>;
  turn_known: Generated<boolean | null>;
  turn_network: Generated<string | null>;
  turn_subnetwork: Generated<string | null>;
  claimed_at: Generated<Date | null>;
  turn_about: Generated<string | null>;
  awaited: Generated<boolean>;
  holder: Generated<string | null>;
  person: Generated<number | null>;
}

export interface MandantTable {
  id: Generated<number>;
  slug: string;
  created_at: Date;
  cell: Generated<string>;
}

export interface MandantConfigTable {
  mandant_id: Generated<number>;
  name: string;
  config: unknown;
  debtor_sealed: Generated<string | null>;
  changed_at: Date;
  autologin_sealed: Generated<string | null>;
  captcha_sealed: Generated<string | null>;
  provider_sealed: Generated<string | null>;
}

export interface MandantHostTable {
  host: string;
  mandant_id: number;
}

export interface MediaTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  key: string;
  slug: string;
  name: string;
  file_key: string;
  type: string;
  is_picture: GeneratedAlways<boolean>;
  bytes: number;
  width: Generated<number | null>;
  height: Generated<number | null>;
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  cut_x: Generated<number | null>;
  cut_y: Generated<number | null>;
  cut_width: Generated<number | null>;
  cut_height: Generated<number | null>;
  alternative_texts: Generated<unknown>;
  search_key: string;
  version: Generated<number>;
  created_at: Date;
  created_by: Generated<number | null>;
  changed_at: Date;
  changed_by: Generated<number | null>;
}

export interface MediaVariantTable {
  mandant_id: Generated<number>;
  media_id: number;
  version: number;
  plan: string;
  content: Generated<Buffer | null>;
  made_at: Date;
  drawn_until: Generated<Date | null>;
}

export interface MoveStateTable {
  mandant_id: number;
  closed: string;
  until: Generated<Date | null>;
}

export interface OneTimeTokenTable {
  mandant_id: Generated<number>;
  hash: string;
  purpose: string;
  object: string;
  object_id: number;
  created_at: Date;
  ends_at: Date;
  used_at: Generated<Date | null>;
  support_operator_id: Generated<number | null>;
  support_may_write: Generated<boolean>;
  support_operator_session: Generated<string | null>;
}

export interface OperatorTable {
  id: Generated<number>;
  email: string;
  role: string;
  mandants: Generated<string[] | null>;
  status: string;
  password_hash: Generated<string | null>;
  password_version: Generated<number>;
  totp_sealed: Generated<string | null>;
  totp_step: Generated<number | null>;
  language: Generated<string>;
  created_at: Date;
  last_login_at: Generated<Date | null>;
  name: Generated<string | null>;
}

export interface OperatorRecoveryCodeTable {
  operator_id: number;
  hash: string;
  made_at: Date;
  used_at: Generated<Date | null>;
}

export interface OperatorSecurityEventTable {
  id: Generated<number>;
  kind: string;
  outcome: string;
  actor_kind: string;
  actor_id: Generated<string | null>;
  subject_hash: Generated<string | null>;
  network_hash: Generated<string | null>;
  what: Generated<string | null>;
  count: Generated<number>;
  at: Date;
}

export interface OperatorSessionTable {
  id: string;
  operator_id: number;
  browser: Generated<string | null>;
  auth_at: Date;
  created_at: Date;
  seen_at: Date;
  ends_at: Date;
}

export interface OperatorTieTable {
  id: Generated<number>;
  maker_id: number;
  made_id: number;
  kind: string;
  at: Date;
  loosed_at: Generated<Date | null>;
  loosed_by: Generated<number | null>;
}

export interface OperatorTokenTable {
  hash: string;
  operator_id: number;
  purpose: string;
  pending_sealed: Generated<string | null>;
  created_at: Date;
  ends_at: Date;
  used_at: Generated<Date | null>;
}

export interface OrderEventTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  source: string;
  external_number: string;
  event: string;
  content_hash: string;
  answer: string;
  reason: Generated<string | null>;
  order_id: Generated<number | null>;
  applied_at: Generated<Date | null>;
  created_at: Date;
}

export interface OrderFeedTable {
  mandant_id: Generated<number>;
  last: number;
}

export interface OrderImportTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  source: string;
  status: string;
  probe: boolean;
  lines_read: Generated<number>;
  lines_done: Generated<number>;
  lines_failed: Generated<number>;
  bytes: Generated<number>;
  worker: Generated<string | null>;
  lease_until: Generated<Date | null>;
  created_by: string;
  created_at: Date;
  finished_at: Generated<Date | null>;
}

export interface OrderImportLineTable {
  mandant_id: Generated<number>;
  import_id: number;
  line: number;
  external_number: Generated<string | null>;
  order_number: Generated<string | null>;
  status: Generated<string | null>;
  refusal: Generated<unknown | null>;
  failed: boolean;
}

export interface OrderImportPartTable {
  mandant_id: Generated<number>;
  import_id: number;
  part: number;
  content_sealed: Buffer;
}

export interface OrderImportProbeTable {
  mandant_id: Generated<number>;
  import_id: number;
  line: number;
  external_number: string;
  link_number: Generated<string | null>;
  report_sealed: string;
}

export interface OrdersTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  number: string;
  external_number: string;
  source: string;
  recommendation_id: number;
  recipient_id: Generated<number | null>;
  product_id: number;
  ordered_on: string;
  status: string;
  rejection: Generated<string | null>;
  confirmed_at: Generated<Date | null>;
  releasable_on: Generated<string | null>;
  released_at: Generated<Date | null>;
  released_by: Generated<string | null>;
  agency_number: Generated<string | null>;
  employee_number: Generated<string | null>;
  cancel_reported_at: Generated<Date | null>;
  cancel_reason: Generated<string | null>;
  cancelled_at: Generated<Date | null>;
  created_at: Date;
  changed_at: Date;
  by_hand: Generated<boolean>;
  change_no: Generated<number | null>;
}

export interface PayoutItemTable {
  mandant_id: Generated<number>;
  run_id: number;
  subject_id: number;
  attempt: number;
  amount_cents: number;
  end_to_end_id: string;
  discarded: Generated<boolean>;
  subject_kind: string;
  reward_id: GeneratedAlways<number | null>;
}

export interface PayoutRunTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  status: string;
  created_at: Date;
  created_by: number;
  exported_at: Generated<Date | null>;
  exported_by: Generated<number | null>;
  confirmed_at: Generated<Date | null>;
  confirmed_by: Generated<number | null>;
  discarded_at: Generated<Date | null>;
  discarded_by: Generated<number | null>;
  file_sealed: Generated<string | null>;
  message_id: Generated<string | null>;
  rule: Generated<number>;
  single_handed: Generated<boolean>;
}

export interface PermissionEvidenceTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  kind: string;
  person_hash: string;
  given: boolean;
  text: string;
  source: string;
  at: Date;
  last_used_at: Date;
}

export interface PostingTable {
  mandant_id: Generated<number>;
  subject_id: number;
  kind: string;
  attempt: number;
  debit: string;
  credit: string;
  amount_cents: number;
  booked_at: Date;
  text: string;
  subject_kind: string;
  reward_id: GeneratedAlways<number | null>;
  invoice_id: Generated<number | null>;
  statement_id: Generated<number | null>;
}

export interface PremiumTable {
  mandant_id: Generated<number>;
  id: number;
  external_id: string;
  name: string;
  description: Generated<string>;
  kind: string;
  value_cents: number;
  starts_on: Generated<string | null>;
  ends_on: Generated<string | null>;
  shown_until: Generated<string | null>;
  drafted: Generated<boolean>;
  translations: Generated<unknown>;
}

export interface PremiumPlanTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  agency_number: string;
  product_id: number;
  extra_cents: number;
  valid_from: string;
  valid_to: Generated<string | null>;
  ended_at: Generated<Date | null>;
  created_at: Date;
}

export interface PremiumProductTable {
  mandant_id: Generated<number>;
  product_id: number;
  premium_id: number;
}

export interface ProductTable {
  mandant_id: Generated<number>;
  id: number;
  external_id: string;
  name: string;
  description: Generated<string>;
  category_id: Generated<number | null>;
  source: Generated<string>;
  agent: Generated<boolean>;
  young: Generated<boolean>;
  shop_url_template: Generated<string | null>;
  position: Generated<number>;
  active: Generated<boolean>;
  insurance: Generated<boolean>;
  excess_reason: Generated<string | null>;
  provider: Generated<string>;
  display_name: Generated<string | null>;
  bundle: Generated<string | null>;
  hybrid: Generated<boolean>;
  product_group: Generated<string | null>;
  class: Generated<string | null>;
  monthly_cents: Generated<number | null>;
  once_cents: Generated<number | null>;
  price_steps: Generated<string | null>;
  promotion_name: Generated<string | null>;
  rebate_cents: Generated<number | null>;
  promotion_cents: Generated<number | null>;
  term_months: Generated<number | null>;
  speed_mbit: Generated<number | null>;
  description1: Generated<string | null>;
  description2: Generated<string | null>;
  description3: Generated<string | null>;
  description4: Generated<string | null>;
  commission: Generated<string | null>;
  external_tariff_id: Generated<string | null>;
  footnote_id: Generated<number | null>;
  top_position: Generated<number | null>;
  picture: Generated<string | null>;
  small_picture: Generated<string | null>;
  priced_on: Generated<string | null>;
  drafted: Generated<boolean>;
  fingerprint: Generated<string | null>;
  translations: Generated<unknown>;
}

export interface ProductProviderTable {
  mandant_id: Generated<number>;
  provider: string;
  confirmed_on: string;
}

export interface ProviderLoadTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  provider: string;
  address: string;
  kind: string;
  status: string;
  mark: string;
  stated_at: Generated<Date | null>;
  change_mark: Generated<number | null>;
  started_at: Date;
  started_by: Generated<string | null>;
  ended_at: Generated<Date | null>;
  decided_by: Generated<string | null>;
  lines_read: Generated<number>;
  lines_failed: Generated<number>;
  lines_added: Generated<number>;
  lines_changed: Generated<number>;
  lines_gone: Generated<number>;
  lines_odd: Generated<number>;
  lines_written: Generated<number>;
  obstacles: Generated<unknown>;
  faults: Generated<unknown>;
  failure: Generated<string | null>;
  written_after: Generated<number>;
  is_cleared: Generated<boolean>;
}

export interface ProviderRowTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  load_id: number;
  external_id: string;
  difference: string;
  oddity: Generated<string | null>;
  name: Generated<string | null>;
  product: Generated<unknown | null>;
  before: Generated<unknown | null>;
}

export interface ProviderStateTable {
  mandant_id: Generated<number>;
  provider: string;
  address: string;
  full_mark: Generated<string | null>;
  change_mark: Generated<number | null>;
  products: Generated<number>;
  worker: Generated<string | null>;
  lease_until: Generated<Date | null>;
  asked_at: Generated<Date | null>;
  tried_at: Generated<Date | null>;
  next_at: Generated<Date | null>;
  failures: Generated<number>;
  failure: Generated<string | null>;
  taken_at: Generated<Date | null>;
}

export interface RecipientTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  number: string;
  hash: string;
  recommendation_id: number;
  status: string;
  salutation: Generated<string | null>;
  first_name: Generated<string | null>;
  last_name: Generated<string | null>;
  company: Generated<string | null>;
  email: Generated<string | null>;
  phone: Generated<string | null>;
  birth_date: Generated<string | null>;
  street: Generated<string | null>;
  house_number: Generated<string | null>;
  postcode: Generated<string | null>;
  city: Generated<string | null>;
  advertising: Generated<boolean>;
  advertising_at: Generated<Date | null>;
  language: string;
  delete_on: Generated<string | null>;
  reminded_on: Generated<string | null>;
  confirmed_at: Generated<Date | null>;
  terms_text_id: Generated<number | null>;
  agreed_at: Generated<Date | null>;
  agreement_channel: Generated<string | null>;
  agreement_ip_hash: Generated<string | null>;
  created_at: Date;
  changed_at: Date;
  email_mailbox: Generated<string | null>;
  entry_channel: Generated<string | null>;
  entry_source: Generated<string | null>;
  agency_number: Generated<string | null>;
  employee_number: Generated<string | null>;
}

export interface RecommendationTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  number: string;
  hash: string;
  short_code: string;
  root_id: number;
  account_id: number;
  product_id: number;
  premium_id: number;
  premium_cents: number;
  recommender_share: number;
  link_type: string;
  target_url: Generated<string | null>;
  status: string;
  valid_until: string;
  locked_at: Generated<Date | null>;
  accepted_at: Generated<Date | null>;
  remuneration: Generated<string>;
  origin: string;
  campaign: Generated<string | null>;
  agent_number: Generated<string | null>;
  agency_number: Generated<string | null>;
  employee_number: Generated<string | null>;
  company: Generated<string | null>;
  shown_first_name: Generated<string | null>;
  shown_initial: Generated<string | null>;
  contact_sealed: Generated<string | null>;
  contact_until: Generated<string | null>;
  terms_text_id: Generated<number | null>;
  created_at: Date;
  changed_at: Date;
  captcha_missing: Generated<boolean>;
  device_id: Generated<number | null>;
  quote: Generated<unknown | null>;
  plan_cents: Generated<number>;
}

export interface RecommendationCodeTable {
  mandant_id: Generated<number>;
  code: string;
  account_id: number;
  shown_first_name: Generated<string | null>;
  shown_initial: Generated<string | null>;
  created_at: Date;
}

export interface ReferrerDayTable {
  mandant_id: Generated<number>;
  recommendation_id: number;
  day: string;
  host: string;
  people: number;
}

export interface ReplayKeyTable {
  mandant_id: Generated<number>;
  endpoint: string;
  key: string;
  request_hash: string;
  answer_sealed: Generated<string | null>;
  created_at: Date;
}

export interface ReportMailTable {
  mandant_id: Generated<number>;
  operator_id: number;
  told_on: string;
}

export interface ReportViewTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  operator_id: number;
  name: string;
  query: string;
  saved_at: Date;
}

export interface ReturnedAddressTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  address_hash: string;
  state: string;
  reason: string;
  reply_code: Generated<string | null>;
  mail_id: number;
  in_row: number;
  returned_at: Date;
  tried_at: Generated<Date | null>;
}

export interface RewardTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  number: string;
  recommendation_id: number;
  order_id: Generated<number | null>;
  role: string;
  account_id: Generated<number | null>;
  recipient_id: Generated<number | null>;
  product_id: number;
  status: string;
  amount_cents: number;
  expected_premium_id: Generated<number | null>;
  expected_cents: Generated<number | null>;
  premium_id: Generated<number | null>;
  premium_kind: Generated<string | null>;
  goodwill: Generated<boolean>;
  attempt: Generated<number>;
  ready_at: Generated<Date | null>;
  collect_until: Generated<string | null>;
  collected_at: Generated<Date | null>;
  paid_at: Generated<Date | null>;
  cancel_noted_at: Generated<Date | null>;
  cancel_reason: Generated<string | null>;
  holder_sealed: Generated<string | null>;
  iban_sealed: Generated<string | null>;
  iban_hash: Generated<string | null>;
  iban_last4: Generated<string | null>;
  iban_given_at: Generated<Date | null>;
  terms_text_id: Generated<number | null>;
  last_mail_at: Generated<Date | null>;
  reminded_on: Generated<string | null>;
  created_at: Date;
  changed_at: Date;
  ended_at: Generated<Date | null>;
  iban_tail_hash: Generated<string | null>;
  agency_number: Generated<string | null>;
  employee_number: Generated<string | null>;
  plan_cents: Generated<number>;
}

export interface RewardHoldTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  reward_id: number;
  attempt: number;
  kind: string;
  since: Date;
  until: Generated<Date | null>;
  reason: Generated<string | null>;
  lifted_at: Generated<Date | null>;
  lifted_by_kind: Generated<string | null>;
  lifted_by: Generated<string | null>;
}

export interface RouteTable {
  mandant_id: Generated<number>;
  name: string;
  path: string;
  additional: boolean;
  position: number;
}

export interface SealedFormTable {
  form: number;
  since: Generated<Date>;
}

export interface SecurityEventTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  kind: string;
  outcome: string;
  actor_kind: string;
  actor_id: Generated<string | null>;
  subject_hash: Generated<string | null>;
  network_hash: Generated<string | null>;
  what: Generated<string | null>;
  count: Generated<number>;
  at: Date;
}

export interface SessionTable {
  mandant_id: Generated<number>;
  id: string;
  kind: string;
  subject_id: number;
  browser: Generated<string | null>;
  remembered: Generated<boolean>;
  auth_at: Date;
  created_at: Date;
  seen_at: Date;
  ends_at: Date;
  support_operator_id: Generated<number | null>;
  support_may_write: Generated<boolean>;
  support_operator_session: Generated<string | null>;
  provider_hint_sealed: Generated<string | null>;
}

export interface SignalTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  rule: string;
  points: number;
  measure: number;
  recommendation_id: number;
  account_id: Generated<number | null>;
  recommender_hash: Generated<string | null>;
  recipient_hash: Generated<string | null>;
  case_id: Generated<number | null>;
  at: Date;
  changed_at: Date;
}

export interface SignalClearanceTable {
  mandant_id: Generated<number>;
  rule: string;
  person_hash: string;
  other_hash: string;
  measure: number;
  case_id: number;
  at: Date;
}

export interface SingleHandTable {
  is_allowed: Generated<boolean>;
  since: Generated<Date>;
}

export interface TermsTextTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  language: string;
  version: string;
  text: string;
  text_hash: string;
  created_at: Date;
}

export interface TraceTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  act: string;
  at: Date;
  recommendation_id: Generated<number | null>;
  account_id: Generated<number | null>;
  person_hash: string;
  name_hash: Generated<string | null>;
  surname_hash: Generated<string | null>;
  stem_hash: Generated<string | null>;
  phone_hash: Generated<string | null>;
  address_hash: Generated<string | null>;
  network_hash: Generated<string | null>;
  browser_hash: Generated<string | null>;
  area_hash: Generated<string | null>;
}

export interface UsedTokenTable {
  mandant_id: Generated<number>;
  jti: string;
  ends_at: Date;
}

export interface VisitTable {
  mandant_id: Generated<number>;
  recommendation_id: number;
  day: string;
  visitor_hash: string;
}

export interface VisitorSaltTable {
  day: string;
  salt: Buffer;
}

export interface VoucherCodeTable {
  mandant_id: Generated<number>;
  id: Generated<number>;
  premium_id: number;
  value_cents: number;
  code_sealed: string;
  code_hash: string;
  reward_id: Generated<number | null>;
  taken_at: Generated<Date | null>;
  code_end: Generated<string | null>;
}

export interface WrongTryTable {
  key: string;
  wrong: number;
  wait_until: Date;
  tried_at: Date;
}

export interface Tables {
  ab_test: AbTestTable;
  account: AccountTable;
  account_total: AccountTotalTable;
  agency: AgencyTable;
  agency_figure: AgencyFigureTable;
  agency_merge: AgencyMergeTable;
  agency_sso: AgencySsoTable;
  agency_statement: AgencyStatementTable;
  agency_statement_position: AgencyStatementPositionTable;
  agency_user: AgencyUserTable;
  agent: AgentTable;
  agent_list: AgentListTable;
  api_key: ApiKeyTable;
  approval: ApprovalTable;
  bank_account: BankAccountTable;
  bank_check: BankCheckTable;
  campaign: CampaignTable;
  campaign_agency_agreement: CampaignAgencyAgreementTable;
  campaign_agreement: CampaignAgreementTable;
  captcha_solution: CaptchaSolutionTable;
  case_note: CaseNoteTable;
  case_person: CasePersonTable;
  case_reward: CaseRewardTable;
  cases: CasesTable;
  catalogue_version: CatalogueVersionTable;
  category: CategoryTable;
  claim: ClaimTable;
  click: ClickTable;
  click_epoch: ClickEpochTable;
  click_progress: ClickProgressTable;
  click_total: ClickTotalTable;
  cms_app: CmsAppTable;
  cms_app_setting: CmsAppSettingTable;
  cms_client: CmsClientTable;
  cms_item: CmsItemTable;
  cms_value: CmsValueTable;
  consent_evidence: ConsentEvidenceTable;
  consent_text: ConsentTextTable;
  contact_copy: ContactCopyTable;
  contact_mail: ContactMailTable;
  content_copy: ContentCopyTable;
  content_look: ContentLookTable;
  counted_agency_figure: CountedAgencyFigureTable;
  counted_figure: CountedFigureTable;
  customer_number: CustomerNumberTable;
  draft: DraftTable;
  draft_schedule: DraftScheduleTable;
  draft_version: DraftVersionTable;
  entry_day: EntryDayTable;
  event: EventTable;
  figure: FigureTable;
  figure_part: FigurePartTable;
  figure_span: FigureSpanTable;
  figure_wait: FigureWaitTable;
  file: FileTable;
  file_part: FilePartTable;
  former_address: FormerAddressTable;
  hit_day: HitDayTable;
  hit_visitor: HitVisitorTable;
  iban_pair: IbanPairTable;
  invitation: InvitationTable;
  invitation_block: InvitationBlockTable;
  invoice: InvoiceTable;
  invoice_place: InvoicePlaceTable;
  invoice_position: InvoicePositionTable;
  invoice_seller: InvoiceSellerTable;
  job_round: JobRoundTable;
  job_run: JobRunTable;
  job_state: JobStateTable;
  kept_span: KeptSpanTable;
  kept_wait: KeptWaitTable;
  key_proof: KeyProofTable;
  language: LanguageTable;
  language_entry: LanguageEntryTable;
  legal_hold: LegalHoldTable;
  limit_counter: LimitCounterTable;
  link_code: LinkCodeTable;
  mail: MailTable;
  mail_due: MailDueTable;
  mandant: MandantTable;
  mandant_config: MandantConfigTable;
  mandant_host: MandantHostTable;
  media: MediaTable;
  media_variant: MediaVariantTable;
  move_state: MoveStateTable;
  one_time_token: OneTimeTokenTable;
  operator: OperatorTable;
  operator_recovery_code: OperatorRecoveryCodeTable;
  operator_security_event: OperatorSecurityEventTable;
  operator_session: OperatorSessionTable;
  operator_tie: OperatorTieTable;
  operator_token: OperatorTokenTable;
  order_event: OrderEventTable;
  order_feed: OrderFeedTable;
  order_import: OrderImportTable;
  order_import_line: OrderImportLineTable;
  order_import_part: OrderImportPartTable;
  order_import_probe: OrderImportProbeTable;
  orders: OrdersTable;
  payout_item: PayoutItemTable;
  payout_run: PayoutRunTable;
  permission_evidence: PermissionEvidenceTable;
  posting: PostingTable;
  premium: PremiumTable;
  premium_plan: PremiumPlanTable;
  premium_product: PremiumProductTable;
  product: ProductTable;
  product_provider: ProductProviderTable;
  provider_load: ProviderLoadTable;
  provider_row: ProviderRowTable;
  provider_state: ProviderStateTable;
  recipient: RecipientTable;
  recommendation: RecommendationTable;
  recommendation_code: RecommendationCodeTable;
  referrer_day: ReferrerDayTable;
  replay_key: ReplayKeyTable;
  report_mail: ReportMailTable;
  report_view: ReportViewTable;
  returned_address: ReturnedAddressTable;
  reward: RewardTable;
  reward_hold: RewardHoldTable;
  route: RouteTable;
  sealed_form: SealedFormTable;
  security_event: SecurityEventTable;
  session: SessionTable;
  signal: SignalTable;
  signal_clearance: SignalClearanceTable;
  single_hand: SingleHandTable;
  terms_text: TermsTextTable;
  trace: TraceTable;
  used_token: UsedTokenTable;
  visit: VisitTable;
  visitor_salt: VisitorSaltTable;
  voucher_code: VoucherCodeTable;
  wrong_try: WrongTryTable;
}
