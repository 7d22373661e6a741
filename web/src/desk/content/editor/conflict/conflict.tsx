/** Two versions at the same time, field by field: what each of them says, and which one stays. */

import { useEffect, useRef, useState } from 'react';
import form from '../../../../form/form.module.css';
import { moment } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import layout from '../../../../ui/layout.module.css';
import { Badge } from '../../../../ui/state/badge.tsx';
import { nameOf } from '../../../../work/colleagues.ts';
import { type Edited, type EditedKind, fieldsOf } from '../../field/edited.ts';
import { fieldLabel } from '../../field/field-name.ts';
import { languageName } from '../../names.tsx';
import styles from '../editor.module.css';
import type { Keeper, Kept } from '../keeping/keeper.ts';
import { type Difference, differencesOf, merged } from '../keeping/merge.ts';
import { placeName } from '../keeping/values.ts';
import { type Reading, useReading } from './reading.ts';

type Side = 'mine' | 'theirs';

interface Props {
  keeper: Keeper<Edited>;
  kept: Kept<Edited>;
  theirs: Edited;
  /** What was not taken, to be shown beside. */
  onLeft: (left: readonly Difference[]) => void;
}

export function Conflict({ keeper, kept, theirs, onLeft }: Props) {
  const t = useT();
  const locale = useLocale();
  const box = useRef<HTMLElement>(null);
  const [chosen, choose] = useState<Readonly<Record<string, Side>>>({});
  useEffect(() => box.current?.focus(), []);
  const both = { base: keeper.base, mine: kept.data, theirs: theirs.data };
  const differences = differencesOf(fieldsOf(theirs.kind, kept.data), theirs.languages, both);
  const sideOf = (difference: Difference): Side | undefined =>
    chosen[placeName(difference)] ??
    (difference.by === 'both' ? undefined : difference.by === 'me' ? 'mine' : 'theirs');
  const read = useReading(theirs.kind, differences);
  const open = differences.filter((one) => sideOf(one) === undefined);
  const all = (side: Side) => choose(Object.fromEntries(differences.map((one) => [placeName(one), side])));
  const save = () => {
    if (open.length > 0) return;
    const mine = new Set(differences.filter((one) => sideOf(one) === 'mine').map(placeName));
    onLeft(differences.filter(({ by }) => by === 'both'));
    void keeper.resolve(merged(both, (place) => mine.has(placeName(place))));
  };
  return (
    <section ref={box} className={styles.conflict} aria-labelledby="conflict" tabIndex={-1}>
      <h2 id="conflict">{t('desk.edit.conflict.title')}</h2>
      <p>
        {t('desk.edit.conflict.text', {
          by: theirs.changedBy === null ? t('desk.edit.conflict.somebody') : nameOf(theirs.changedBy),
          date: moment(theirs.changedAt, locale),
        })}
      </p>
      <div className={layout.row}>
        {(['mine', 'theirs'] as const).map((side) => (
          <button
            key={side}
            type="button"
            className={`${button.button} ${button.second} ${button.small}`}
            onClick={() => all(side)}
          >
            {t(side === 'mine' ? 'desk.edit.conflict.allMine' : 'desk.edit.conflict.allTheirs')}
          </button>
        ))}
      </div>
      {differences.map((difference) => (
        <Choice
          key={placeName(difference)}
          difference={difference}
          kind={theirs.kind}
          read={read}
          side={sideOf(difference)}
          onChoose={(side) => choose({ ...chosen, [placeName(difference)]: side })}
        />
      ))}
      <div className={button.act}>
        <button
          type="button"
          className={button.button}
          aria-disabled={open.length > 0 || undefined}
          aria-describedby={open.length > 0 ? 'conflict-open' : undefined}
          onClick={save}
        >
          {t('desk.edit.conflict.save')}
        </button>
        {open.length > 0 && (
          <span id="conflict-open" className={button.reason}>
            {t('desk.edit.conflict.open', { count: open.length })}
          </span>
        )}
      </div>
    </section>
  );
}

interface ChoiceProps {
  difference: Difference;
  kind: EditedKind;
  read: Reading;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

function Choice({ difference, kind, read, side, onChoose }: ChoiceProps) {
  const t = useT();
  const locale = useLocale();
  const { field, part, by } = difference;
  const name = `conflict-${placeName(difference)}`;
  const language = part === 'iv' ? '' : `, ${languageName(part, locale)}`;
  const told = {
    me: 'desk.edit.conflict.byMe',
    they: 'desk.edit.conflict.byThey',
    both: 'desk.edit.conflict.byBoth',
  } as const;
  return (
    <fieldset className={styles.twofold}>
      <legend>
        {`${fieldLabel(t, kind, field)}${language}`} <Badge kind={by === 'both' ? 'warn' : 'open'}>{t(told[by])}</Badge>
      </legend>
      <div className={styles.sides}>
        {(['mine', 'theirs'] as const).map((one) => (
          <label key={one} className={styles.side}>
            <input
              className={form.dot}
              type="radio"
              name={name}
              checked={side === one}
              onChange={() => onChoose(one)}
            />
            <span>
              <b>{t(`desk.edit.conflict.${one}`)}</b>
              <span className={styles.said} lang={part === 'iv' ? undefined : part}>
                {read(difference, one) || t('desk.edit.conflict.empty')}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
