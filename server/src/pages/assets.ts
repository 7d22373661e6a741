/**
 * The built files of the browser, read once and served from memory: their names carry a hash of their content, so they
 * may be kept for ever, and their brotli twins were made by the build.
 */
import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { DeskAssets, PageAssets } from '@weitersagen/contract/page/page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from '#platform/http/request.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

interface File {
  type: string;
  plain: Buffer;
  brotli: Buffer | undefined;
}
export type Assets = ReadonlyMap<string, File>;

export async function readAssets(folders: readonly URL[]): Promise<Assets> {
  const assets = new Map<string, File>();
  for (const folder of folders) {
    const names = await readdir(folder);
    for (const name of names) {
      const type = types[extname(name)];
      if (!type) continue;
      const brotli = names.includes(`${name}.br`) ? await readFile(new URL(`${name}.br`, folder)) : undefined;
      assets.set(name, { type, plain: await readFile(new URL(name, folder)), brotli });
    }
  }
  return assets;
}

interface ManifestEntry {
  file: string;
  name?: string;
  css?: readonly string[];
  isEntry?: boolean;
}

/** Built each by itself, as one file without imports but the check of agencies. */
type Script =
  | 'pageScript'
  | 'shareScript'
  | 'frame'
  | 'preview'
  | 'tracking'
  | 'channel'
  | 'consentStandIn'
  | 'consentQuestion'
  | 'consentManager'
  | 'exitIntent'
  | 'captchaHold'
  | 'agencyScript'
  | 'agencyCheck'
  | 'widget';

type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Addresses of the files a document names, out of the manifests of the builds. */
export async function assetAddresses(
  builds: Readonly<Record<Script | 'portal' | 'areaStyles' | 'desk', URL>> & { kit?: URL },
) {
  const read = async (folder: URL | undefined) =>
    folder && (JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8')) as Manifest);
  const entryIn = async (folder: URL): Promise<string> => entryOf(await read(folder));
  const [portal, areas, desk, kit] = await Promise.all(
    [builds.portal, builds.areaStyles, builds.desk, builds.kit].map(read),
  );
  const [
    pageScript,
    shareScript,
    frameScript,
    previewScript,
    consentStandIn,
    consentQuestion,
    consentManager,
    exitIntent,
    captchaHold,
    agencyScript,
    agencyCheck,
    widget,
    tracking,
    channel,
  ] = await Promise.all([
    entryIn(builds.pageScript),
    entryIn(builds.shareScript),
    entryIn(builds.frame),
    entryIn(builds.preview),
    entryIn(builds.consentStandIn),
    entryIn(builds.consentQuestion),
    entryIn(builds.consentManager),
    entryIn(builds.exitIntent),
    entryIn(builds.captchaHold),
    entryIn(builds.agencyScript),
    entryIn(builds.agencyCheck),
    entryIn(builds.widget),
    entryIn(builds.tracking),
    entryIn(builds.channel),
  ]);
  const scripts = { pageScript, shareScript };
  const beside = {
    frameScript,
    previewScript,
    consentQuestion,
    consentManager,
    exitIntent,
    captchaHold,
    agencyScript,
    agencyCheck,
  };
  const styles = { style: styleOf(portal), areaStyles: areaStylesOf(areas) };
  const assets: PageAssets = { portal: entryOf(portal), tracking, channel, ...scripts, ...beside, ...styles };
  const deskAssets: DeskAssets = { script: entryOf(desk), style: styleOf(desk) };
  const kitAssets = kit && { portal: entryOf(kit), ...scripts, style: styleOf(kit) };
  const nameIn = (path: string): string => path.split('/').at(-1) ?? '';
  return { assets, deskAssets, kitAssets, widget: nameIn(widget), consentStandIn: nameIn(consentStandIn) };
}

function entryOf(manifest: Manifest | undefined): string {
  const found = Object.values(manifest ?? {}).find(({ isEntry }) => isEntry);
  if (!found) throw new Error('the manifest of the pages names no entry');
  return `/${found.file}`;
}

function styleOf(manifest: Manifest | undefined): string {
  const style = manifest?.['style.css'];
  if (!style) throw new Error('the manifest of the pages names no style sheet');
  return `/${style.file}`;
}

const areaStylesOf = (manifest: Manifest | undefined): PageAssets['areaStyles'] =>
  Object.fromEntries(Object.values(manifest ?? {}).map(({ name, css }) => [name, `/${css?.[0]}`]));

export function sendAsset(assets: Assets, name: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const file = assets.get(name);
  if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('');
  reply.type(file.type).headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  if (!file.brotli || !acceptsBrotli(request)) return reply.send(file.plain);
  return reply.header('content-encoding', 'br').send(file.brotli);
}
