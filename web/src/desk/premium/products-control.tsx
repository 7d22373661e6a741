/** The products a premium is offered with: those that are chosen, one to take away, others to be found by words. */
import { findPremiumProducts } from '@weitersagen/contract/premium/desk';
import { useEffect, useId, useState } from 'react';
import form from '../../form/form.module.css';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import type { ControlProps } from '../content/editor/control.tsx';
import { useSeat } from '../desk-context.ts';
import { deskApi } from '../session.ts';
import { productIdsOf } from './fields.ts';
import styles from './premium.module.css';

interface Found {
  id: number;
  name: string;
}

const pauseMs = 250;

export function Products({ id, name, hintId, text, names: { products = [] }, onText }: ControlProps) {
  const t = useT();
  const [known, setKnown] = useState<readonly Found[]>(products);
  const [told, tell] = useState('');
  const ids = productIdsOf(text);
  const nameOf = (one: number) => known.find((product) => product.id === one)?.name ?? String(one);
  const put = (next: readonly number[], sentence: string) => {
    onText(next.join(','));
    tell(sentence);
  };
  return (
    <fieldset className={styles.products} aria-describedby={hintId}>
      <legend className={form.hush}>{name}</legend>
      {ids.length === 0 && <p className={layout.soft}>{t('desk.premium.products.none')}</p>}
      <ul className={styles.chosen}>
        {ids.map((one) => (
          <li key={one}>
            <span>
              <bdi>{nameOf(one)}</bdi> <small className={layout.soft}>{one}</small>
            </span>
            <button
              type="button"
              className={`${button.button} ${button.quiet} ${button.small}`}
              onClick={() =>
                put(
                  ids.filter((other) => other !== one),
                  t('desk.premium.products.gone', { name: nameOf(one) }),
                )
              }
            >
              <Icon name="close" />
              <span className={form.hush}>{t('desk.premium.products.remove', { name: nameOf(one) })}</span>
            </button>
          </li>
        ))}
      </ul>
      <Finder
        id={id}
        except={ids}
        onChoose={(found) => {
          setKnown([...known, found]);
          put([...ids, found.id], t('desk.premium.products.came', { name: found.name }));
        }}
      />
      <p role="status" className={form.hush}>
        {told}
      </p>
    </fieldset>
  );
}

function Finder({ id, except, onChoose }: { id: string; except: readonly number[]; onChoose: (found: Found) => void }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const found = useFound(typed).filter((one) => !except.includes(one.id));
  const list = useId();
  return (
    <div className={styles.finder}>
      <label htmlFor={id}>{t('desk.premium.products.find')}</label>
      <input
        className={form.input}
        type="search"
        id={id}
        autoComplete="off"
        aria-controls={list}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <ul id={list} className={styles.found}>
        {found.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className={`${button.button} ${button.second} ${button.small}`}
              onClick={() => {
                setTyped('');
                onChoose(one);
              }}
            >
              <span className={form.hush}>{t('desk.premium.products.add')} </span>
              {one.name} <small>{one.id}</small>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={layout.soft}>
        {typed.trim().length > 1 && found.length === 0 ? t('desk.premium.products.nothing') : ''}
      </p>
    </div>
  );
}

/** A moment after the last letter; of one letter nothing. */
function useFound(typed: string): readonly Found[] {
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const [found, setFound] = useState<readonly Found[]>([]);
  const text = typed.trim();
  useEffect(() => {
    setFound([]);
    if (text.length < 2) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const outcome = await deskApi(slug, locale)(findPremiumProducts, { query: { text } });
      if (isCurrent && outcome.ok) setFound(outcome.value);
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, slug, locale]);
  return found;
}
