/** EmpfaengerBestaetigung: thanks, the mail that has to be answered, and the way to the shop (R-10, G-10). */
import { isNumber } from '@weitersagen/contract/basics/number';
import { showProductLink } from '@weitersagen/contract/recommendation/endpoints';
import { useLoaderData } from 'react-router';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useFrame, useTitle } from '../page-frame.ts';
import type { Load } from '../screen.ts';

export const texts = ['recipientThanks.'];

export async function load({ api, query, cookies }: Load) {
  const number = query.get('nr') ?? '';
  if (!isNumber('recommendation', number)) return null;
  const recipient = cookies.get(`empfaenger_${number}`);
  const found = await api(showProductLink, {
    params: { number },
    query: {
      channel: query.get('channel'),
      ...(recipient && isNumber('recipient', recipient) && { recipientNumber: recipient }),
    },
  });
  // Thanks are thanks, also where the shop cannot be reached any more.
  if (!found.ok || found.value.link === null) return null;
  return { product: found.value.productName, address: found.value.clickUrl };
}

export default function RecipientThanksScreen() {
  const shop = useLoaderData<typeof load>();
  const t = useT();
  const { mandant } = useFrame();
  useTitle(t('recipientThanks.title'));
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.read}`}>
        <h1>{t('recipientThanks.title')}</h1>
        <Notice>{t('recipientThanks.lead')}</Notice>
        {shop && mandant.hasShopButton && (
          <>
            <p>{t('recipientThanks.shop', { product: shop.product })}</p>
            <div className={layout.row}>
              <a className={button.button} href={shop.address}>
                {t('recipientThanks.button')}
                <Icon name="right" />
              </a>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
