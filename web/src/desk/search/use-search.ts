/** Looks for what is typed as soon as it rests; an answer to what was typed before is dropped. */
import { type SearchFound, searchAll, searchMin } from '@weitersagen/contract/search/desk';
import { useEffect, useState } from 'react';
import { deskApi } from '../session.ts';

const restMs = 250;

export type Looked =
  | { state: 'none' | 'busy' | 'failed'; text: string }
  | { state: 'found'; text: string; found: SearchFound };

export function useSearch(typed: string, slug: string, locale: string, mayAsk: boolean): Looked {
  const text = typed.trim();
  const [looked, setLooked] = useState<Looked>({ state: 'none', text: '' });
  const asks = mayAsk && text.length >= searchMin;
  useEffect(() => {
    if (!asks) return;
    let isOld = false;
    const look = async () => {
      const outcome = await deskApi(slug, locale)(searchAll, { body: { text } });
      if (isOld) return;
      setLooked(outcome.ok ? { state: 'found', text, found: outcome.value } : { state: 'failed', text });
    };
    const timer = setTimeout(() => void look(), restMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [text, slug, locale, asks]);
  if (!asks) return { state: 'none', text };
  return looked.text === text ? looked : { state: 'busy', text };
}
