/**
 * What a browser says of itself, in the words of its user: "Firefox unter Linux". Nearly every browser names others, too,
 * so the order counts; one that nobody knows is called unknown, and the word of ours for support stays.
 */
import type { T } from './t.ts';

const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/^Support$/, 'Support'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: typeof browsers, text: string): string | undefined =>
  names.find(([mark]) => mark.test(text))?.[1];

export function browserName(userAgent: string, t: T): string {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  if (browser === undefined) return system ? `${t('myData.unknownBrowser')}, ${system}` : t('myData.unknownBrowser');
  return system ? t('myData.browserOn', { browser, system }) : browser;
}
