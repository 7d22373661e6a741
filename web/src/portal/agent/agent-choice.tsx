/** The agents that were found, six a page, one of them to be chosen; without script, too. */
import type { Agent } from '@weitersagen/contract/agent/schemas';
import { useEffect, useRef } from 'react';
import choices from '../../form/field/choice.module.css';
import { FieldError } from '../../form/field/field.tsx';
import form from '../../form/form.module.css';
import { useField } from '../../form/form-context.ts';
import { fullName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Pages } from '../../ui/work/paging.tsx';
import { Still } from '../shell/still.tsx';
import styles from './agent.module.css';
import { Face } from './face.tsx';
import type { FoundAgents } from './find-agents.ts';

const name = 'recommendation.agentNumber';

interface Props {
  found: FoundAgents;
  /** In the address; missing is an agent who was not found. */
  asked: { query: string; page: number; isMissing: boolean };
  /** Of the page, up to where what is asked follows. */
  address: string;
  /** By the address. */
  preferred: Agent | undefined;
  /** Out of the suggestions, just now: the focus goes there. */
  picked: Agent | undefined;
}

export function AgentChoice({ found, asked, address, preferred, picked }: Props) {
  const t = useT();
  const chosen = picked ?? preferred;
  const field = useField(name);
  const agents = chosen ? [chosen] : found ? found.agents : [];
  const value = chosen?.externalId ?? field.value ?? (agents.length === 1 ? agents[0]?.externalId : undefined);
  return (
    <fieldset className={form.group} id="berater">
      <legend>
        {chosen ? t('agent.chosen', { name: fullName(chosen.firstName, chosen.lastName) }) : t('agent.choose')}
      </legend>
      {!chosen && <Still>{import.meta.env.SSR && asked.isMissing && <Notice>{t('agent.missing')}</Notice>}</Still>}
      <FieldError field={field} />
      {agents.length === 0 && (
        <Still>
          {import.meta.env.SSR && (
            <p id={name} tabIndex={-1}>
              {t('agent.none')} <a href={pageOf(address, '', 1)}>{t('agent.all')}</a>
            </p>
          )}
        </Still>
      )}
      <div className={styles.agents}>
        {agents.map((agent, index) => (
          <AgentCard
            key={agent.externalId}
            agent={agent}
            id={index === 0 ? name : undefined}
            isChosen={agent.externalId === value}
            takesFocus={picked !== undefined}
          />
        ))}
      </div>
      {!chosen && (
        <Still className={layout.stack}>
          {import.meta.env.SSR && found && <More found={found} asked={asked} address={address} />}
        </Still>
      )}
    </fieldset>
  );
}

const pageOf = (address: string, query: string, page: number): string =>
  `${address}${new URLSearchParams({ ...(query && { query }), page: String(page) })}#berater`;

type MoreProps = Pick<Props, 'asked' | 'address'> & { found: Exclude<FoundAgents, false> };

/** How many were found, and the way to the rest of them. */
function More({ found, asked: { query, page }, address }: MoreProps) {
  const t = useT();
  return (
    <>
      {found.pageCount > 1 && (
        <Pages
          label={t('agent.pages')}
          current={page}
          count={found.pageCount}
          hrefOf={(to) => pageOf(address, query, to)}
          previous={t('agent.previous')}
          next={t('agent.next')}
        />
      )}
      <p className={`${layout.small} ${layout.soft}`} role="status">
        {t('agent.found', { count: found.totalCount })}
      </p>
    </>
  );
}

interface CardProps {
  agent: Agent;
  id: string | undefined;
  isChosen: boolean;
  takesFocus: boolean;
}

function AgentCard({ agent, id, isChosen, takesFocus }: CardProps) {
  const t = useT();
  const { described } = useField(name);
  const radio = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!takesFocus || !radio.current) return;
    // It may have been there before, without the choice.
    radio.current.checked = true;
    radio.current.focus();
  }, [takesFocus]);
  return (
    <label className={`${choices.choice} ${styles.agent}`}>
      <input
        ref={radio}
        className={`${form.dot} ${choices.dot}`}
        id={id}
        type="radio"
        name={name}
        value={agent.externalId}
        defaultChecked={isChosen}
        {...described}
      />
      <Face photo={agent.photo} />
      <span>
        <b>{fullName(agent.firstName, agent.lastName)}</b>
        <span className={layout.soft}>{t('agent.place', { postcode: agent.postcode, city: agent.city })}</span>
      </span>
    </label>
  );
}
