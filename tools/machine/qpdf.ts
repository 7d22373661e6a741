/** qpdf reads a PDF as its rules are, and says what is wrong with it; the tests of what we write as PDF ask it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './debian.ts';

/** What it says about a file; where it finds an error it fails, with what it found. */
export type Qpdf = (pdf: Uint8Array, ...options: readonly string[]) => Buffer;

export async function qpdf(): Promise<Qpdf> {
  if (!isThere()) await install('qpdf', 'qpdf');
  return (pdf, ...options) => {
    const folder = mkdtempSync(join(tmpdir(), 'qpdf-'));
    try {
      const file = join(folder, 'file.pdf');
      writeFileSync(file, pdf);
      return execFileSync('qpdf', [...options, file], { maxBuffer: 64 * 1024 * 1024 });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

function isThere(): boolean {
  try {
    execFileSync('qpdf', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
