/** What docs/operations.md tells an administrator to type, word by word. */
import { textOf } from '../files.ts';

/** The first block of a language under a heading, as an administrator copies it. */
export function blockOf(heading: string, language: string): string {
  const text = textOf('docs/operations.md');
  const [, part = ''] = text.split(new RegExp(`^#{3,4} ${heading}$`, 'm'));
  const [, block] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(part.split(/^#{2,4} /m)[0] ?? '') ?? [];
  if (!block) throw new Error(`docs/operations.md has no ${language} under "${heading}"`);
  return block;
}

/** Of a block: its commands or statements. */
export const linesOf = (block: string, end: RegExp): string[] => block.split(end).filter((line) => line.trim() !== '');
export const statementsOf = (heading: string): string[] => linesOf(blockOf(heading, 'sql'), /;\s*\n/);
