/** Focus and cut in numbers, which keyboards and small hands set exactly. */
import { cutOfRatio } from '@weitersagen/contract/media/crop';
import type { Part, Point } from '@weitersagen/contract/media/rules';
import { useId, useState } from 'react';
import form from '../../form/form.module.css';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { fitted, ofPercent, percent, placed } from './fields.ts';
import styles from './media.module.css';
import type { Looks } from './stage.tsx';

interface Props {
  looks: Looks;
  set: (looks: Looks) => void;
}

export function FocusFields({ looks, set }: Props) {
  const t = useT();
  const { focus } = looks;
  const change = (by: Partial<Point>) => set({ ...looks, focus: placed({ ...focus, ...by }) });
  return (
    <fieldset className={styles.numbers}>
      <legend>{t('desk.media.tool.focus')}</legend>
      <Percent label={t('desk.media.fromLeft')} value={focus.x} set={(x) => change({ x })} />
      <Percent label={t('desk.media.fromTop')} value={focus.y} set={(y) => change({ y })} />
    </fieldset>
  );
}

const ratios = [
  ['16:9', 16 / 9],
  ['3:2', 3 / 2],
  ['4:3', 4 / 3],
  ['1:1', 1],
  ['3:4', 3 / 4],
] as const;

/** The forms are those of most places; any other is drawn or typed. */
export function CutFields({ looks, set, width, height }: Props & { width: number; height: number }) {
  const t = useT();
  const { focus, cut } = looks;
  const change = (by: Partial<Part>) => cut && set({ ...looks, cut: fitted({ ...cut, ...by }) });
  const choose = (part: Part | null) => set({ ...looks, cut: part && fitted(part) });
  return (
    <fieldset className={styles.numbers}>
      <legend>{t('desk.media.tool.cut')}</legend>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons are a group inside of the fieldset */}
      <div className={`${layout.row} ${styles.forms}`} role="group" aria-label={t('desk.media.forms')}>
        <button
          type="button"
          className={`${button.button} ${button.second} ${button.small} ${styles.tool}`}
          aria-pressed={cut === null}
          onClick={() => choose(null)}
        >
          {t('desk.media.noCut')}
        </button>
        {ratios.map(([name, ratio]) => (
          <button
            key={name}
            type="button"
            className={`${button.button} ${button.second} ${button.small}`}
            onClick={() => choose(cutOfRatio({ width, height, focus }, ratio))}
          >
            {name}
          </button>
        ))}
      </div>
      {cut && (
        <>
          <Percent label={t('desk.media.fromLeft')} value={cut.x} set={(x) => change({ x })} />
          <Percent label={t('desk.media.fromTop')} value={cut.y} set={(y) => change({ y })} />
          <Percent label={t('desk.media.width')} value={cut.width} set={(width) => change({ width })} />
          <Percent label={t('desk.media.height')} value={cut.height} set={(height) => change({ height })} />
        </>
      )}
    </fieldset>
  );
}

/** Without a name: what is sent are the exact places. */
function Percent({ label, value, set }: { label: string; value: number; set: (value: number) => void }) {
  const id = useId();
  // What is being typed stands as it is until it is left: on the way to 10 stands 1.
  const [typed, setTyped] = useState<string>();
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <input
        className={form.input}
        id={id}
        type="number"
        min={0}
        max={100}
        step={1}
        value={typed ?? percent(value)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (!Number.isNaN(currentTarget.valueAsNumber)) set(ofPercent(currentTarget.valueAsNumber));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
}
