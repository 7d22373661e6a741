/**
 * What a product or a category looks like: its uploaded picture, else the drawing of its kind, in the colours of the brand. The
 * drawings are a file of their own that the browser keeps, so that a long list costs a few bytes each.
 */
import type { PagePicture } from '@weitersagen/contract/media/page-picture';
import { sourceAt } from '@weitersagen/contract/media/picture-source';
import type { Drawing } from '@weitersagen/contract/product/drawing';
import type { ReactNode } from 'react';
import drawings from '../../ui/drawings.svg?url';
import styles from './product-picture.module.css';

interface Props {
  picture: PagePicture | null;
  drawing: Drawing;
  /** In the first window: loaded before what lies below. */
  isFirst?: boolean;
  /** In its corner. */
  children?: ReactNode;
}

const cardSizes = '(min-width: 64rem) 18rem, (min-width: 48rem) 50vw, 100vw';

export function ProductPicture({ picture, drawing, isFirst = false, children }: Props) {
  return (
    <div className={styles.picture}>
      {picture ? (
        <Uploaded picture={picture} isFirst={isFirst} />
      ) : (
        <svg viewBox="0 0 240 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <use href={`${drawings}#${drawing}`} />
        </svg>
      )}
      {children}
    </div>
  );
}

/** Cut to its form by the server, around its focus. */
function Uploaded({ picture, isFirst }: { picture: PagePicture; isFirst: boolean }) {
  const { srcset, ...source } = sourceAt(picture, { ratio: 3 / 2, widthMax: 960, sizes: cardSizes });
  return (
    <img
      {...source}
      srcSet={srcset}
      alt={picture.alternativeText}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
