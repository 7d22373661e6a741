/** Barrierefreiheitserklaerung: how far the portal is accessible, and whom to tell about a barrier. */
import { useLoaderData } from 'react-router';
import { useT } from '../../../i18n/t.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Load } from '../../page/screen.ts';
import { Responsible } from '../responsible.tsx';
import { titleOf, WrittenPage } from '../written-page.tsx';

export const texts = ['content.', 'accessibility.'];

export const load = async ({ content }: Load) => (await content()).page('barrierefreiheitserklaerung');

export default function AccessibilityScreen() {
  const t = useT();
  const written = useLoaderData<typeof load>();
  return (
    <WrittenPage
      title={titleOf(written, t('accessibility.title'))}
      written={written}
      missing={
        <>
          <Notice>{t('accessibility.missing')}</Notice>
          <Responsible />
        </>
      }
    />
  );
}
