/** Asks whoever has done nothing for long whether to stay signed in, before the session ends by itself. */
import { askedMinutes } from '@weitersagen/contract/operator/idle';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/over/dialog.tsx';
import { minutesLeft } from '../heard.ts';
import { forgetOperator } from '../session.ts';

const lookMs = 10_000;

export function StillThere() {
  const t = useT();
  const { revalidate } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setAsked(minutesLeft() <= askedMinutes), lookMs);
    return () => clearInterval(timer);
  }, []);
  const stay = () => {
    if (!isAsked) return;
    setAsked(false);
    forgetOperator();
    void revalidate();
  };
  return (
    <Dialog
      isOpen={isAsked}
      question={t('desk.stillThere')}
      onClose={stay}
      actions={
        <button type="button" className={button.button} onClick={stay}>
          {t('desk.stay')}
        </button>
      }
    >
      <p>{t('desk.stillThereText', { minutes: askedMinutes })}</p>
    </Dialog>
  );
}
