/** A picture of the CMS in the size its place needs. */
import type { ShownPicture } from '@weitersagen/contract/content/shown';

interface Props {
  picture: ShownPicture;
  sizes: string;
  /** Seen at once: loaded before what lies below. */
  isFirst?: boolean;
}

export const Picture = ({ picture: { src, srcset, alt, width, height }, sizes, isFirst = false }: Props) => (
  <img
    src={src}
    srcSet={srcset}
    sizes={srcset && sizes}
    alt={alt}
    width={width}
    height={height}
    {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
  />
);
