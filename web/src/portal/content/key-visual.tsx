/** The key visual of a page: one picture for wide windows, another for phones where there is one. */
import type { ShownKeyVisual } from '@weitersagen/contract/content/shown';
import { Picture } from './picture.tsx';

export const KeyVisual = ({ visual: { picture, narrow } }: { visual: Pick<ShownKeyVisual, 'picture' | 'narrow'> }) =>
  narrow ? (
    <picture>
      <source media="(width < 768px)" srcSet={narrow.srcset ?? narrow.src} sizes="100vw" />
      <Picture picture={picture} sizes="36rem" isFirst />
    </picture>
  ) : (
    <Picture picture={picture} sizes="(width >= 768px) 36rem, 100vw" isFirst />
  );
