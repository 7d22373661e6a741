/** A page the mandant added, at the path it gave it. */
import { useLoaderData } from 'react-router';
import { trouble } from '../../../api/need.ts';
import { ownPageAt } from '../../page/own-page.ts';
import type { Load } from '../../page/screen.ts';
import { titleOf, WrittenPage } from '../written-page.tsx';

export const texts = ['content.'];

/** What no route of the product has is looked for among the mandant's own. */
export async function load({ content, ownPages = [], params }: Load) {
  const own = ownPageAt(ownPages, `/${params['*'] ?? ''}`);
  const written = own && (await (await content()).page(own.slug));
  if (!own || !written) throw trouble(404);
  return { written, title: own.title };
}

export default function OwnPageScreen() {
  const { written, title } = useLoaderData<typeof load>();
  return <WrittenPage title={titleOf(written, title)} written={written} />;
}
