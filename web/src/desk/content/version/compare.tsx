/** Two versions of an item, field by field: what was taken out and what was put in, also for whoever listens. */
import type { ItemData } from '@weitersagen/contract/cms/schema';
import { useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import type { ProductNames } from '../../premium/product-names.ts';
import { type Place, placeName, placesOf, textAt } from '../editor/keeping/values.ts';
import { type EditedKind, fieldsOf } from '../field/edited.ts';
import { fieldLabel } from '../field/field-name.ts';
import { said } from '../field/said.ts';
import { languageName } from '../names.tsx';
import styles from './version.module.css';
import { wordDiff } from './word-diff.ts';

interface Props {
  kind: EditedKind;
  languages: readonly string[];
  before: ItemData;
  after: ItemData;
  names?: ProductNames | undefined;
}

export function Compare({ kind, languages, before, after, names }: Props) {
  const t = useT();
  const locale = useLocale();
  const fields = fieldsOf(kind, after);
  const changed = placesOf(fields, languages).filter((place) => textAt(before, place) !== textAt(after, place));
  const read = (data: ItemData, place: Place): string => {
    const field = fields.find(({ name }) => name === place.field);
    return field ? said(field, textAt(data, place), { t, locale, names }) : '';
  };
  if (changed.length === 0) return <p>{t('desk.version.same')}</p>;
  return changed.map((place) => (
    <section key={placeName(place)} className={styles.field} aria-labelledby={`diff-${placeName(place)}`}>
      <h3 id={`diff-${placeName(place)}`}>
        {fieldLabel(t, kind, place.field)}
        {place.part !== 'iv' && <small className={layout.soft}> {languageName(place.part, locale)}</small>}
      </h3>
      <p className={styles.text} lang={place.part === 'iv' ? undefined : place.part}>
        {wordDiff(read(before, place), read(after, place)).map(({ text, kind: how }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place
          if (how === 'same') return <span key={index}>{text}</span>;
          const Mark = how === 'in' ? 'ins' : 'del';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place
            <Mark key={index}>
              <span className={layout.hush} lang={locale}>
                {t(`desk.version.${how}`)}{' '}
              </span>
              {text}
              <span className={layout.hush} lang={locale}>
                {' '}
                {t('desk.version.end')}
              </span>
            </Mark>
          );
        })}
      </p>
    </section>
  ));
}
