/** Opens the search over everything, by its button, by Ctrl K, or by the key of the search where no list has one; what it needs is loaded then. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useT } from '../../i18n/t.ts';
import { Icon } from '../../ui/icon.tsx';
import { isAsking, isSearchKey, keysChoice, pressedKey } from '../../work/keys/pressed.ts';
import styles from './palette.module.css';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

export function SearchButton() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSlash =
        pressedKey(event, keysChoice.read() === 'on', isAsking()) === '/' && !document.querySelector('[data-list]');
      if (!isSlash && (!isSearchKey(event) || isAsking())) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span>{t('desk.search.open')}</span>
        <span className={styles.key} aria-hidden="true">
          {t('work.keys.ctrlK')}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
