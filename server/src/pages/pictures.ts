/**
 * Pictures of a mandant's host: previews for messengers, and of one recommendation, for whoever has its hash while its link is
 * good, the story and the code. Looked up like every other number or hash (rules 1.7).
 */
import { isNumber } from '@weitersagen/contract/basics/number';
import { qrCodeLink } from '@weitersagen/contract/recommendation/channels';
import { showSharedRecommendation } from '@weitersagen/contract/recommendation/link/endpoints';
import { brandOf } from '#brand/brand.ts';
import type { PageCall } from './page-call.ts';
import { askFor, type Ground } from './page-request.ts';
import { drawnPicture } from './preview/preview.ts';
import { codePng, codeSvg } from './qr-code.ts';

/** A picture, or the status that tells why there is none. */
export type Pictured = { body: Uint8Array | string; type: 'image/png' | 'image/svg+xml'; isPersonal: boolean } | number;

export async function pictureOf(ground: Ground, call: PageCall, locale: string, file: string): Promise<Pictured> {
  const asked = await askFor(ground, { ...call, path: `/${locale}`, search: '' });
  if ('redirect' in asked) return 404;
  const { request } = asked;
  const { id: brand, name } = request.mandant;
  const [, kind, number = '', hash = '', ending] = /^(story|code)-(\d{12})-([\da-f]{16})\.(png|svg)$/.exec(file) ?? [];
  if (!kind) {
    const preview = /^([a-z\d-]+)\.png$/.exec(file)?.[1];
    const words = preview && (await (await ground.build()).previewWords(request, preview));
    if (!words) return 404;
    return { body: await drawnPicture({ kind: 'preview', brand, name, words }), type: 'image/png', isPersonal: false };
  }
  if (!isNumber('recommendation', number) || (kind === 'story' && ending === 'svg')) return 404;
  const found = await request.api(showSharedRecommendation, { params: { number }, query: { hash } });
  if (!found.ok) return found.status;
  const { isOver, hash: proven, linkType, shortLink, recommendationLink } = found.value;
  // The owner's token shows the links without the hash, too; the address of a picture has to be right all the same.
  if (isOver || proven !== hash || !shortLink || !recommendationLink) return 404;
  if (kind === 'story') {
    const words = await (await ground.build()).storyWords(request, { ...found.value, link: shortLink });
    return words
      ? { body: await drawnPicture({ kind: 'story', brand, name, words }), type: 'image/png', isPersonal: true }
      : 404;
  }
  const link = qrCodeLink(linkType === 'recommendationLink' ? recommendationLink : shortLink);
  const ink = brandOf(brand).token('ink');
  return ending === 'svg'
    ? { body: await codeSvg(link, ink), type: 'image/svg+xml', isPersonal: true }
    : { body: await codePng(link, ink), type: 'image/png', isPersonal: true };
}
