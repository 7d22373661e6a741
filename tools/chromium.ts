/** Finds the browser of the journeys; on Debian as root it is installed when it is missing. */
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

const find = (): string | undefined => [process.env.CHROME_PATH, ...places].find((path) => path && existsSync(path));

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

if (import.meta.main) console.log(await chromium());
