/** `npm run sbom [file]`: every production package with its licence, as CycloneDX; not committed, made for each release. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textOf } from '../files.ts';
import { root } from '../run.ts';

interface Sbom {
  bomFormat: string;
  components: { name: string; version: string }[];
}
interface Listed {
  dev?: boolean;
  devDependencies?: object;
}

const folders = ['', 'contract', 'server', 'web'];

/**
 * By the lock file alone, so that it says the same on every machine. `npm sbom --omit=dev` leaves out what a tool needs as
 * well as the program (fastify, zod), so it is asked in a folder whose lock file knows nothing that only develops.
 */
export function sbom(): Sbom {
  const folder = mkdtempSync(join(tmpdir(), 'weitersagen-sbom-'));
  try {
    const lock = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Listed> };
    const kept = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
    const packages = Object.fromEntries(kept.map(([path, one]) => [path, withoutTools(one)]));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
    for (const path of folders) {
      mkdirSync(join(folder, path), { recursive: true });
      const manifest = JSON.parse(textOf(join(path, 'package.json'))) as Listed;
      writeFileSync(join(folder, path, 'package.json'), JSON.stringify(withoutTools(manifest)));
    }
    const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--sbom-type=application'];
    return JSON.parse(
      execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
    ) as Sbom;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const withoutTools = ({ devDependencies: _, ...rest }: Listed): Listed => rest;

if (import.meta.main) {
  const path = process.argv[2] ?? join(root, 'sbom.json');
  const made = sbom();
  writeFileSync(path, `${JSON.stringify(made, null, 2)}\n`);
  console.log(`${path}: ${made.components.length} packages`);
}
