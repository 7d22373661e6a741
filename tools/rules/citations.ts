/**
 * What comments, titles of tests and documents cite of the book of rules (docs/rules.md): decisions (`C-16`), events, mails
 * and postings (`P4`, `M13`, `L2`), chapters (`rules 3.5`) and sections of the specification (`§5`). Each has to be there.
 */
export interface Book {
  /** `C-16`, `P4`, `M13`, `L2`, `§5`. */
  entries: ReadonlySet<string>;
  /** `3`, `3.5`. */
  chapters: ReadonlySet<string>;
}

const entry = String.raw`[CEGKPRSVX]-\d{2}|[PEKARN]\d{1,2}|M\d{2}|L\d{1,2}|§\d`;

/** An entry is a heading, stands in bold where it is told, or is the first cell of a row. */
export function bookOf(text: string): Book {
  const found = (pattern: string): string[] =>
    [...text.matchAll(new RegExp(pattern, 'gm'))].map(([, name = '']) => name);
  return {
    entries: new Set([
      ...found(String.raw`^#### (${entry})\b`),
      ...found(`\\*\\*(${entry})\\*\\*`),
      ...found(`^\\| (${entry}) \\|`),
    ]),
    chapters: new Set(found(String.raw`^##+ (\d+(?:[.]\d+)?)[. ]`)),
  };
}

/** What a text cites and the book does not have, in sentences. */
export function unknownIn(path: string, source: string, { entries, chapters }: Book): string[] {
  const unknown = new Set<string>();
  for (const text of citingParts(path, source)) {
    for (const [name] of text.matchAll(new RegExp(String.raw`(?<![\w-])(?:${entry})(?![\w-])`, 'g'))) {
      if (!entries.has(name)) unknown.add(`${name} is not in docs/rules.md`);
    }
    for (const [, list = ''] of text.matchAll(/\brules ((?:\d+(?:[.]\d+)?(?:, | to | and )?)+)/gi)) {
      for (const [number] of list.matchAll(/\d+(?:[.]\d+)?/g)) {
        if (!chapters.has(number)) unknown.add(`rules ${number} is no chapter of docs/rules.md`);
      }
    }
    for (const number of bareChapters(text, chapters))
      unknown.add(`${number} is cited without its book: rules ${number}`);
    for (const [name] of text.matchAll(/\b(?:design|style) (?:part )?\d[\d.]*/gi)) {
      unknown.add(`${name} is no document of this repository`);
    }
  }
  return [...unknown].map((what) => `${path}: ${what}`);
}

/** A number of a chapter in brackets that does not say whose it is. */
function bareChapters(text: string, chapters: ReadonlySet<string>): string[] {
  return [...text.matchAll(/\(([^()]*)\)/g)].flatMap(([, inside = '']) => {
    const words = inside.split(/[,;:]\s+/);
    const first = words.findIndex((word) => /^\d[.]\d{1,2}$/.test(word) && chapters.has(word));
    if (first < 0) return [];
    return words.slice(0, first).some((word) => /\brules \d/i.test(word)) ? [] : [words[first] as string];
  });
}

/** Comments and titles of code, comments of statements and styles, all of a document but its code. */
function citingParts(path: string, source: string): string[] {
  if (path.endsWith('.md')) return [source.replace(/```[\s\S]*?```|`[^`\n]*`/g, '')];
  if (path.endsWith('.sql')) return [...source.matchAll(/--.*$/gm)].map(([comment]) => comment);
  const blocks = [...source.matchAll(/[/][*][\s\S]*?[*][/]/g)].map(([comment]) => comment.replace(/\n\s*[*] ?/g, ' '));
  if (path.endsWith('.css')) return blocks;
  const lines = [...source.matchAll(/(?:^|\s)[/]{2} .*$/gm)].map(([comment]) => comment);
  const titles = [...source.matchAll(title)].map(([, , one, , other]) => one ?? other ?? '');
  return [...blocks, ...lines, ...titles];
}

const title = /\b(?:test|describe)(?:[.]\w+)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1|[\])]\)\(\s*(['"`])((?:\\.|(?!\3).)*)\3/g;
