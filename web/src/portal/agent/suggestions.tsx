/**
 * Suggestions below the search (K-13), and how many there are for whoever listens. The search is as the server made it
 * (agent-search.tsx); they come into it once they are loaded, and where they cannot be, it goes on as it is.
 */
import { type Agent, suggestedFrom, suggestionsMax } from '@weitersagen/contract/agent/schemas';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { browserApi } from '../../api/client.ts';
import { fullName } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { useFrame } from '../page/page-frame.ts';
import styles from './agent.module.css';
import { searchField } from './agent-search.tsx';
import { type FoundAgents, findAgents } from './find-agents.ts';
import { useCombobox } from './use-combobox.ts';

const waitMs = 150;

export function Suggestions({ onPick }: { onPick: (agent: Agent) => void }) {
  const t = useT();
  const [input] = useState(() => document.getElementById(searchField) as HTMLInputElement);
  const id = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useSuggestions(text);
  const agents = found ? found.agents : [];
  const pick = (agent: Agent | undefined) => {
    if (!agent) return;
    setText('');
    setFound(undefined);
    input.value = fullName(agent.firstName, agent.lastName);
    onPick(agent);
  };
  const active = useCombobox({
    input,
    id,
    count: agents.length,
    onType: setText,
    onTake: (place) => pick(agents[place]),
    onShut: () => found && setFound(undefined),
  });
  return createPortal(
    <>
      <div
        className={styles.suggestions}
        id={id}
        role="listbox"
        aria-label={t('agent.suggestions')}
        hidden={agents.length === 0}
      >
        {agents.map((agent, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which names the active one
          <div
            key={agent.externalId}
            id={`${id}${place}`}
            role="option"
            aria-selected={place === active}
            className={styles.suggestion}
            // The input keeps the focus: its blur would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(agent)}
          >
            {fullName(agent.firstName, agent.lastName)}
            <span>{t('agent.place', { postcode: agent.postcode, city: agent.city })}</span>
          </div>
        ))}
      </div>
      <p role="status" className={found === false ? styles.nobody : layout.hush}>
        {found === false && t('agent.none')}
        {agents.length > 0 && t('agent.suggested', { count: agents.length })}
      </p>
    </>,
    input.parentElement as HTMLElement,
  );
}

/** What fits the text; the answer to an older question is passed over. */
function useSuggestions(text: string) {
  const { mandant } = useFrame();
  const locale = useLocale();
  const [found, setFound] = useState<FoundAgents>();
  useEffect(() => {
    setFound(undefined);
    if (text.length < suggestedFrom) return;
    let isOld = false;
    const api = browserApi({ mandant: mandant.id, locale });
    const timer = setTimeout(async () => {
      const answer = await findAgents(api, { query: text, pageSize: suggestionsMax });
      if (!isOld) setFound(answer);
    }, waitMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [text, mandant.id, locale]);
  return [found, setFound] as const;
}
