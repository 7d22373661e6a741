/**
 * Exklusiv: the page of a campaign for some, with the way to recommend. There is none until the mandant writes it; the
 * other spelling leads here.
 */
import { useLoaderData } from 'react-router';
import { trouble } from '../../../api/need.ts';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { useAddress } from '../../page/page-frame.ts';
import type { Load } from '../../page/screen.ts';
import { titleOf, WrittenPage } from '../written-page.tsx';

export const texts = ['content.', 'exclusive.'];

export async function load({ content }: Load) {
  const written = await (await content()).page('exklusiv');
  if (written === null) throw trouble(404);
  return written;
}

export default function ExclusiveScreen() {
  const t = useT();
  const written = useLoaderData<typeof load>();
  return (
    <WrittenPage
      title={titleOf(written, t('exclusive.title'))}
      written={written}
      after={
        <div className={layout.row}>
          <a className={button.button} href={`${useAddress('home')}#produkte`}>
            {t('exclusive.recommend')}
          </a>
        </div>
      }
    />
  );
}
