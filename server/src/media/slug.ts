/** The name of a picture as an address takes it: `Sommer am See.jpg` is `sommer-am-see.jpg`. */
import { type FileType, fileEndings } from '@weitersagen/contract/files/rules';

const slugMax = 80;
const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `mark` tells it from others of the same name. */
export function slugOf(name: string, type: FileType, mark: string | null): string {
  const stem = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugMax)
    .replace(/^-+|-+$/g, '');
  return `${stem || 'bild'}${mark === null ? '' : `-${mark}`}.${fileEndings[type]}`;
}
