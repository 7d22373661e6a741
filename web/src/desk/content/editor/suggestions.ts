/** What texts of this brand can name: its pages, its footnotes and its variables. */
import { listContent } from '@weitersagen/contract/content/desk';
import type { Api } from '@weitersagen/contract/page/page';
import { bodyOf } from '../../../work/list/list-query.ts';

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
}

const most = 100;
const kinds = ['pages', 'footnotes', 'variables'] as const;

/** A list that does not come is no reason to show no editor. */
export async function loadNames(api: Api): Promise<Names> {
  const body = { ...bodyOf(new URLSearchParams(), { columns: {} }), pageSize: most };
  const [pages = [], footnotes = [], variables = []] = await Promise.all(
    kinds.map(async (kind) => {
      const outcome = await api(listContent, { params: { kind }, body: body as never });
      if (!outcome.ok) return [];
      return outcome.value.rows.flatMap(({ key, title }) => (key === null ? [] : [{ key, title }]));
    }),
  );
  return { pages, footnotes, variables };
}
