/** The link with every way to pass it on, and what happens then. Works as it is; the page script copies and shares. */
import { linkFor } from '@weitersagen/contract/recommendation/channels';
import { type RecommenderShare, shares } from '@weitersagen/contract/reward/shares';
import { shortMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Signed } from '../../ui/signed.tsx';
import { useFrame, useTitle } from '../page/page-frame.ts';
import { MailWaits } from '../shell/mail/mail-waits.tsx';
import { ShareAside } from './share-aside.tsx';
import { ShareLink } from './share-link.tsx';
import { ShareMessage } from './share-message.tsx';
import { ShareTiles } from './share-tiles.tsx';

export interface Shared {
  product: string;
  validUntil: string;
  link: string;
  share: RecommenderShare;
  valueCents: number;
  /** Picture of the link for the camera of a phone. */
  code: string | null;
}

export function ShareSheet({ product, validUntil, link, share, valueCents, code }: Shared) {
  const t = useT();
  const locale = useLocale();
  const { recipientCapCents, copyLink } = useFrame().mandant;
  const sums = shares({ valueCents, recommenderShare: share, recipientCapCents });
  const text =
    sums.recipientCents > 0
      ? t('share.messageWithReward', { product, amount: shortMoney(sums.recipientCents, locale) })
      : t('share.message', { product });
  const copied = copyLink >= 0 ? linkFor(link, 'copyLink') : link;
  useTitle(t('share.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <Signed>
        <h1>{t('share.title')}</h1>
        <p className={layout.lead}>{t('share.lead')}</p>
        <MailWaits />
      </Signed>
      <div className={layout.columns}>
        <div className={layout.wide}>
          <ShareTiles message={{ link, text, subject: t('share.subject', { product }) }} />
          <ShareLink link={copied} shared={{ text, link }} code={code} />
          <ShareMessage text={text} link={link} />
        </div>
        <ShareAside product={product} validUntil={validUntil} share={share} sums={sums} />
      </div>
    </div>
  );
}
