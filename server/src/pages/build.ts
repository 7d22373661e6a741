/** The built pages (`npm run build`): read when the first page is asked for, then kept. */
import type { OperatorPages, PageAssets, Pages } from '@weitersagen/contract/page/page';
import { type Assets, assetAddresses, readAssets } from './assets.ts';

const dist = new URL('../../../web/dist/', import.meta.url);

export interface Built extends Pages, OperatorPages {
  assets: PageAssets;
  files: Assets;
}

export function readOnce(): () => Promise<Built> {
  let reading: Promise<Built> | undefined;
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}

async function read(): Promise<Built> {
  const [{ render, screenTexts }, { renderInvitation }, assets, files] = await Promise.all([
    import(new URL('server/entry-server.js', dist).href) as Promise<Pages>,
    import(new URL('server/operator-server.js', dist).href) as Promise<OperatorPages>,
    assetAddresses(new URL('portal/manifest.json', dist), new URL('shell/manifest.json', dist)),
    readAssets([new URL('portal/assets/', dist), new URL('shell/assets/', dist)]),
  ]);
  return { render, screenTexts, renderInvitation, assets, files };
}
