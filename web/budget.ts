/**
 * The byte budget of the public pages (docs/decisions; brotli): script before the first touch, script of the living
 * page, style sheet. `node web/budget.ts` prints a line per page and ends with 1 above a limit.
 */
import { readFile, stat } from 'node:fs/promises';

const dist = new URL('dist/', import.meta.url);
const kilobyte = 1024;
const limits = { before: 10 * kilobyte, alive: 105 * kilobyte, style: 10 * kilobyte };

interface Entry {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}
type Manifest = Record<string, Entry>;

const manifest = async (build: string): Promise<Manifest> =>
  JSON.parse(await readFile(new URL(`${build}/manifest.json`, dist), 'utf8')) as Manifest;
const bytesOf = async (build: string, file: string): Promise<number> =>
  (await stat(new URL(`${build}/${file}.br`, dist))).size;

/** Every file a module brings along, itself included. */
function filesOf(all: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const entry = all[key];
  if (!entry || seen.has(entry.file)) return seen;
  seen.add(entry.file);
  for (const inner of entry.imports ?? []) filesOf(all, inner, seen);
  return seen;
}

const sum = async (build: string, files: Iterable<string>): Promise<number> => {
  let bytes = 0;
  for (const file of files) if (file.endsWith('.js')) bytes += await bytesOf(build, file);
  return bytes;
};

const entryOf = (all: Manifest): string => Object.keys(all).find((key) => all[key]?.isEntry) ?? '';

const [portal, shell] = await Promise.all([manifest('portal'), manifest('shell')]);
const measured: { what: string; bytes: number; limit: number }[] = [
  { what: 'shell script', bytes: await sum('shell', filesOf(shell, entryOf(shell))), limit: limits.before },
  { what: 'style sheet', bytes: await bytesOf('portal', portal['style.css']?.file ?? ''), limit: limits.style },
];
for (const screen of Object.keys(portal).filter((key) => key.endsWith('-screen.tsx'))) {
  const files = filesOf(portal, screen, filesOf(portal, entryOf(portal)));
  measured.push({ what: screen.replace('src/portal/', ''), bytes: await sum('portal', files), limit: limits.alive });
}

let over = 0;
for (const { what, bytes, limit } of measured) {
  if (bytes > limit) over++;
  const kb = (value: number): string => (value / kilobyte).toFixed(1).padStart(6);
  process.stdout.write(`${bytes > limit ? 'OVER' : ' ok '} ${kb(bytes)} of ${kb(limit)} KB  ${what}\n`);
}
if (over > 0) process.exitCode = 1;
