/**
 * The portal in a page of the client (G-07, R-34): which frametype a request has, how the flag `widget` goes on with it,
 * and who may be around it.
 */
import { frameOrigins } from '@weitersagen/contract/mandant/frame-hosts';
import type { MandantConfig } from '@weitersagen/contract/mandant/schemas';
import type { PageFraming } from '@weitersagen/contract/page/page';
import type { PageCall } from './page-call.ts';

type Config = Pick<MandantConfig, 'integratedFrame' | 'frameHosts'>;

const flag = 'widget';
const isFlagged = (search: string): boolean =>
  ['1', 'true'].includes(new URLSearchParams(search).get(flag)?.toLowerCase() ?? '');

/** Undefined where the portal stands alone. */
export function framingOf(
  { integratedFrame, frameHosts }: Config,
  { search, isFramed = false }: Pick<PageCall, 'search' | 'isFramed'>,
): PageFraming | undefined {
  const type = integratedFrame ? 'integrated' : search !== '' && isFlagged(search) ? 'widget' : 'portal';
  return type === 'portal' && !isFramed ? undefined : { type, isFramed, origins: frameOrigins(frameHosts) };
}

/** An address of this host keeps the flag of the page that leads there. */
export function carryFlag(framing: PageFraming | undefined, address: string): string {
  if (framing?.type !== 'widget' || !address.startsWith('/')) return address;
  const [before = '', hash] = address.split('#');
  const [path, query = ''] = before.split('?');
  if (isFlagged(query)) return address;
  return `${path}?${query && `${query}&`}${flag}=1${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * A step that lost the flag on its way gets it again (R-34): the page before had it; in a frame, too, where that page does
 * not say where it was because its address names a person. Undefined where nothing is to be mended.
 */
export function withFlagAgain({ integratedFrame, frameHosts }: Config, call: PageCall): string | undefined {
  const { method, path, search, isFramed = false, isOwnStep, referer } = call;
  if (!isOwnStep || method !== 'GET' || integratedFrame || isFlagged(search)) return undefined;
  const wasFlagged =
    referer === undefined
      ? isFramed && frameOrigins(frameHosts).length > 0
      : URL.canParse(referer) && isFlagged(new URL(referer).search);
  return wasFlagged ? carryFlag({ type: 'widget', isFramed, origins: [] }, path + search) : undefined;
}
