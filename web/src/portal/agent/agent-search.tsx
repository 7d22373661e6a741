/** Looks for an agent (K-13): a form that works without script, by `?query=`. Suggestions come along once the page is alive. */
import form from '../../form/form.module.css';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import styles from './agent.module.css';

export const searchField = 'query';

interface Props {
  /** Where the form asks. */
  address: string;
  query: string;
  /** Goes along (E-14). */
  agency: string | null;
}

export function AgentSearch({ address, query, agency }: Props) {
  const t = useT();
  return (
    <section className={layout.stack} aria-labelledby="who">
      <h2 id="who">{t('agent.who')}</h2>
      <search>
        <form method="get" action={address} className={styles.search}>
          {agency && <input type="hidden" name="agentur" value={agency} />}
          <label htmlFor={searchField}>{t('agent.search')}</label>
          <div className={styles.typing}>
            <input
              className={form.input}
              id={searchField}
              name={searchField}
              type="text"
              autoComplete="off"
              maxLength={100}
              defaultValue={query}
              aria-describedby="query-hint"
            />
          </div>
          <button type="submit" className={`${button.button} ${button.second}`}>
            {t('agent.find')}
          </button>
          <p className={`${layout.small} ${layout.soft}`} id="query-hint">
            {t('agent.searchHint')}
          </p>
        </form>
      </search>
    </section>
  );
}
