/** The built pages (`npm run build`): read when the first page is asked for, then kept. */
import type {
  DeskAssets,
  DeskPages,
  InvitationPages,
  KitPages,
  PageAssets,
  Pages,
} from '@weitersagen/contract/page/page';
import { type Assets, assetAddresses, readAssets } from './assets.ts';

const dist = new URL('../../../web/dist/', import.meta.url);

interface Built extends Pages, InvitationPages, DeskPages {
  assets: PageAssets;
  deskAssets: DeskAssets;
  /** The kit page, where there is one. */
  kit: (KitPages & { assets: PageAssets }) | undefined;
  files: Assets;
  /** Name of the file that is sent as `/widget.js`. */
  widget: string;
  /** Likewise as `/consent/extern.js`. */
  consentStandIn: string;
}

/** `withKit`: together with the kit page, which is for development only. */
export function readOnce(withKit: boolean): () => Promise<Built> {
  let reading: Promise<Built> | undefined;
  return () => {
    reading ??= read(withKit).catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}

async function read(withKit: boolean): Promise<Built> {
  const folders = {
    portal: new URL('portal/', dist),
    areaStyles: new URL('area-styles/', dist),
    pageScript: new URL('page-script/', dist),
    shareScript: new URL('share-script/', dist),
    frame: new URL('frame/', dist),
    preview: new URL('preview/', dist),
    widget: new URL('widget/', dist),
    tracking: new URL('tracking/', dist),
    channel: new URL('channel/', dist),
    consentStandIn: new URL('consent-stand-in/', dist),
    consentQuestion: new URL('consent-question/', dist),
    consentManager: new URL('consent-manager/', dist),
    exitIntent: new URL('exit-intent/', dist),
    captchaHold: new URL('captcha-hold/', dist),
    agencyScript: new URL('agency-script/', dist),
    agencyCheck: new URL('agency-check/', dist),
    desk: new URL('desk/', dist),
    ...(withKit && { kit: new URL('kit/', dist) }),
  };
  const load = async <P>(name: string): Promise<P> => (await import(new URL(`server/${name}.js`, dist).href)) as P;
  const [
    { render, screenTexts, previewWords, storyWords, consentDialog },
    { renderInvitation },
    { renderDesk, deskTexts },
    { kitAssets, ...addresses },
    files,
  ] = await Promise.all([
    load<Pages>('entry-server'),
    load<InvitationPages>('invitation-server'),
    load<DeskPages>('desk-server'),
    assetAddresses(folders),
    readAssets(Object.values(folders).map((folder) => new URL('assets/', folder))),
  ]);
  const kit = kitAssets && { ...(await load<KitPages>('kit-server')), assets: kitAssets };
  return {
    render,
    screenTexts,
    previewWords,
    storyWords,
    consentDialog,
    renderInvitation,
    renderDesk,
    deskTexts,
    kit,
    ...addresses,
    files,
  };
}
