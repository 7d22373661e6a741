/**
 * Says that the session is about to end, and when, without taking the focus from whoever types. Silence can be ended by
 * staying; the last moment asks for a new sign-in, for which what was typed is kept. When it is over the desk goes to the
 * sign-in by itself: nobody who passes reads what was on the screen.
 */
import { askedMinutes } from '@weitersagen/contract/operator/idle';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRevalidator } from 'react-router';
import { valuesOf } from '../../form/reading.ts';
import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useFormerFocus } from '../../ui/over/former-focus.ts';
import { focusHeading } from '../../work/focus-heading.ts';
import { workOf } from '../../work/kept-work.ts';
import { useSeat } from '../desk-context.ts';
import { type SessionEnd, sessionEnd } from '../heard.ts';
import { endSitting, forgetOperator, whoAmI } from '../session.ts';
import styles from './session-end.module.css';

const lookMs = 1000;
/** The end of every moment. */
const hour = '14:05';
/** The server has to agree that it is over. */
const graceMs = 2000;
/** Whoever put it off is told once more. */
const againMs = 120_000;

export function SessionEndNotice() {
  const { end, place, putOff, stay, signInAnew } = useSessionEnd();
  const { note, restore } = useFormerFocus();
  const t = useT();
  const locale = useLocale();
  if (!end) return null;
  const notice = (
    <div className={styles.place}>
      <p role="alert" className={styles.words}>
        <Icon name="clock" />
        <span>{t(`desk.sessionEnd.${end.why}`, { time: moment(end.at, locale).slice(-hour.length) })}</span>
      </p>
      {end.why === 'idle' && (
        <button
          type="button"
          className={`${button.button} ${button.small}`}
          onFocus={note}
          onClick={() =>
            void stay().then(() => {
              restore();
              focusHeading();
            })
          }
        >
          {t('desk.sessionEnd.stay')}
        </button>
      )}
      {end.why === 'last' && (
        <>
          <button type="button" className={`${button.button} ${button.small}`} onClick={signInAnew}>
            {t('desk.sessionEnd.signIn')}
          </button>
          <button type="button" className={`${button.button} ${button.second} ${button.small}`} onClick={putOff}>
            {t('desk.sessionEnd.later')}
          </button>
        </>
      )}
    </div>
  );
  // Behind a question nothing can be reached: then it stands in it.
  return place ? createPortal(notice, place) : notice;
}

function useSessionEnd() {
  const { operator, mandant } = useSeat();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [end, setEnd] = useState<SessionEnd>();
  const [place, setPlace] = useState<Element | null>(null);
  const [putOffTo, setPutOffTo] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    let isOver = false;
    const look = () => {
      const now = sessionEnd();
      const isTold =
        now.msLeft <= (now.why === 'last' ? Math.min(askedMinutes * 60_000, putOffTo) : askedMinutes * 60_000);
      setEnd((before) => (isTold ? (isSame(before, now) ? before : now) : undefined));
      setPlace(isTold ? document.querySelector('dialog:modal') : null);
      if (isOver || now.msLeft > -graceMs) return;
      isOver = true;
      keepTyped(operator.id);
      forgetOperator();
      void revalidate();
    };
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [operator.id, revalidate, putOffTo]);
  return {
    end,
    place,
    putOff: () => setPutOffTo(againMs),
    /** The page stays as it is, with all that was typed; only the server hears of it. */
    stay: async () => {
      forgetOperator();
      setEnd(undefined);
      if (!(await whoAmI(mandant.slug, locale))) void revalidate();
    },
    signInAnew: () => {
      keepTyped(operator.id);
      void endSitting(mandant.slug, locale).then(() => revalidate());
    },
  };
}

const isSame = (before: SessionEnd | undefined, now: SessionEnd): boolean =>
  before?.why === now.why && Math.abs(before.at.getTime() - now.at.getTime()) < 30_000;

/** What stands in the open question, for the same person after the sign-in; no passwords and no codes. */
function keepTyped(personId: number): void {
  const form = document.querySelector<HTMLFormElement>('dialog:modal form');
  if (!form) return;
  const fields = new FormData(form);
  for (const secret of form.querySelectorAll<HTMLInputElement>('[type=password], [autocomplete=one-time-code]'))
    fields.delete(secret.name);
  workOf(personId).draft = { address: location.pathname + location.search, values: valuesOf(fields) };
}
