/** Looks for words in questions and answers: a form without script, at every letter with it. */
import form from '../../../form/form.module.css';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import { useAddress } from '../../page/page-frame.ts';
import styles from './faq.module.css';

interface Props {
  words: string;
  onChange: (words: string) => void;
}

export function QuestionSearch({ words, onChange }: Props) {
  const t = useT();
  return (
    <search className={layout.read}>
      <form
        method="get"
        action={useAddress('faq')}
        className={form.field}
        onSubmit={(event) => {
          event.preventDefault();
          onChange(new FormData(event.currentTarget).get('suche')?.toString() ?? '');
        }}
      >
        <label htmlFor="suche">{t('faq.search')}</label>
        <div className={styles.search}>
          <input
            className={form.input}
            id="suche"
            name="suche"
            type="search"
            maxLength={100}
            autoComplete="off"
            defaultValue={words}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <button type="submit" className={`${button.button} ${button.second}`}>
            <Icon name="search" />
            {t('faq.find')}
          </button>
        </div>
      </form>
    </search>
  );
}
