/**
 * One field for everything the desk keeps: people, orders and money as they are found, and the pages of the desk. The focus
 * stays in the field; the arrows go through the hits.
 */
import { searchMin } from '@weitersagen/contract/search/desk';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import form from '../../form/form.module.css';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Dialog } from '../../ui/over/dialog.tsx';
import { useSeat } from '../desk-context.ts';
import { routes } from '../routes.ts';
import { type Hit, type HitGroup, hitGroups, pageHits } from './hits.ts';
import styles from './palette.module.css';
import { type Looked, useSearch } from './use-search.ts';

export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const { operator, mandant } = useSeat();
  const { slug } = mandant;
  const [typed, type] = useState('');
  const [place, setPlace] = useState(0);
  const list = useId();
  const mine = routes.filter(({ roles }) => roles.includes(operator.role));
  const mayAsk = mine.some(({ path }) => path === 'auftraege');
  const looked = useSearch(typed, slug, locale, mayAsk);
  const reader = { t, locale, slug };
  const found = looked.state === 'found' ? hitGroups(looked.found, looked.text, reader) : [];
  const groups = [...found, ...pageHits(typed, mine, reader)];
  const hits = groups.flatMap((group) => group.hits);
  const current = Math.min(place, hits.length - 1);
  const open = ({ href }: Hit) => {
    onClose();
    void navigate(href);
  };
  const press = (event: KeyboardEvent) => {
    const hit = hits[current];
    if (event.key === 'Enter' && hit) open(hit);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || hits.length === 0) return;
    event.preventDefault();
    setPlace((current + step + hits.length) % hits.length);
  };
  return (
    <Dialog isOpen onClose={onClose} question={t('desk.search.title')}>
      <div className={form.field}>
        <label htmlFor="palette-text">{t(mayAsk ? 'desk.search.field' : 'desk.search.pages')}</label>
        <input
          className={form.input}
          id="palette-text"
          type="text"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={list}
          aria-activedescendant={hits.length > 0 ? `${list}-${current}` : undefined}
          value={typed}
          onChange={(event) => {
            type(event.currentTarget.value);
            setPlace(0);
          }}
          onKeyDown={press}
        />
      </div>
      <Told looked={looked} typed={typed} count={hits.length} mayAsk={mayAsk} />
      <Hits id={list} groups={groups} current={current} open={open} />
    </Dialog>
  );
}

/** What came of it, read out because the focus stays where it is typed. */
function Told({ looked, typed, count, mayAsk }: { looked: Looked; typed: string; count: number; mayAsk: boolean }) {
  const t = useT();
  const { mandant } = useSeat();
  const isShort = mayAsk && typed.trim().length < searchMin;
  const text = () => {
    if (looked.state === 'busy') return t('desk.search.busy');
    if (looked.state === 'failed') return t('desk.search.failed');
    if (isShort && count === 0) return t('desk.search.hint');
    if (count === 0) return typed.trim() === '' ? '' : t('desk.search.nothing', { mandant: mandant.name });
    return t('desk.search.count', { count });
  };
  return (
    <p role="status" className={`${layout.small} ${layout.soft}`}>
      {text()}
    </p>
  );
}

interface HitsProps {
  id: string;
  groups: readonly HitGroup[];
  current: number;
  open: (hit: Hit) => void;
}

function Hits({ id, groups, current, open }: HitsProps) {
  const t = useT();
  const begins = groups.map((_, place) => groups.slice(0, place).reduce((sum, { hits }) => sum + hits.length, 0));
  return (
    <div id={id} role="listbox" className={styles.hits} aria-label={t('desk.search.results')} tabIndex={-1}>
      {groups.map(({ name, hits }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of hits is no group of fields
        <div key={name} role="group" aria-labelledby={`${id}-group-${place}`}>
          <div id={`${id}-group-${place}`} className={styles.group}>
            {name}
          </div>
          {hits.map((hit, index) => {
            const at = (begins[place] ?? 0) + index;
            return <Option key={hit.href} id={`${id}-${at}`} hit={hit} isCurrent={at === current} open={open} />;
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  hit: Hit;
  isCurrent: boolean;
  open: (hit: Hit) => void;
}

function Option({ id, hit, isCurrent, open }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      className={styles.hit}
      ref={(option) => {
        if (isCurrent) option?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={() => open(hit)}
    >
      <bdi>{hit.text}</bdi>
      {hit.note && <small> {hit.note}</small>}
    </div>
  );
}
