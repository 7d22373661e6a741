/** What is known of an item, and what names it. */

import type { ContentDetail } from '@weitersagen/contract/content/desk-shapes';
import { moment } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import { Facts } from '../../../ui/facts.tsx';
import layout from '../../../ui/layout.module.css';
import { nameOf } from '../../../work/colleagues.ts';
import { useSeat } from '../../desk-context.ts';
import { itemPath } from '../names.tsx';
import styles from './editor.module.css';

export function ItemFacts({ detail }: { detail: ContentDetail }) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const { kind, key, path, changedAt, changedBy, usedIn } = detail;
  const by = changedBy === null ? '' : ` ${t('desk.content.by', { by: nameOf(changedBy) })}`;
  return (
    <div className={styles.below}>
      <section className={layout.card} aria-labelledby="facts">
        <h2 id="facts">{t('desk.edit.facts')}</h2>
        <Facts
          facts={[
            [t('desk.edit.kind'), t(`desk.content.kindOf.${kind}`)],
            ...(key === null ? [] : [[t('desk.content.name'), key] as const]),
            ...(path === null ? [] : [[t('desk.edit.path'), path] as const]),
            [t('desk.edit.changed'), `${moment(changedAt, locale)}${by}`],
          ]}
        />
        <p>
          <a href={`${itemPath(slug, detail.id)}/fassungen`}>{t('desk.edit.versions')}</a>
        </p>
      </section>
      <section className={layout.card} aria-labelledby="uses">
        <h2 id="uses">{t('desk.edit.uses')}</h2>
        {usedIn.length === 0 ? (
          <p className={layout.soft}>{t('desk.edit.noUse')}</p>
        ) : (
          <ul>
            {usedIn.map((use) => (
              <li key={use.id}>
                <a href={itemPath(slug, use.id)}>
                  <bdi>{use.title || t('desk.content.unnamed')}</bdi>
                </a>{' '}
                <small className={layout.soft}>{t(`desk.content.kindOf.${use.kind}`)}</small>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
