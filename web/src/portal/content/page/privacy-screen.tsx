/** Datenschutz: what happens to personal data, in the words of the mandant. */
import { useLoaderData } from 'react-router';
import { useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { useAddress } from '../../page/page-frame.ts';
import type { Load } from '../../page/screen.ts';
import { Responsible } from '../responsible.tsx';
import { titleOf, WrittenPage } from '../written-page.tsx';

export const texts = ['content.', 'privacy.'];

export const load = async ({ content }: Load) => (await content()).page('datenschutz');

export default function PrivacyScreen() {
  const t = useT();
  const written = useLoaderData<typeof load>();
  return (
    <WrittenPage
      title={titleOf(written, t('privacy.title'))}
      written={written}
      after={<Review />}
      also={{ id: 'review', text: t('privacy.reviewTitle') }}
      missing={
        <>
          <Notice>{t('privacy.missing')}</Notice>
          <Responsible />
        </>
      }
    />
  );
}

/** How rewards are weighed, who decides and how to object (rules 3.14): the same for every mandant, whatever it wrote. */
function Review() {
  const t = useT();
  const address = useAddress('contact');
  return (
    <section className={layout.stack} aria-labelledby="review">
      <h2 id="review">{t('privacy.reviewTitle')}</h2>
      <p>{t('privacy.review')}</p>
      <p>{t('privacy.reviewRights')}</p>
      <p>
        <a href={address}>{t('privacy.reviewContact')}</a>
      </p>
    </section>
  );
}
