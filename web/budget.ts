/**
 * The byte budget of the pages (docs/decisions; brotli): script before the first touch, all script of the living page,
 * style sheet; in a frame with what is added there; of the operator's desk, all at once; and what a page of the client loads. The build fails above a limit; `node web/budget.ts` prints a line
 * per page.
 */
import { globSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const dist = new URL('dist/', import.meta.url);
const kilobyte = 1024;
const limits = {
  before: 10 * kilobyte,
  alive: 105 * kilobyte,
  style: 10 * kilobyte,
  desk: 190 * kilobyte,
  widget: 3 * kilobyte,
};

interface Entry {
  file: string;
  name?: string;
  css?: string[];
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Entry>;

const manifest = async (build: string): Promise<Manifest> =>
  JSON.parse(await readFile(new URL(`${build}/manifest.json`, dist), 'utf8')) as Manifest;
const bytesOf = async (build: string, file: string): Promise<number> =>
  (await stat(new URL(`${build}/${file}.br`, dist))).size;

const here = import.meta.dirname;

/** Parts of screens that are there before the page comes to life (src/portal/part.ts), as the manifest names them. */
const parts = new Set(
  globSync('src/portal/**/*.{ts,tsx}', { cwd: here }).flatMap((path) => {
    const text = readFileSync(join(here, path), 'utf8');
    const found = [...text.matchAll(/\bpartOf\(\(\) => import\('(.*?)'\)\)/g)];
    if (found.length !== text.split(/\bpartOf\(/).length - 1)
      throw new Error(`${path}: a part is not found by the budget`);
    return found.map(([, part]) => join(dirname(path), part as string));
  }),
);

/** Every file a module brings along before the page lives, itself included, whichever mandant's page it is. */
function filesOf(all: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const { file, imports = [], dynamicImports = [] } = all[key] ?? {};
  if (file === undefined || seen.has(file)) return seen;
  seen.add(file);
  for (const inner of [...imports, ...dynamicImports.filter((one) => parts.has(one))]) filesOf(all, inner, seen);
  return seen;
}

/** Modules a screen is reached through: it is loaded by them, not by the entry itself. */
const listsOf = (all: Manifest, screen: string): string[] =>
  Object.keys(all).filter((key) => !all[key]?.isEntry && all[key]?.dynamicImports?.includes(screen));

const sum = async (build: string, files: Iterable<string>): Promise<number> => {
  let bytes = 0;
  for (const file of files) if (file.endsWith('.js')) bytes += await bytesOf(build, file);
  return bytes;
};

const entryOf = (all: Manifest): string => Object.keys(all).find((key) => all[key]?.isEntry) ?? '';

/** It has a script of its own beside the page script. */
const shareScreen = 'src/portal/recommendation/share-screen.tsx';

export interface Measured {
  what: string;
  bytes: number;
  limit: number;
}

export async function measure(): Promise<Measured[]> {
  const [
    portal,
    pageScript,
    shareScript,
    frame,
    widget,
    exitIntent,
    captchaHold,
    agencyScript,
    agencyCheck,
    standIn,
    asked,
    desk,
    tracking,
    channel,
  ] = (await Promise.all(
    [
      'portal',
      'page-script',
      'share-script',
      'frame',
      'widget',
      'exit-intent',
      'captcha-hold',
      'agency-script',
      'agency-check',
      'consent-stand-in',
      'consent-question',
      'desk',
      'tracking',
      'channel',
    ].map(manifest),
  )) as [
    Manifest,
    Manifest,
    Manifest,
    Manifest,
    Manifest,
    Manifest,
    Manifest,
    Manifest,
    Manifest,
    Manifest,
    Manifest,
    Manifest,
    Manifest,
    Manifest,
  ];
  const script = await sum('page-script', filesOf(pageScript, entryOf(pageScript)));
  // The question, and the stand-in of a third party, although another manager comes in its place.
  const question =
    (await sum('consent-stand-in', filesOf(standIn, entryOf(standIn)))) +
    (await sum('consent-question', filesOf(asked, entryOf(asked))));
  // A page is loaded with the question, or with what sends hits: by whoever has not decided, or has agreed. Both together are on it
  // only after an answer, or when somebody opens the settings; what hands a campaign on may stand beside either.
  const consent =
    (await sum('channel', filesOf(channel, entryOf(channel)))) +
    Math.max(question, await sum('tracking', filesOf(tracking, entryOf(tracking))));
  const style = await bytesOf('portal', portal['style.css']?.file ?? '');
  const areas = Object.values(await manifest('area-styles'));
  const measured: Measured[] = [
    { what: 'page script', bytes: script, limit: limits.before },
    {
      what: 'page script in a frame',
      bytes: script + (await sum('frame', filesOf(frame, entryOf(frame)))),
      limit: limits.before,
    },
    { what: 'widget of a client', bytes: await sum('widget', filesOf(widget, entryOf(widget))), limit: limits.widget },
    { what: 'page script with consent or what sends hits', bytes: script + consent, limit: limits.before },
    {
      what: 'page script with exit intent',
      bytes: script + (await sum('exit-intent', filesOf(exitIntent, entryOf(exitIntent)))),
      limit: limits.before,
    },
    {
      what: 'page script with captcha',
      bytes: script + (await sum('captcha-hold', filesOf(captchaHold, entryOf(captchaHold)))),
      limit: limits.before,
    },
    {
      what: 'page script of an agency',
      bytes: script + (await sum('agency-script', filesOf(agencyScript, entryOf(agencyScript)))),
      limit: limits.before,
    },
    { what: 'style sheet', bytes: style, limit: limits.style },
    {
      what: 'page script of an agency with a check and consent',
      bytes:
        script +
        (await sum('agency-script', filesOf(agencyScript, entryOf(agencyScript)))) +
        (await sum('agency-check', filesOf(agencyCheck, entryOf(agencyCheck)))) +
        consent,
      limit: limits.before,
    },
    ...(await Promise.all(
      areas.map(async ({ name, css: [sheet = ''] = [] }) => ({
        what: `style sheet and that of ${name}`,
        bytes: style + (await bytesOf('area-styles', sheet)),
        limit: limits.style,
      })),
    )),
    { what: 'desk, first screen and its style', bytes: await firstLoadOf(desk), limit: limits.desk },
  ];
  for (const screen of Object.keys(portal).filter((key) => key.endsWith('-screen.tsx'))) {
    const files = filesOf(portal, screen, filesOf(portal, entryOf(portal)));
    for (const list of listsOf(portal, screen)) filesOf(portal, list, files);
    const beside = screen === shareScreen ? await sum('share-script', filesOf(shareScript, entryOf(shareScript))) : 0;
    const bytes = script + consent + beside + (await sum('portal', files));
    measured.push({ what: screen.replace('src/portal/', ''), bytes, limit: limits.alive });
  }
  return measured;
}

/** What somebody waits for who comes to the desk for the first time: script of its first screen, and its style sheet. */
async function firstLoadOf(desk: Manifest): Promise<number> {
  const files = filesOf(desk, 'src/desk/overview/overview-screen.tsx', filesOf(desk, entryOf(desk)));
  return (await sum('desk', files)) + (await bytesOf('desk', desk['style.css']?.file ?? ''));
}

const kilobytes = (bytes: number): string => (bytes / kilobyte).toFixed(1).padStart(6);

/** A line per page; those above a limit say so. */
export const lines = (measured: readonly Measured[]): string[] =>
  measured.map(
    ({ what, bytes, limit }) =>
      `${bytes > limit ? 'OVER' : ' ok '} ${kilobytes(bytes)} of ${kilobytes(limit)} KB  ${what}`,
  );

export const isOver = ({ bytes, limit }: Measured): boolean => bytes > limit;

if (import.meta.main) {
  const measured = await measure();
  process.stdout.write(`${lines(measured).join('\n')}\n`);
  if (measured.some(isOver)) process.exitCode = 1;
}
