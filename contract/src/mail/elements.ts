/** The few elements that the HTML of a mail in own words may have, and what may stand in what: told at the desk, judged by the server. */

const mailTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h2', 'a', 'blockquote', 'hr'] as const;
export type MailTag = (typeof mailTags)[number];

const inline = ['strong', 'em', 'a', 'br'] as const;
/** What stands within a line. */
export const inlineTags: readonly string[] = inline;

export const mailInside: Readonly<Record<MailTag | 'root', readonly MailTag[]>> = {
  root: ['p', 'h2', 'ul', 'ol', 'blockquote', 'hr', ...inline],
  p: inline,
  h2: ['strong', 'em', 'br'],
  strong: inline,
  em: inline,
  a: ['strong', 'em', 'br'],
  ul: ['li'],
  ol: ['li'],
  li: ['p', 'ul', 'ol', ...inline],
  blockquote: ['p', 'ul', 'ol', ...inline],
  br: [],
  hr: [],
};

/** They are never closed. */
export const emptyTags: readonly string[] = ['br', 'hr'];

export const isMailTag = (name: string): name is MailTag => (mailTags as readonly string[]).includes(name);
