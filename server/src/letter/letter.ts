/**
 * Letters of a mandant: what every mail reads and looks like (rules 5). A feature gives the parts of its letter as a
 * template in its `mails.ts`; text and HTML are made of the same parts here, inside a frame that is the program's.
 */
export { writeLetter } from './compose.ts';
export { selfContained } from './letter-html.ts';
export { describeLetter, listLetters } from './own/catalogue.ts';
export type { OwnWords } from './own/own-words.ts';
export type { Placeholders } from './own/placeholders.ts';
export { judgeOwnMail, previewOwnMail, type Sampled } from './own/preview.ts';
export { type LetterParts, named } from './parts.ts';
export {
  type AnyLetter,
  type BesideLetter,
  type FindOwnWords,
  type LetterTemplate,
  letter,
  portalMails,
} from './portal-letter.ts';
