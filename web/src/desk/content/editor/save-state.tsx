/** How what is typed is kept, said quietly; what went wrong, with what to do about it. */
import { useNavigate } from 'react-router';
import { type T, useLocale, useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { toSignIn } from '../../session.ts';
import type { Edited } from '../field/edited.ts';
import styles from './editor.module.css';
import type { Keeper, Kept } from './keeping/keeper.ts';

export function SaveState({ keeper, kept }: { keeper: Keeper<Edited>; kept: Kept<Edited> }) {
  const t = useT();
  const locale = useLocale();
  const { state } = kept;
  const isBad = state === 'failed' || state === 'lost' || state === 'conflict';
  return (
    <div className={styles.saveState}>
      <p role="status" className={isBad ? styles.bad : undefined}>
        <Icon name={isBad ? 'alert' : state === 'saved' ? 'check' : 'clock'} />
        <span>{sentenceOf(kept, t, locale)}</span>
      </p>
      {state === 'failed' && (
        <button
          type="button"
          className={`${button.button} ${button.second} ${button.small}`}
          onClick={() => void keeper.settle()}
        >
          {t('desk.edit.again')}
        </button>
      )}
      {state === 'lost' && <SignInAgain />}
    </div>
  );
}

function sentenceOf({ state, savedAt, message }: Kept<Edited>, t: T, locale: string): string {
  switch (state) {
    case 'saved':
      return savedAt ? t('desk.edit.saved', { time: clock(savedAt, locale) }) : t('desk.edit.unchanged');
    case 'failed':
      return t('desk.edit.failed', { why: message });
    case 'conflict':
      return t('desk.edit.conflictShort');
    default:
      return t(`desk.edit.${state}`);
  }
}

const clock = (moment: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' }).format(moment);

function SignInAgain() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={`${button.button} ${button.second} ${button.small}`}
      onClick={() => void navigate(toSignIn(new Request(location.href)).headers.get('location') ?? '/verwaltung')}
    >
      {t('desk.edit.signIn')}
    </button>
  );
}
