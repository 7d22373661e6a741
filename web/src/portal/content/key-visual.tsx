/** The key visual of a page: one picture for wide windows, another for phones where there is one. */
import type { ShownKeyVisual } from '@weitersagen/contract/content/shown';
import { Picture } from './picture.tsx';

/** As wide as the window without its margins, or half a page. */
const narrowSizes = 'calc(100vw - 2rem)';
const wideSizes = '(width >= 1200px) 36rem, 44vw';

export const KeyVisual = ({ visual: { picture, narrow } }: { visual: Pick<ShownKeyVisual, 'picture' | 'narrow'> }) =>
  narrow ? (
    <picture>
      <source media="(width < 768px)" srcSet={narrow.srcset ?? narrow.src} sizes={narrowSizes} />
      <Picture picture={picture} sizes={wideSizes} isFirst />
    </picture>
  ) : (
    <Picture picture={picture} sizes={`(width < 768px) ${narrowSizes}, ${wideSizes}`} isFirst />
  );
