/** The page as a visitor will see it, with everything that is still a draft: on a phone or on a desk, in each language, anew after each save. */
import { previewContent } from '@weitersagen/contract/content/desk';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { useSeat } from '../../desk-context.ts';
import { deskApi } from '../../session.ts';
import type { Edited } from '../field/edited.ts';
import { languageName } from '../names.tsx';
import styles from './preview.module.css';

export const sizes = { phone: 'handy', desk: 'bildschirm' } as const;
export type Size = keyof typeof sizes;

/** Where a visitor sees it: a page below the language, null for none of its own, and where in it. */
export interface SeenAt {
  path: string | null;
  anchor?: string;
}

interface Props {
  detail: Edited;
  seenAt: SeenAt;
  size: Size;
  /** Where each size is shown. */
  hrefOf: (size: Size) => string;
}

export function Preview({ detail, seenAt, size, hrefOf }: Props) {
  const t = useT();
  const locale = useLocale();
  const { languages, title, revision } = detail;
  const [language, setLanguage] = useState(languages[0] ?? 'de');
  const { address, isFailed } = usePreview(seenAt, revision, language);
  const name = t('desk.preview.of', {
    title: title || t('desk.content.unnamed'),
    language: languageName(language, locale),
    size: t(`desk.preview.size.${size}`),
  });
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { top = 0 } = section.current?.getBoundingClientRect() ?? {};
    // Whoever asks for another size in the middle of a long form sees it.
    if (size && (top < 0 || top > innerHeight / 2)) section.current?.scrollIntoView();
  }, [size]);
  return (
    <section ref={section} className={styles.preview} data-size={size} aria-label={t('desk.preview.title')}>
      <div className={styles.head}>
        <h2>{t('desk.preview.title')}</h2>
        <div className={styles.choices}>
          {(Object.keys(sizes) as Size[]).map((one) => (
            <a key={one} className={styles.choice} href={hrefOf(one)} aria-current={one === size ? 'true' : undefined}>
              {t(`desk.preview.size.${one}`)}
            </a>
          ))}
        </div>
        {languages.length > 1 && (
          <div className={styles.choices}>
            {languages.map((one) => (
              <button
                key={one}
                type="button"
                className={styles.choice}
                aria-pressed={one === language}
                onClick={() => setLanguage(one)}
              >
                {languageName(one, locale)}
              </button>
            ))}
          </div>
        )}
        {seenAt.path === null && <p className={`${layout.small} ${layout.soft}`}>{t('desk.preview.noPage')}</p>}
      </div>
      {isFailed ? (
        <Notice kind="bad">{t('desk.preview.failed')}</Notice>
      ) : address === undefined ? (
        <Skeleton label={t('desk.preview.loading')} />
      ) : (
        <Frame key={size} size={size} address={address} name={name} />
      )}
    </section>
  );
}

/** Asked for anew with every save: what it shows is what was saved. */
function usePreview({ path, anchor }: SeenAt, revision: number, language: string) {
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const [shown, show] = useState<{ address?: string; isFailed: boolean }>({ isFailed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is another page at the same address
  useEffect(() => {
    let isCurrent = true;
    const place = anchor === undefined ? '' : `#${anchor}`;
    const body = { path: path ?? '', locale: language, origin: location.origin };
    void deskApi(slug, locale)(previewContent, { body }).then((outcome) => {
      if (!isCurrent) return;
      show(outcome.ok ? { address: `${outcome.value.address}${place}`, isFailed: false } : { isFailed: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [slug, locale, path, anchor, language, revision]);
  return shown;
}

const widths: Readonly<Record<Size, number>> = { phone: 375, desk: 1280 };

/** A page of its width, made smaller where there is less room. */
function Frame({ size, address, name }: { size: Size; address: string; name: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const fit = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? widths[size];
      setScale(Math.min(1, width / widths[size]));
    });
    fit.observe(element);
    return () => fit.disconnect();
  }, [size]);
  return (
    <div ref={box} className={styles.box} style={{ '--scale': scale } as CSSProperties}>
      <iframe className={styles.page} src={address} title={name} sandbox="allow-scripts allow-same-origin" />
    </div>
  );
}
