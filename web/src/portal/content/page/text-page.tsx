/** A page that is nothing but a text of the mandant, under its own title or the usual one. */
import type { OrFailed, ShownPage } from '@weitersagen/contract/content/shown';
import { type TextKey, useT } from '../../../i18n/t.ts';
import type { Load } from '../../page/screen.ts';
import { NothingHere } from '../nothing-here.tsx';
import { titleOf, WrittenPage } from '../written-page.tsx';

export const loadText =
  (slug: string) =>
  async ({ content }: Load): Promise<OrFailed<ShownPage> | null> =>
    (await content()).page(slug);

export function TextPage({ written, usualTitle }: { written: OrFailed<ShownPage> | null; usualTitle: TextKey }) {
  const t = useT();
  return <WrittenPage title={titleOf(written, t(usualTitle))} written={written} missing={<NothingHere />} />;
}
