/** What texts of this brand can name: its pages, its footnotes and its variables. Of many, those that have the typed words in them. */
import { listContent } from '@weitersagen/contract/content/desk';
import type { Api } from '@weitersagen/contract/page/page';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../i18n/t.ts';
import { bodyOf } from '../../../work/list/list-query.ts';
import { useSeat } from '../../desk-context.ts';
import { deskApi } from '../../session.ts';

export interface Named {
  key: string;
  title: string;
  /** It has a line or paragraph of its own. */
  isAlone?: boolean;
}
export interface Names {
  pages: readonly Named[];
  footnotes: readonly Named[];
  variables: readonly Named[];
  /** Of the catalogue, with what products they show. */
  categories?: readonly { id: number; breadcrumb: string; source: 'festnetz' | 'mobilfunk' }[];
  /** Those that are chosen already. */
  products?: readonly { id: number; name: string }[];
}

/** Where texts name nothing. */
export const noNames: Names = { pages: [], footnotes: [], variables: [] };

/** So many are known from the beginning; whoever has more asks the server for the others. */
export const knownMax = 100;
const pauseMs = 250;
const kinds = ['pages', 'footnotes', 'variables'] as const;
type Kind = (typeof kinds)[number];

async function namesOf(api: Api, kind: Kind, words: string): Promise<readonly Named[]> {
  const body = { ...bodyOf(new URLSearchParams({ text: words }), { columns: {} }), pageSize: knownMax };
  const outcome = await api(listContent, { params: { kind }, body: body as never });
  if (!outcome.ok) return [];
  return outcome.value.rows.flatMap(({ key, title }) => (key === null ? [] : [{ key, title }]));
}

/** A list that does not come is no reason to show no editor. */
export async function loadNames(api: Api): Promise<Names> {
  const [pages = [], footnotes = [], variables = []] = await Promise.all(kinds.map((kind) => namesOf(api, kind, '')));
  return { pages, footnotes, variables };
}

/** What is proposed while somebody types: out of what is known where that is all, else what the server finds. */
export function useNamed(kind: Kind, { [kind]: known }: Names, typed: string): readonly Named[] {
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const [found, setFound] = useState<readonly Named[]>();
  const words = typed.replace(/^seite:/, '').trim();
  const isAll = known.length < knownMax || words === '';
  useEffect(() => {
    setFound(undefined);
    if (isAll) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const names = await namesOf(deskApi(slug, locale), kind, words);
      if (isCurrent) setFound(names);
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAll, kind, words, slug, locale]);
  return found ?? known;
}
