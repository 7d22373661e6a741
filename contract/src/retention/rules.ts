/** How long which records are kept (rules 1.13): what of a mandant's settings says it, and what the law asks at least. */

interface RetentionRule {
  /** Name of the setting in code, and on the wire. */
  setting:
    | 'bookYears'
    | 'documentYears'
    | 'letterYears'
    | 'permissionYears'
    | 'consentYears'
    | 'securityDays'
    | 'clickDays';
  name: string;
  unit: 'years' | 'days';
  least: number;
  /** From the end of the year in which it was made, from its last use, or from when it was made. */
  from: 'yearEnd' | 'lastUse' | 'made';
}

export const retentionRules = {
  books: { setting: 'bookYears', name: 'BuchungAufbewahrungJahre', unit: 'years', least: 10, from: 'yearEnd' },
  documents: { setting: 'documentYears', name: 'BelegAufbewahrungJahre', unit: 'years', least: 8, from: 'yearEnd' },
  letters: { setting: 'letterYears', name: 'BriefAufbewahrungJahre', unit: 'years', least: 6, from: 'yearEnd' },
  permissions: {
    setting: 'permissionYears',
    name: 'EinwilligungAufbewahrungJahre',
    unit: 'years',
    least: 5,
    from: 'lastUse',
  },
  consents: {
    setting: 'consentYears',
    name: 'CookieNachweisAufbewahrungJahre',
    unit: 'years',
    least: 3,
    from: 'yearEnd',
  },
  security: { setting: 'securityDays', name: 'SicherheitAufbewahrungTage', unit: 'days', least: 90, from: 'made' },
  clicks: { setting: 'clickDays', name: 'KlickAufbewahrungTage', unit: 'days', least: 31, from: 'made' },
} as const satisfies Readonly<Record<string, RetentionRule>>;
export type RetentionKind = keyof typeof retentionRules;
