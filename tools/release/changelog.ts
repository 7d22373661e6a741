/** What a release says of itself: the sentences of its commits, by the part of the house they are about. */

export interface Commit {
  sentence: string;
  /** Files it touched. */
  paths: readonly string[];
}

/** The first that fits most files of a commit; its order is that of the chapter. */
const parts = [
  ['Upgrading', /^server\/migrations\/|^docs\/upgrading[.]md$/],
  ['The program', /^(?:server|contract)\//],
  ['Pages and desk', /^web\/|^e2e\//],
  ['Running it', /^deploy\/|^docs\/operations[.]md$|^tools\/machine\//],
  ['Building it', /./],
] as const;

/** A migration is told where somebody looks before an upgrade, whatever else the commit did; else most files decide. */
export function partOf({ paths }: Commit): string {
  const [[upgrading, migrates], ...others] = parts;
  if (paths.some((path) => migrates.test(path))) return upgrading;
  const firstOf = (path: string): string => others.find(([, belongs]) => belongs.test(path))?.[0] ?? 'Building it';
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(firstOf(path), (counts.get(firstOf(path)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'Building it';
}

export function chapterOf(version: string, day: string, commits: readonly Commit[]): string {
  const sections = parts.flatMap(([name]) => {
    const sentences = commits.filter((commit) => partOf(commit) === name).map(({ sentence }) => `- ${sentence}`);
    return sentences.length > 0 ? [`### ${name}\n\n${sentences.join('\n')}\n`] : [];
  });
  return `## ${version} (${day})\n\n${sections.join('\n')}`;
}

const heading = '# Changes\n';

/** The new chapter stands above the older ones. */
export function withChapter(changelog: string, chapter: string): string {
  if (!changelog.startsWith(heading)) throw new Error('CHANGELOG.md does not begin with its heading');
  const at = changelog.search(/^## /m);
  return at < 0
    ? `${changelog.trimEnd()}\n\n${chapter}`
    : `${changelog.slice(0, at)}${chapter}\n${changelog.slice(at)}`;
}

/** `0.2.0`, or what `major`, `minor` and `patch` make of the version that is there; never one that is not newer. */
export function nextVersion(now: string, asked: string): string {
  const numbers = (version: string): [number, number, number] => {
    const [, a, b, c] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
    if (c === undefined) throw new Error(`${version} is no version: three numbers, or major, minor, patch`);
    return [Number(a), Number(b), Number(c)];
  };
  const [major, minor, patch] = numbers(now);
  if (asked === 'major') return `${major + 1}.0.0`;
  if (asked === 'minor') return `${major}.${minor + 1}.0`;
  if (asked === 'patch') return `${major}.${minor}.${patch + 1}`;
  const next = numbers(asked);
  const first = next.findIndex((part, at) => part !== [major, minor, patch][at]);
  if (first < 0 || (next[first] ?? 0) < ([major, minor, patch][first] ?? 0))
    throw new Error(`${asked} is not newer than ${now}`);
  return asked;
}
