/**
 * A field that holds one picture: shows the chosen one, opens the list to choose another, uploads into it, and takes it out
 * again. What is sent under its name is the picture's id, or nothing.
 */
import { showMedia } from '@weitersagen/contract/media/desk';
import type { MediaRow } from '@weitersagen/contract/media/schemas';
import { useEffect, useRef, useState } from 'react';
import { FieldError } from '../../form/field/field.tsx';
import form from '../../form/form.module.css';
import { useField } from '../../form/form-context.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { Dialog } from '../../ui/over/dialog.tsx';
import { useSeat } from '../desk-context.ts';
import { deskApi } from '../session.ts';
import styles from './media.module.css';
import { Thumb, TileWords } from './media-tile.tsx';
import { PictureChoice } from './picture-choice.tsx';

interface Props {
  name: string;
  label: string;
  hint?: string;
  /** The id of the picture that is chosen already. */
  value?: string | null;
  optional?: boolean;
  /** Hears of every choice, also of none. */
  onChoose?: (id: string | null) => void;
}

export function PicturePicker({ name, label, hint, value = null, optional, onChoose }: Props) {
  const t = useT();
  const field = useField(name, { label, hint });
  const [id, setId] = useState<string | null>(field.value ?? value);
  const { row, isGone, setRow } = useKnown(id);
  const [isOpen, setOpen] = useState(false);
  const chooses = useRef<HTMLButtonElement>(null);
  const choose = (chosen: MediaRow | null) => {
    if (chosen) setRow(chosen);
    setId(chosen?.id ?? null);
    setOpen(false);
    onChoose?.(chosen?.id ?? null);
    // The button that took it out is gone.
    if (!chosen) chooses.current?.focus();
  };
  const none = id === null ? t('desk.media.pick.none') : isGone ? t('desk.media.pick.gone') : '';
  return (
    <fieldset className={`${form.field} ${styles.picker}`} aria-describedby={field.described['aria-describedby']}>
      <legend>
        {label}
        {optional && <span className={form.soft}> {t('form.optional')}</span>}
      </legend>
      {hint && (
        <p className={form.hint} id={field.hintId}>
          {hint}
        </p>
      )}
      <FieldError field={field} />
      <input type="hidden" name={name} value={id ?? ''} />
      <div className={styles.picked}>
        {row ? <Picked row={row} /> : <p className={layout.soft}>{none}</p>}
        <div className={layout.row}>
          <button
            ref={chooses}
            type="button"
            id={name}
            className={`${button.button} ${button.second} ${button.small}`}
            onClick={() => setOpen(true)}
          >
            {t(id === null ? 'desk.media.pick.choose' : 'desk.media.pick.other')}
          </button>
          {id !== null && (
            <button
              type="button"
              className={`${button.button} ${button.quiet} ${button.small}`}
              onClick={() => choose(null)}
            >
              {t('desk.media.pick.remove')}
            </button>
          )}
        </div>
      </div>
      <Dialog isOpen={isOpen} isWide onClose={() => setOpen(false)} question={t('desk.media.pick.choose')}>
        <PictureChoice chosen={id} choose={choose} leave={() => setOpen(false)} />
      </Dialog>
    </fieldset>
  );
}

const Picked = ({ row }: { row: MediaRow }) => (
  <>
    <Thumb row={row} />
    <div className={layout.stack}>
      <b>
        <bdi>{row.name}</bdi>
      </b>
      <TileWords row={row} />
    </div>
  </>
);

/** What is known of the picture of an id; asked for where only the id came. */
function useKnown(id: string | null) {
  const { mandant } = useSeat();
  const locale = useLocale();
  const [row, setRow] = useState<MediaRow>();
  const [goneId, setGone] = useState<string>();
  const isKnown = id === null || row?.id === id;
  useEffect(() => {
    if (isKnown || id === null) return;
    let isCurrent = true;
    void deskApi(mandant.slug, locale)(showMedia, { params: { id } }).then(
      (outcome) => {
        if (!isCurrent) return;
        if (outcome.ok) setRow(outcome.value);
        else if (outcome.status === 404) setGone(id);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [id, isKnown, mandant.slug, locale]);
  return { row: row?.id === id ? row : undefined, isGone: goneId === id, setRow };
}
