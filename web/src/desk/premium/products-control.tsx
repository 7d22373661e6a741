/** The products a premium is offered with: those that are chosen, one to take away, others to be found by words. */
import { findPremiumProducts } from '@weitersagen/contract/premium/desk';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import form from '../../form/form.module.css';
import { type T, useLocale, useT } from '../../i18n/t.ts';
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
  const search = useRef<HTMLInputElement>(null);
  const ids = productIdsOf(text);
  const nameOf = (one: number) => known.find((product) => product.id === one)?.name ?? String(one);
  const put = (next: readonly number[], sentence: string) => {
    onText(next.join(','));
    tell(sentence);
    // The button that had the focus goes.
    search.current?.focus();
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
        input={search}
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

interface FinderProps {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  except: readonly number[];
  onChoose: (found: Found) => void;
}

function Finder({ id, input, except, onChoose }: FinderProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const answer = useFound(typed);
  const found = answer ? answer.filter((one) => !except.includes(one.id)) : [];
  const list = useId();
  return (
    <div className={styles.finder}>
      <label htmlFor={id}>{t('desk.premium.products.find')}</label>
      <input
        ref={input}
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
        {answer !== undefined && t(...foundTold(answer, found.length))}
      </p>
    </div>
  );
}

/** False: the search failed. */
type Answer = readonly Found[] | false;

function foundTold(answer: Answer, count: number): Parameters<T> {
  if (answer === false) return ['desk.premium.products.failed'];
  if (count > 0) return ['desk.premium.products.found', { count }];
  return [answer.length > 0 ? 'desk.premium.products.chosen' : 'desk.premium.products.nothing'];
}

/** A moment after the last letter; of one letter, and until it is answered, nothing. */
function useFound(typed: string): Answer | undefined {
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const [found, setFound] = useState<Answer>();
  const text = typed.trim();
  useEffect(() => {
    setFound(undefined);
    if (text.length < 2) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const outcome = await deskApi(slug, locale)(findPremiumProducts, { query: { text } });
      if (isCurrent) setFound(outcome.ok && outcome.value);
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, slug, locale]);
  return found;
}
