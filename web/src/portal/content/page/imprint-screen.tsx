/**
 * Impressum: who is responsible for the programme. Without a text of the mandant it is what its configuration says;
 * with ModuleAdv the embedding page has one, so the address leads to the start.
 */
import { useLoaderData } from 'react-router';
import { useT } from '../../../i18n/t.ts';
import type { Load } from '../../page/screen.ts';
import { Responsible } from '../responsible.tsx';
import { titleOf, WrittenPage } from '../written-page.tsx';

export const texts = ['content.', 'imprint.'];

export async function load({ content, mandant, go }: Load) {
  if (mandant.imprintElsewhere) throw go('home');
  return (await content()).page('impressum');
}

export default function ImprintScreen() {
  const t = useT();
  const written = useLoaderData<typeof load>();
  return <WrittenPage title={titleOf(written, t('imprint.title'))} written={written} missing={<Responsible />} />;
}
