/**
 * MeineDatenAuskunft: everything known about the person, to read, to print and to take along as a file (GDPR art. 15 and
 * 20). The file is what the API says, word for word; it comes with the page, so that no script is needed to get it.
 */
import { showOwnData } from '@weitersagen/contract/account/own-data-endpoint';
import { OwnData } from '@weitersagen/contract/account/own-data-schemas';
import { encode } from '@weitersagen/contract/basics/wire';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { useFrame, useTitle } from '../page/page-frame.ts';
import type { Load } from '../page/screen.ts';
import { BackLink } from '../shell/link/back-link.tsx';
import { jsonAddress } from './json-address.ts';
import { OwnDataParts } from './own-data-parts.tsx';

export const texts = [
  'event.account.',
  'event.recommendation.',
  'event.reward.',
  'ownData.',
  'privacy.review',
  'area.label.',
  'price.',
  'reward.status.',
  'myData.browserOn',
  'myData.unknownBrowser',
];

export async function load({ api, person }: Load) {
  if (!person) throw trouble(404);
  return { known: need(await api(showOwnData)) };
}

export default function OwnDataScreen() {
  const { known } = useLoaderData<typeof load>();
  const t = useT();
  const locale = useLocale();
  const { mandant } = useFrame();
  useTitle(t('ownData.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <BackLink to="myData">{t('ownData.back')}</BackLink>
        <h1>{t('ownData.title')}</h1>
        <p className={layout.lead}>
          {t('ownData.lead', { mandant: known.mandant, moment: moment(known.madeAt, locale) })}
        </p>
        <div className={layout.row}>
          <a
            className={`${button.button} ${button.second}`}
            href={jsonAddress(encode(OwnData, known))}
            download={`${mandant.id}-meine-daten.json`}
          >
            <Icon name="download" />
            {t('ownData.download')}
          </a>
        </div>
        <p className={`${layout.small} ${layout.soft}`}>{t('ownData.iban')}</p>
      </div>
      <OwnDataParts known={known} />
    </div>
  );
}
