/** What stands after a pickup: what was chosen, and what happens next. */
import { money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useTitle } from '../page-frame.ts';
import type { Load } from '../screen.ts';
import { PageLink } from '../shell/page-link.tsx';
import { ownReward } from './own-reward.ts';

/** Without a token thanks are thanks all the same. */
export async function loadCollected({ api, token }: Load) {
  if (!token) return null;
  const { amountCents, product, premium } = await ownReward({ api }, token);
  return { amountCents, product: product.name, isVoucher: premium?.kind === 'voucher' };
}

interface Props {
  kind: 'collected' | 'goodwill';
  reward: Awaited<ReturnType<typeof loadCollected>>;
}

export function CollectedPage({ kind, reward }: Props) {
  const t = useT();
  const locale = useLocale();
  useTitle(t(`${kind}.title`));
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.read}`}>
        <div className={layout.stack} role="status">
          <h1>{t(`${kind}.title`)}</h1>
          <p className={layout.lead}>{reward?.isVoucher ? t('collected.voucher') : t(`${kind}.lead`)}</p>
        </div>
        {reward && (
          <Facts
            facts={[
              [t('reward.for'), reward.product],
              [t('reward.amount'), money(reward.amountCents, locale)],
            ]}
          />
        )}
        {!reward?.isVoucher && <Notice>{t('collected.hold')}</Notice>}
        <div className={layout.row}>
          <PageLink to="home" className={button.button}>
            {t('collected.again')}
          </PageLink>
        </div>
      </div>
    </div>
  );
}
