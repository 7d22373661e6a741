/** What the document of the desk brings along: the texts of its language, and under whose address somebody signs in. */
import type { Messages } from '../i18n/message.ts';

export interface Boot {
  locale: string;
  texts: Messages;
  /** Whether the sign-in needs a code; demo mode may do without. */
  asksCode: boolean;
  /** The mandant of this host: sign-in is one of its calls, and its desk is the first one that is shown. */
  mandant: { slug: string; name: string };
}
