/** Who sends files and reads them back, in tests, in either store: `filesOf(w, 'folder')`. */
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { attachFiles, readFile, type SentFile, storeFile } from '#files/files.ts';
import type { System } from '#platform/context.ts';
import type { Slug } from '../mandant-files.ts';
import type { World } from '../world.ts';

type Store = 'database' | 'folder';
export const stores: readonly Store[] = ['database', 'folder'];
const accountId = 7;
const hour = 3_600_000;
/** Whose files these are has no account. */
export const nobodyGoes = async (): Promise<void> => undefined;

export function filesOf(w: World, store: Store, folder = join(w.app.app.system.config.dataDir, 'dateien')) {
  if (store === 'folder') Object.assign(w.app.app.system.config, { filesDir: folder });
  return {
    accountId,
    folder,
    stores: (content: Buffer, name = 'Bestätigung.pdf', slug: Slug = 'spbdevk'): Promise<SentFile> =>
      storeFile(w.as(slug), Readable.from([content]), {
        accountId,
        name,
        endsAt: new Date(w.as().now.getTime() + hour),
        lockOwner: nobodyGoes,
      }),
    attach: (keys: string[], objectId: number): Promise<void> =>
      w.as().write((tx) => attachFiles(tx, keys, { accountId, object: 'claim', objectId })),
    /** As whoever takes it gets it, with other keys perhaps. */
    contentOf: async (key: string, objectId: number, system: System = w.app.app.system): Promise<Buffer> => {
      const { content } = await readFile({ ...w.as(), system }, key, { object: 'claim', objectId });
      const chunks: Buffer[] = [];
      for await (const chunk of content) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
    onDisk: async (): Promise<string[]> => (await listFiles(folder)).map((path) => basename(path)),
    pathsOnDisk: (): Promise<string[]> => listFiles(folder),
  };
}

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
