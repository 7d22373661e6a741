/** Which keys do something here, and the switch for those that a voice or a slip may press. */
import { Fragment, useEffect, useState } from 'react';
import form from '../../form/form.module.css';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { Dialog } from '../../ui/over/dialog.tsx';
import styles from './keys.module.css';
import { isAsking, keysChoice, pressedKey } from './pressed.ts';

const keys = [
  ['j', 'down'],
  ['k', 'up'],
  ['Enter', 'open'],
  ['p', 'peek'],
  ['Esc', 'leave'],
  ['x', 'choose'],
  ['/', 'search'],
  ['Ctrl K', 'all'],
  ['?', 'help'],
] as const;

export function KeysDialog() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const choice = keysChoice.use();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (pressedKey(event, keysChoice.read() === 'on', isAsking()) === '?') setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        <span aria-hidden="true">?</span>
        <span className={layout.hush}>{t('work.keys.title')}</span>
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} question={t('work.keys.title')}>
        <dl className={styles.keys}>
          {keys.map(([key, deed]) => (
            <Fragment key={key}>
              <dt>
                <kbd>{key === 'Ctrl K' ? t('work.keys.ctrlK') : key}</kbd>
              </dt>
              <dd>{t(`work.keys.of.${deed}`)}</dd>
            </Fragment>
          ))}
        </dl>
        <label className={form.check}>
          <input
            type="checkbox"
            className={form.tick}
            checked={choice === 'on'}
            onChange={() => keysChoice.choose(choice === 'on' ? 'off' : 'on')}
          />
          <span>{t('work.keys.on')}</span>
          <span className={form.hint}>{t('work.keys.onHint')}</span>
        </label>
        <div>
          <button type="button" className={button.button} onClick={() => setOpen(false)}>
            {t('work.keys.close')}
          </button>
        </div>
      </Dialog>
    </>
  );
}
