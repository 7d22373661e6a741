/** What is left of a picture in the forms that pages have, while focus and cut are being set. */
import { shownCrop } from '@weitersagen/contract/media/crop';
import { useT } from '../../i18n/t.ts';
import styles from './media.module.css';
import type { Looks } from './stage.tsx';

const forms = [
  ['wide', 21 / 9],
  ['square', 1],
  ['tall', 9 / 16],
] as const;

interface Props {
  src: string;
  width: number;
  height: number;
  looks: Looks;
}

export function PageLooks({ src, width, height, looks }: Props) {
  const t = useT();
  return (
    <section className={styles.looks} aria-labelledby="looks">
      <h2 id="looks">{t('desk.media.looks')}</h2>
      {forms.map(([name, ratio]) => {
        const part = shownCrop({ width, height, ...looks }, ratio);
        return (
          <figure key={name}>
            <span className={styles.look} style={{ aspectRatio: String(ratio) }}>
              <img
                src={src}
                alt=""
                style={{
                  width: `${100 / part.width}%`,
                  height: `${100 / part.height}%`,
                  left: `${(-100 * part.x) / part.width}%`,
                  top: `${(-100 * part.y) / part.height}%`,
                }}
              />
            </span>
            <figcaption>{t(`desk.media.look.${name}`)}</figcaption>
          </figure>
        );
      })}
    </section>
  );
}
