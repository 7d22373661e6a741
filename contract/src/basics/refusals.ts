/**
 * Every expected "no" of the product: name in code, HTTP status, code on the wire (rules 1.5).
 * Its sentence stands in `texts/{de,en}.ts` under the same name.
 */
export const refusals = {
  fault: [500, 'PSOF0001'],
  unavailable: [503, 'PSOF0001'],
  'input.invalid': [400, 'PSOF0100'],
  'input.no-json': [400, 'PSOF0100'],
  'input.too-large': [413, 'PSOF0100'],
  'input.wrong-type': [415, 'PSOF0100'],
  unknown: [404, 'PSOF0101'],
  'state.not-allowed': [409, 'PSOF0102'],
  'approval.waits': [409, 'PSOF0102'],
  'approval.nobody': [409, 'PSOF0102'],
  'approval.self': [409, 'PSOF0102'],
  'approval.unsettled': [409, 'PSOF0102'],
  'approval.tied': [409, 'PSOF0102'],
  'approval.touched': [409, 'PSOF0102'],
  'approval.changed': [409, 'PSOF0102'],
  'mandant.unknown': [404, 'PSOF0103'],
  'limit.reached': [429, 'PSOF0104'],
  'module.off': [403, 'PSOF0105'],
  'mandant.closed': [503, 'PSOF0106'],
  'login.failed': [400, 'PSOF0201'],
  'sso.code': [400, 'PSOF0201'],
  'sso.token': [400, 'PSOF0201'],
  'sso.away': [400, 'PSOF0201'],
  'sso.email': [400, 'PSOF0201'],
  'sso.taken': [400, 'PSOF0201'],
  'sso.removed': [400, 'PSOF0203'],
  'sso.inactive': [400, 'PSOF0203'],
  'access.denied': [403, 'PSOF0202'],
  'account.locked': [400, 'PSOF0203'],
  'token.invalid': [401, 'PSOF0204'],
  'api-key.unknown': [401, 'PSOF0204'],
  'api-key.ended': [401, 'PSOF0204'],
  'api-key.scope': [403, 'PSOF0202'],
  'one-time-token.invalid': [400, 'PSOF0205'],
  'bank-data.password-needed': [403, 'PSOF0206'],
  'captcha.wrong': [400, 'PSOF0301'],
  'captcha.away': [503, 'PSOF0001'],
  'account.email-not-allowed': [400, 'PSOF0302'],
  'recipient.same-email': [400, 'PSOF0303'],
  'recommendation.over': [410, 'PSOF0304'],
  'recipient.registered': [409, 'PSOF0305'],
  'terms.changed': [409, 'PSOF0306'],
  'reservation.over': [409, 'PSOF0102'],
  'reward.attempt-over': [409, 'PSOF0102'],
  'reward.not-ready': [409, 'PSOF0401'],
  'premium.not-available': [409, 'PSOF0402'],
  'claim.open': [409, 'PSOF0102'],
  'claim.paid': [409, 'PSOF0102'],
  'claim.does-not-fit': [409, 'PSOF0102'],
  'claim.same-operator': [409, 'PSOF0102'],
  'invoice.nothing-left': [409, 'PSOF0102'],
  'invoice.not-left-out': [409, 'PSOF0102'],
  'invoice.data-missing': [409, 'PSOF0102'],
  'invitation.unwanted': [409, 'PSOF0102'],
  'invitation.registered': [409, 'PSOF0102'],
  'invitation.too-soon': [409, 'PSOF0102'],
  'invitation.too-often': [409, 'PSOF0102'],
  'invitation.has-account': [409, 'PSOF0102'],
  'invitation.other-email': [409, 'PSOF0102'],
  'file.refused': [400, 'PSOF0100'],
  'provider.keeps': [409, 'PSOF0102'],
  'draft.outdated': [409, 'PSOF0102'],
  'ab-test.taken': [409, 'PSOF0102'],
  'ab-test.full': [409, 'PSOF0102'],
  'media.used': [409, 'PSOF0102'],
  'media.other-kind': [409, 'PSOF0102'],
  'order.claim-period': [409, 'PSOF0501'],
  'order.not-releasable': [409, 'PSOF0502'],
  'order.recipient-unconfirmed': [409, 'PSOF0502'],
  'order.recommendation-over': [409, 'PSOF0502'],
  'order.own': [409, 'PSOF0502'],
  'order.limit': [409, 'PSOF0502'],
} as const satisfies Record<string, readonly [status: number, code: string]>;

export type RefusalName = keyof typeof refusals;

/** What an answer that is no success has as `PsoErrorCode`. */
export const errorCodes: readonly string[] = [...new Set(Object.values(refusals).map(([, code]) => code))];

export interface RefusalDetails {
  /** What is wrong with which field: German paths and keys of `texts.problems`. */
  problems?: readonly { field: string; code: string; values?: Readonly<Record<string, string>> }[];
  /** Values for the placeholders of the sentence: `{date}`. */
  values?: Readonly<Record<string, string>>;
  /** Seconds until a new try makes sense. */
  retryAfter?: number;
}

/** An expected "no". Thrown by verbs, answered by `platform/http.ts`. */
export class Refusal extends Error {
  readonly refusal: RefusalName;
  readonly details: RefusalDetails;
  constructor(refusal: RefusalName, details: RefusalDetails = {}) {
    super(refusal);
    this.name = 'Refusal';
    this.refusal = refusal;
    this.details = details;
  }
}

export function refuse(refusal: RefusalName, details?: RefusalDetails): never {
  throw new Refusal(refusal, details);
}

/** The body of every answer that is no success (rules 1.5). */
export interface ErrorBody {
  PsoErrorCode: string;
  Message: string;
  /** `Code` is for programs: a key of `texts.problems`, whatever language the sentence is in. */
  Fehler: { Feld: string; Code: string; Message: string }[];
  TraceId: string;
}
