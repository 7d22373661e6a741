/** A picture as one of many: what it looks like, its name, and what is missing. */
import type { MediaRow } from '@weitersagen/contract/media/schemas';
import { fileSize, number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Icon } from '../../ui/icon.tsx';
import { Badge } from '../../ui/state/badge.tsx';
import { useSeat } from '../desk-context.ts';
import styles from './media.module.css';
import { tileOf } from './shown.ts';

/** The name beside it says what it is, so the picture itself is quiet. */
export function Thumb({ row }: { row: MediaRow }) {
  const { mandant } = useSeat();
  const src = tileOf(mandant.slug, row);
  return (
    <span className={styles.thumb}>
      {src ? <img src={src} alt="" loading="lazy" width={320} height={240} /> : <Icon name="note" />}
    </span>
  );
}

export function TileWords({ row }: { row: MediaRow }) {
  const t = useT();
  const locale = useLocale();
  const { type, width, height, bytes, lacksText } = row;
  const size = width !== null && height !== null ? ` · ${number(width, locale)} × ${number(height, locale)}` : '';
  return (
    <>
      <small>{`${typeNames[type]}${size} · ${fileSize(bytes, locale)}`}</small>
      {lacksText && <Badge kind="warn">{t('desk.media.lacksText')}</Badge>}
    </>
  );
}

export const typeNames = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', pdf: 'PDF' } as const;
