/** Claims as the person files and sees them (rules 3.13): nothing on them says more of a contact than the person wrote. */
import * as z from 'zod/mini';
import { day, moment } from '../basics/day.ts';
import { integer } from '../basics/integer.ts';
import { hash32, numberOf, recommendationNumber } from '../basics/number.ts';
import { line, text } from '../basics/text.ts';
import { extend, optional, otherwise, type Value, wire } from '../basics/wire.ts';
import { fileIds, SentFile } from '../files/schemas.ts';
import { claimFilesMax } from './rules.ts';
import { claimOutcome, claimStatus, toldRefusal } from './status.ts';

export const claimNumber = numberOf('claim');

export const FileClaim = wire({
  /** One of both is needed. */
  recommendationNumber: ['Empfehlungsnummer', optional(recommendationNumber)],
  externalNumber: ['ExterneAuftragsnummer', optional(line(1, 100))],
  contractOn: ['Abschlussdatum', day],
  words: ['Nachricht', text(1, 1000)],
  files: ['Dateien', otherwise(fileIds(claimFilesMax), [])],
});
export type FileClaim = Value<typeof FileClaim>;

export const Appeal = wire({ words: ['Nachricht', text(1, 1000)] });

export const OwnClaim = wire({
  number: ['Nachbuchungsnummer', claimNumber],
  filedAt: ['EingereichtAm', moment],
  recommendationNumber: ['Empfehlungsnummer', optional(recommendationNumber)],
  externalNumber: ['ExterneAuftragsnummer', optional(z.string())],
  contractOn: ['Abschlussdatum', day],
  words: ['Nachricht', z.string()],
  files: ['Dateien', z.array(SentFile)],
  status: ['Status', claimStatus],
  /** What was decided, the last time. */
  outcome: ['Ergebnis', optional(claimOutcome)],
  reason: ['Ablehnungsgrund', optional(toldRefusal)],
  decidedAt: ['EntschiedenAm', optional(moment)],
  /** While it is open: the day by which there is an answer. */
  answerBy: ['AntwortBis', optional(day)],
  appealWords: ['Widerspruch', optional(z.string())],
  appealedAt: ['WiderspruchAm', optional(moment)],
  /** Last day of the appeal, while there may be one. */
  appealUntil: ['WiderspruchBis', optional(day)],
});
export type OwnClaim = Value<typeof OwnClaim>;

export const ByClaim = wire({ number: ['nr', claimNumber] });
export const ByClaimFile = extend(ByClaim, { file: ['datei', hash32] });
export const OwnClaimQuery = wire({
  count: ['anzahl', optional(integer(1, 100))],
  /** Number of the claim after which the page begins. */
  after: ['nach', optional(claimNumber)],
});
