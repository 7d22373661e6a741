/**
 * How large a file, a function and a folder may be (CONTRIBUTING.md, "Size and comments"). What is larger today stands in
 * `size-exceptions.ts` with its size: it may shrink and never grow, and an entry that is not needed any more is wrong.
 */
import { parseSync } from '@swc/core';
import { filesBelow, textOf } from '../files.ts';

export const limits = { lines: 300, testLines: 400, functionLines: 70, folderFiles: 15 } as const;

/** Path, or path and name of a function → size it has today. */
export type Exceptions = Readonly<Record<string, number>>;

interface Sized {
  what: string;
  size: number;
  limit: number;
}

const isTest = (path: string): boolean => /[.](?:test|e2e)[.]tsx?$/.test(path);
/** Made by a program, or nothing but words and rows. */
const isFree = (path: string): boolean => /[/](?:tables|words(?:-de|-en)?|de|en)[.]ts$/.test(path);

interface Node {
  type?: string;
  span?: { start: number; end: number };
}

/** Functions of a source with the lines from their first to their last. */
export function functionsIn(source: string, isScreen = false): { name: string; lines: number }[] {
  const bytes = Buffer.from(source);
  const module = parseSync(source, { syntax: 'typescript', tsx: isScreen });
  // swc counts bytes over everything it has parsed in this process.
  const base = module.span.start - firstByte(source);
  const found: { name: string; lines: number }[] = [];
  const visit = (node: unknown, name: string): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, name);
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
    const { type, span } = node as Node;
    const own = nameOf(node) ?? name;
    if (span && type && /^(?:Function(?:Declaration|Expression)|ArrowFunctionExpression|ClassMethod)$/.test(type)) {
      const text = bytes.subarray(span.start - base, span.end - base).toString();
      found.push({ name: own, lines: text.split('\n').length });
    }
    for (const value of Object.values(node)) if (value !== null && typeof value === 'object') visit(value, own);
  };
  visit(module.body, '');
  return found;
}

/** A module begins behind what stands before its first statement. */
const firstByte = (source: string): number => {
  const lead = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)*/.exec(source)?.[0] ?? '';
  return Buffer.byteLength(lead);
};

function nameOf(node: object): string | undefined {
  const { type, identifier, id, key } = node as {
    type?: string;
    identifier?: { value?: string };
    id?: { value?: string };
    key?: { value?: string };
  };
  if (type === 'FunctionDeclaration' || type === 'FunctionExpression') return identifier?.value;
  if (type === 'VariableDeclarator') return id?.value;
  return type === 'KeyValueProperty' || type === 'MethodProperty' ? key?.value : undefined;
}

function sizesOf(paths: readonly string[]): Sized[] {
  const sized: Sized[] = [];
  const folders = Map.groupBy(
    paths.filter((path) => !isTest(path)),
    (path) => path.slice(0, path.lastIndexOf('/')),
  );
  for (const [folder, files] of folders) sized.push({ what: folder, size: files.length, limit: limits.folderFiles });
  for (const path of paths) {
    const text = textOf(path);
    const limit = isTest(path) ? limits.testLines : limits.lines;
    if (!isFree(path)) sized.push({ what: path, size: text.trimEnd().split('\n').length, limit });
    if (isTest(path)) continue;
    for (const { name, lines } of functionsIn(text, path.endsWith('x')))
      sized.push({ what: `${path} ${name}`, size: lines, limit: limits.functionLines });
  }
  return sized;
}

/** What is wrong with the sizes given, beside the exceptions. */
export function tooLarge(sized: readonly Sized[], exceptions: Exceptions): string[] {
  const over = sized.filter(({ size, limit }) => size > limit);
  const known = new Map(over.map(({ what, size }) => [what, size]));
  return [
    ...over
      .filter(({ what, size }) => size > (exceptions[what] ?? 0))
      .map(({ what, size, limit }) => `${what}: ${size}, at most ${exceptions[what] ?? limit}`),
    ...Object.entries(exceptions)
      .filter(([what, size]) => (known.get(what) ?? 0) < size)
      .map(([what]) => `${what}: is smaller now (${known.get(what) ?? 'fits'}), mend its exception`),
  ];
}

const folders = ['contract/src', 'server/src', 'web/src', 'tools', 'e2e', 'bench'];

export const sizes = (): Sized[] => sizesOf(folders.flatMap((folder) => filesBelow(folder, /[.]tsx?$/)));
