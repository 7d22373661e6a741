/** An event as the log keeps it, in German, in English. */
export type Entry = readonly [code: string, de: string, en: string];
