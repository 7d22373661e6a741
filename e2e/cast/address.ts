let count = 0;

/** What nobody else has, in no other worker either. */
export const unique = (): string => `${process.pid}-${Date.now()}-${count++}`;

/** An e-mail address of one person alone. */
export const addressOf = (who: string, domain = 'example.org'): string => `${who}-${unique()}@${domain}`;
