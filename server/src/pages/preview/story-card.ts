/**
 * The picture for a story as a tree of boxes, 1080 by 1920: what is recommended, what the other one gets, the short address and
 * a code for the camera. Nothing that matters lies where the app draws its own (250 px above, 340 px below).
 */
import type { StoryWords } from '@weitersagen/contract/page/page';
import { brandOf } from '#brand/brand.ts';
import { type Box, banknote, box, brandHeadOf, groundOf, picture } from './card.ts';

export const storySize = { width: 1080, height: 1920 } as const;

export interface Story {
  kind: 'story';
  /** Folder of the brand. */
  brand: string;
  name: string;
  words: StoryWords;
}

const codePx = 340;

/** `code` is the picture of the link (SVG). */
export function storyCard({ brand: slug, name, words }: Story, code: string): Box {
  const brand = brandOf(slug);
  const { token } = brand;
  const productPx = words.product.length > 36 ? 72 : words.product.length > 18 ? 92 : 116;
  const addressPx = words.shown.length > 36 ? 32 : words.shown.length > 26 ? 46 : 54;
  const mark = words.mark
    ? box({ flexDirection: 'column', alignItems: 'flex-end', maxWidth: 400, textAlign: 'right' }, [
        box({ fontSize: 36, fontWeight: 700 }, words.mark),
        words.markLine &&
          box({ fontSize: 26, marginTop: 4, color: token('ink-soft'), textWrap: 'balance' }, words.markLine),
      ])
    : box({}, '');
  return box(
    {
      ...storySize,
      flexDirection: 'column',
      padding: '230px 80px 320px',
      justifyContent: 'space-between',
      background: groundOf(brand),
      color: token('ink'),
      borderTop: `24px solid ${token('brand')}`,
      borderBottom: `24px solid ${token('brand')}`,
      fontFamily: 'Text',
    },
    [
      box({ justifyContent: 'space-between', alignItems: 'flex-start' }, [brandHeadOf(brand, name, 72), mark]),
      box({ flexDirection: 'column' }, [
        box({ fontSize: 46, color: token('ink-soft') }, words.above),
        box(
          {
            fontSize: productPx,
            fontWeight: 700,
            lineHeight: 1.06,
            letterSpacing: -2,
            marginTop: 12,
            textWrap: 'balance',
          },
          words.product,
        ),
        box({ fontSize: 44, lineHeight: 1.3, marginTop: 24, textWrap: 'balance' }, words.line),
      ]),
      words.note && box({ justifyContent: 'center', height: 210 }, [banknote(brand, words.note, false)]),
      box(
        {
          flexDirection: 'column',
          alignItems: 'center',
          padding: '28px 40px 32px',
          borderRadius: 40,
          background: token('paper'),
          border: `2px solid ${token('line')}`,
        },
        [
          picture(code, codePx, codePx),
          box({ fontSize: 32, marginTop: 16, color: token('ink-soft') }, words.scan),
          box({ fontSize: addressPx, fontWeight: 700, marginTop: 6, textAlign: 'center' }, words.shown),
          box({ fontSize: 30, marginTop: 6, color: token('ink-soft') }, words.until),
        ],
      ),
    ],
  );
}
