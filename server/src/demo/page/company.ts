/** What the written pages of a demo brand say about its invented company. */
export interface Company {
  /** Of the programme. */
  name: string;
  company: string;
  street: string;
  town: string;
  /** Who signs for the company. */
  directors: readonly string[];
  /** Chair of the supervisory board, where the company has one. */
  board?: string;
  register: string;
  vatId: string;
  phone: string;
  email: string;
  /** "Partnerportal", "Intranet": what the statement of accessibility is about. */
  home: string;
  /** What only this trade has to say, in both languages. */
  trade?: { de: string; en: string };
}
