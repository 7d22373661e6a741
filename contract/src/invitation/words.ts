/** What a kind of talk is called (E-19). */
import type { TalkKind } from './status.ts';

const words: Readonly<Record<TalkKind, { de: string; en: string }>> = {
  personal: { de: 'Persönliches Gespräch', en: 'Talk in person' },
  phone: { de: 'Telefonat', en: 'Telephone call' },
  video: { de: 'Videoberatung', en: 'Video call' },
  email: { de: 'Anfrage per E-Mail', en: 'Enquiry by e-mail' },
};

export const talkWord = (kind: TalkKind, language: string): string =>
  language.startsWith('de') ? words[kind].de : words[kind].en;
