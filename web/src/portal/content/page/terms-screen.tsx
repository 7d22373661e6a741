/** Agb: the terms of the mandant in the language of the page, word for word as they are agreed to. */
import { useLoaderData } from 'react-router';
import { trouble } from '../../../api/need.ts';
import { useT } from '../../../i18n/t.ts';
import type { Load } from '../../page/screen.ts';
import { WrittenPage } from '../written-page.tsx';

export const texts = ['content.', 'terms.'];

export async function load({ terms, content }: Load) {
  if (!terms) throw trouble(404);
  return { version: terms.version, text: await (await content()).text(terms.text) };
}

export default function TermsScreen() {
  const { text, version } = useLoaderData<typeof load>();
  const t = useT();
  return <WrittenPage title={t('terms.title')} state={t('terms.version', { version })} written={{ text }} />;
}
