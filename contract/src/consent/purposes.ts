/** What a browser may be used for (section 4): the categories a visitor decides about, and for how long a decision counts (S-06). */
export const purposes = ['required', 'functional', 'analytical', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** Those a visitor may refuse. */
export const optionalPurposes = ['functional', 'analytical', 'marketing'] as const satisfies readonly Purpose[];
export type OptionalPurpose = (typeof optionalPurposes)[number];

export const consentDays = 60;

/** Holds `1` for what was agreed to and `0` for what was declined. */
export const consentCookie = (purpose: Purpose): string => `consent_${purpose}`;

/** Which list of purposes was decided about and, where something was agreed to, under which number the evidence lies. */
export const consentProofCookie = 'consent_nachweis';

/** The value of that cookie: `list` or `list.number`. */
export const proofValue = (list: string, number: string | null): string =>
  number === null ? list : `${list}.${number}`;

export function readProof(value: string | undefined): { list: string; number: string | null } | undefined {
  const [, list, number] = /^([0-9a-f]{8})(?:\.([0-9a-f-]{36}))?$/.exec(value ?? '') ?? [];
  return list === undefined ? undefined : { list, number: number ?? null };
}
