/** Finds the browsers of the journeys and pictures; on Debian as root they are installed when they are missing. */
import { existsSync } from 'node:fs';
import { install } from './debian.ts';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const shellPlaces = ['/usr/bin/chromium-headless-shell'];

const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path));
const find = (): string | undefined => firstOf([process.env.CHROME_PATH, ...places]);
const findShell = (): string | undefined => firstOf([process.env.HEADLESS_SHELL_PATH, ...shellPlaces]);

/** How it is started: also as root, and without what it would ask the outside for. */
export const chromiumArgs: readonly string[] = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path for Playwright's `executablePath`. */
export async function chromium(): Promise<string> {
  const found = find();
  if (found) return found;
  await install('chromium', 'Chromium (or CHROME_PATH)');
  const installed = find();
  if (!installed) throw new Error('Chromium was installed but is not where it is expected: set CHROME_PATH.');
  return installed;
}

/**
 * The same browser without windows, where each visitor has a whole window otherwise: it takes a third less time. Its
 * letters are drawn a little differently, so pictures and measurements take the one with windows, and so does everything
 * where there is no other.
 */
export async function headlessShell(): Promise<string> {
  const found = findShell();
  if (found) return found;
  const reason = await install('chromium-headless-shell', 'chromium-headless-shell').then(
    () => 'it was installed but is not where it is expected',
    (error: unknown) => String(error),
  );
  const installed = findShell();
  if (installed) return installed;
  process.stderr.write(`Journeys take Chromium with windows, which takes longer: ${reason}\n`);
  return chromium();
}

if (import.meta.main) console.log(await chromium());
