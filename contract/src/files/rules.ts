/** What kinds of files are taken from people, by their content, and how large one may be (rules 3.13). */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

export const fileBytesMax = 10 * 1024 * 1024;

export const fileType = labels({ jpeg: 'JPEG', png: 'PNG', webp: 'WebP', pdf: 'PDF' });
export type FileType = Value<typeof fileType>;

/** As the answer names it. */
export const contentTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
} as const satisfies Record<FileType, string>;

/** The ending of a name says what the file is, whatever it was called. */
export const fileEndings = { jpeg: 'jpg', png: 'png', webp: 'webp', pdf: 'pdf' } as const satisfies Record<
  FileType,
  string
>;

const nameMax = 80;

/**
 * A name that is safe in a header, on any disk and in any list: no path, no control or turning character, no dot at the
 * beginning, one ending, that of the type. Nothing of it ever names a place on our disk.
 */
export function safeFileName(typed: string, type: FileType): string {
  const last = typed.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]{1,10}$/, '')
    .replace(/[^\p{L}\p{N} _.()+-]/gu, '_')
    .replace(/\.{2,}/g, '.')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, nameMax)
    .toWellFormed()
    .trimEnd();
  return `${stem || 'Datei'}.${fileEndings[type]}`;
}
