/**
 * Reasons that nobody typed: the books keep the German words, and what says them in another language goes by the name. What
 * a person wrote stays as it is.
 */
export const reasons = {
  expired: ['Empfehlung abgelaufen', 'Recommendation expired'],
  cancelled: ['Empfehlung storniert', 'Recommendation cancelled'],
  duplicate: ['Mehrfachauftrag', 'Duplicate order'],
  self: ['Selbstempfehlung', 'Self-recommendation'],
  erased: ['Daten gelöscht', 'Data deleted'],
  accountGone: ['Konto gelöscht', 'Account deleted'],
  notMe: ['Das war ich nicht', 'That was not me'],
  ownAccount: ['IBAN des Auszahlungskontos', 'IBAN of the payout account'],
  ownWish: ['Auf eigenen Wunsch', 'At the person’s own wish'],
  rulesBroken: ['Regeln nicht erfüllt', 'Rules not met'],
  reassigned: ['Einer anderen Empfehlung zugeordnet', 'Assigned to another recommendation'],
  decided: ['Durch eine Meldung oder Entscheidung beendet', 'Ended by a report or a decision'],
  probe: ['Probelauf', 'Dry run'],
} as const satisfies Readonly<Record<string, readonly [de: string, en: string]>>;
export type ReasonName = keyof typeof reasons;

/** As the books keep it. */
export const reasonOf = <N extends ReasonName>(name: N): (typeof reasons)[N][0] => reasons[name][0];

/** Which of them a kept reason is; null for what a person wrote. */
export const reasonName = (kept: string | null): ReasonName | null =>
  (Object.keys(reasons) as ReasonName[]).find((name) => reasons[name][0] === kept) ?? null;
