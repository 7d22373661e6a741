/**
 * Looks for an agent (K-13): a form that works without script, by `?query=`. Suggestions come along once the page is alive;
 * where they cannot be loaded the form goes on as it is.
 */
import type { Agent } from '@weitersagen/contract/agent/schemas';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import form from '../../form/form.module.css';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import styles from './agent.module.css';
import type { SuggestionsProps } from './suggestions.tsx';

interface Props {
  /** Where the form asks. */
  address: string;
  query: string;
  onPick: (agent: Agent) => void;
}

export function AgentSearch({ address, query, onPick }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<{ Suggestions: ComponentType<SuggestionsProps> }>();
  useEffect(() => {
    import('./suggestions.tsx').then(setLoaded, () => undefined);
  }, []);
  return (
    <search>
      <form method="get" action={address} className={styles.search}>
        <label htmlFor="query">{t('agent.search')}</label>
        <div className={styles.typing}>
          <input
            ref={input}
            className={form.input}
            id="query"
            name="query"
            type="text"
            autoComplete="off"
            maxLength={100}
            defaultValue={query}
            aria-describedby="query-hint"
          />
          {loaded && input.current && <loaded.Suggestions input={input.current} onPick={onPick} />}
        </div>
        <button type="submit" className={`${button.button} ${button.second}`}>
          {t('agent.find')}
        </button>
        <p className={`${layout.small} ${layout.soft}`} id="query-hint">
          {t('agent.searchHint')}
        </p>
      </form>
    </search>
  );
}
