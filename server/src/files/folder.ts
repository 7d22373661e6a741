/**
 * The folder of FILES_DIR, shared by all processes: `{mandant}/{first two of the hash}/{hash}`, where the hash is ours and
 * nothing of a path comes from a request. A file there is its sealed parts, each behind its length, written aside and put in
 * place at once; two of the same content are one file, which goes with the last row that names it.
 */
import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Ctx, System } from '#platform/context.ts';
import { type Place, placeIn } from '#platform/vault.ts';

const [folderMode, fileMode] = [0o700, 0o600];
const lengthBytes = 4;
const asideMark = '.neu-';

const rootOf = ({ config }: System, mandantId: number): string => {
  if (config.filesDir === undefined) throw new Error('a file lies in a folder, and FILES_DIR is not given');
  return join(config.filesDir, String(mandantId));
};

const isHash = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);

export function placeOnDisk({ system, mandant }: Pick<Ctx, 'system' | 'mandant'>, contentHash: string): string {
  if (!isHash(contentHash)) throw new Error('no hash of a file');
  return join(rootOf(system, mandant.id), contentHash.slice(0, 2), contentHash);
}

const partPlace = (ctx: Pick<Ctx, 'mandant'>, contentHash: string, part: number, parts: number): Place =>
  placeIn(ctx, 'file.content', contentHash, part, parts);

interface Aside {
  /** Puts it where it belongs. */
  moveIn(): Promise<void>;
  /** Nothing of it stays aside. */
  clear(): Promise<void>;
}

export async function writeAside(ctx: Ctx, contentHash: string, parts: readonly Buffer[]): Promise<Aside> {
  const { vault } = ctx.system;
  const sealed = parts.map((content, part) =>
    vault.sealBytes(content, partPlace(ctx, contentHash, part, parts.length)),
  );
  return putAside(placeOnDisk(ctx, contentHash), sealed);
}

async function putAside(place: string, sealed: readonly Buffer[]): Promise<Aside> {
  await mkdir(dirname(place), { recursive: true, mode: folderMode });
  const aside = join(dirname(place), asideMark + randomBytes(12).toString('hex'));
  const file = await open(aside, 'wx', fileMode);
  try {
    for (const content of sealed) {
      const length = Buffer.alloc(lengthBytes);
      length.writeUInt32BE(content.length);
      await file.writeFile(Buffer.concat([length, content]));
    }
    await file.sync();
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return {
    moveIn: async () => {
      await rename(aside, place);
      await syncFolder(dirname(place));
    },
    clear: () => rm(aside, { force: true }),
  };
}

/** The name, too, survives a crash. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export async function* readFolder(
  ctx: Ctx,
  place: string,
  { contentHash, parts }: { contentHash: string; parts: number },
): AsyncGenerator<Buffer> {
  const file = await open(place, 'r');
  try {
    for (let part = 0; part < parts; part++)
      yield ctx.system.vault.openBytes(await readSealed(file), partPlace(ctx, contentHash, part, parts));
  } finally {
    await file.close();
  }
}

/** A part of a quarter of a megabyte and what sealing adds. */
const sealedBytesMax = 1024 * 1024;

async function readSealed(file: FileHandle): Promise<Buffer> {
  const length = (await readExactly(file, lengthBytes)).readUInt32BE();
  if (length > sealedBytesMax) throw new Error('a file of the folder is no file of ours');
  return readExactly(file, length);
}

async function readExactly(file: FileHandle, bytes: number): Promise<Buffer> {
  const content = Buffer.alloc(bytes);
  for (let at = 0; at < bytes; ) {
    const { bytesRead } = await file.read(content, at, bytes - at);
    if (bytesRead === 0) throw new Error('a file of the folder ends too early');
    at += bytesRead;
  }
  return content;
}

const names = (path: string): Promise<string[]> =>
  readdir(path).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : Promise.reject(error)));

/** Every file of a mandant, also what a process that died has left aside. */
export async function* walkFolder(
  system: System,
  mandantId: number,
): AsyncGenerator<{ path: string; name: string; changedAt: Date; isAside: boolean }> {
  if (system.config.filesDir === undefined) return;
  const root = rootOf(system, mandantId);
  for (const part of await names(root)) {
    if (!/^[0-9a-f]{2}$/.test(part)) continue;
    for (const name of await names(join(root, part))) {
      const path = join(root, part, name);
      const isAside = name.startsWith(asideMark);
      if (!isAside && !isHash(name)) continue;
      const found = await stat(path).catch(() => undefined);
      if (found) yield { path, name, changedAt: found.mtime, isAside };
    }
  }
}

/** The ids of the mandants that have a folder. */
export const listOwnersOfFolders = async ({ config: { filesDir } }: System): Promise<number[]> =>
  filesDir === undefined ? [] : (await names(filesDir)).filter((name) => /^\d+$/.test(name)).map(Number);

export const removeFromDisk = (path: string): Promise<void> => rm(path, { force: true });

/** After a rotation: files of the folder under the first key of the list, each put in place anew; gives how many. */
export async function resealFolders(system: System, mandantIds: readonly number[]): Promise<number> {
  let count = 0;
  for (const id of mandantIds)
    for await (const { path, name, isAside } of walkFolder(system, id))
      if (!isAside && (await resealFile(system, { mandant: { id } }, path, name))) count++;
  return count;
}

async function resealFile(
  { vault }: System,
  ctx: { mandant: { id: number } },
  path: string,
  contentHash: string,
): Promise<boolean> {
  const file = await open(path, 'r');
  const sealed: Buffer[] = [];
  try {
    for (let at = (await file.stat()).size; at > 0; at -= lengthBytes + (sealed.at(-1)?.length ?? 0))
      sealed.push(await readSealed(file));
  } finally {
    await file.close();
  }
  if (sealed.every((content) => vault.isCurrent(content))) return false;
  const fresh = sealed.map((content, part) => {
    const place = partPlace(ctx as Pick<Ctx, 'mandant'>, contentHash, part, sealed.length);
    return vault.sealBytes(vault.openBytes(content, place), place);
  });
  const aside = await putAside(path, fresh);
  await aside.moveIn();
  return true;
}
