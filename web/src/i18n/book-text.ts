/** What the books say by themselves, for whoever reads it: by its name; what a person wrote stays as it is. */
import type { T, TextKey } from './t.ts';

interface Told {
  object: string;
  /** Of the event. */
  name: string;
}

export const eventText = ({ object, name }: Told, t: T): string => t(`event.${object}.${name}` as TextKey);

/** `name` is null for a reason that somebody typed. */
export const reasonText = (reason: string, name: string | null, t: T): string =>
  name === null ? reason : t(`reason.${name}` as TextKey);

/** A reversal is called by what it takes back. */
export function postingText(kind: string, t: T): string {
  const [, reversed] = /^(.+)-reversal$/.exec(kind) ?? [];
  return reversed === undefined
    ? t(`posting.${kind}` as TextKey)
    : t('posting.reversal', { kind: t(`posting.${reversed}` as TextKey) });
}
