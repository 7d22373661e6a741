/** Datenschutz: what happens to personal data, in the words of the mandant. */
import { useLoaderData } from 'react-router';
import { useT } from '../../i18n/t.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Load } from '../page/screen.ts';
import { Responsible } from './responsible.tsx';
import { WrittenPage } from './written-page.tsx';

export const texts = ['content.', 'privacy.'];

export const load = async ({ written }: Load) => written?.('privacy') ?? null;

export default function PrivacyScreen() {
  const t = useT();
  return (
    <WrittenPage
      title={t('privacy.title')}
      written={useLoaderData<typeof load>()}
      missing={
        <>
          <Notice>{t('privacy.missing')}</Notice>
          <Responsible />
        </>
      }
    />
  );
}
