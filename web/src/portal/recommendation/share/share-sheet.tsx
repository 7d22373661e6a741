/** The moment of the link, and every way to pass it on. Works as it is; the page script copies, shares and changes the text. */
import type { Agent } from '@weitersagen/contract/agent/schemas';
import type { Quote } from '@weitersagen/contract/product/quote';
import {
  type ChannelName,
  type ChannelWithAddress,
  hasAddress,
  type Message,
  offeredChannels,
} from '@weitersagen/contract/recommendation/channels';
import { type RecommenderShare, shares } from '@weitersagen/contract/reward/shares';
import { money, shortMoney } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import { Banknote, Halves } from '../../../ui/banknote.tsx';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { Signed } from '../../../ui/signed.tsx';
import { useFrame, useTitle } from '../../page/page-frame.ts';
import { MailWaits } from '../../shell/mail/mail-waits.tsx';
import styles from './share.module.css';
import { ShareAside } from './share-aside.tsx';
import { ShareFirst } from './share-first.tsx';
import { ShareLink } from './share-link.tsx';
import { ShareMessage } from './share-message.tsx';
import { ShareStory } from './share-story.tsx';
import { ShareTiles } from './share-tiles.tsx';

export interface Shared {
  number: string;
  hash: string;
  /** Of the recommender, where this browser or this person is known to be it. */
  firstName: string | null;
  product: { id: number; name: string };
  validUntil: string;
  link: string;
  share: RecommenderShare;
  valueCents: number;
  quote?: Quote | null | undefined;
  agent?: Agent | undefined;
}

export function ShareSheet({ number, hash, firstName, product, link, valueCents, ...beside }: Shared) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useFrame();
  const { recipientCapCents, instagram, allowsSelfRecommendation, features, facebookId } = mandant;
  const sums = shares({ valueCents, recommenderShare: beside.share, recipientCapCents });
  const { recommenderCents, recipientCents } = sums;
  const theirs = shortMoney(recipientCents, locale);
  const isAd = recommenderCents > 0;
  const mark = isAd ? t('share.ad') : undefined;
  const kind = isAd ? 'anzeige' : 'empfehlung';
  const text = textOf(t, { product: product.name, isAd, gets: recipientCents > 0 ? theirs : undefined });
  const message: Message = { link, text, subject: t('share.subject', { product: product.name }), facebookId };
  const channels = offeredChannels(mandant);
  const picture = (name: string): string => `/vorschau/${locale}/${name}`;
  const title = firstName ? t('share.titleNamed', { name: firstName }) : t('share.title');
  useTitle(t('share.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${styles.moment} ${styles.screen}`}>
        <div className={layout.wide}>
          <Signed>
            <h1>{title}</h1>
            <p className={layout.lead}>{t('share.lead')}</p>
            <MailWaits />
          </Signed>
          <ShareFirst message={message} channel={firstOf(channels)} />
        </div>
        {features.banknotes && valueCents > 0 && <Note {...sums} />}
      </div>
      <div className={layout.columns}>
        <div className={layout.wide}>
          <ShareTiles channels={channels} message={message} />
          <ShareMessage
            text={text}
            link={link}
            preview={{
              picture: picture(`${kind}-${product.id}.png`),
              title: firstName
                ? t('share.previewNamed', { name: firstName, product: product.name })
                : t('share.previewTitle', { product: product.name }),
              line: isAd ? t('share.previewAd') : t('share.previewLine'),
            }}
          />
          <ShareLink
            link={link}
            code={picture(`code-${number}-${hash}`)}
            product={product.name}
            reward={recipientCents > 0 ? t('share.sheetReward', { amount: money(recipientCents, locale) }) : undefined}
            mark={mark}
          />
          {instagram >= 0 && <ShareStory link={link} picture={picture(`story-${number}-${hash}.png`)} />}
          {allowsSelfRecommendation && <OwnUse link={link} />}
        </div>
        <aside aria-label={t('share.summary')} className={`${layout.stack} ${styles.screen}`}>
          <ShareAside {...beside} product={product.name} sums={sums} />
        </aside>
      </div>
    </div>
  );
}

/** Most people know WhatsApp; where the mandant has none, its first channel that opens on every device. */
const firstOf = (channels: readonly ChannelName[]): ChannelWithAddress | undefined =>
  channels.includes('whatsapp') ? 'whatsapp' : channels.filter(hasAddress).find((channel) => channel !== 'sms');

/** Who gets something says so first; who does not, that it all goes to the other one (E-08). */
function textOf(
  t: ReturnType<typeof useT>,
  { product, isAd, gets }: { product: string; isAd: boolean; gets: string | undefined },
): string {
  const message =
    gets === undefined ? t('share.message', { product }) : t('share.messageWithReward', { product, amount: gets });
  if (isAd) return `${t('share.ad')}\n${message}`;
  return gets === undefined ? message : `${message}\n${t('share.unpaid')}`;
}

function OwnUse({ link }: { link: string }) {
  const t = useT();
  return (
    <section className={`${layout.stack} ${styles.screen}`} aria-labelledby="own-use">
      <h2 id="own-use">{t('share.ownUse')}</h2>
      <p className={layout.soft}>{t('share.ownUseText')}</p>
      <div className={layout.row}>
        <a className={`${button.button} ${button.second}`} href={link}>
          {t('share.ownUseGo')}
        </a>
      </div>
    </section>
  );
}

/** Who gets what, torn in two where both get something; it comes flying, and lies still where nothing shall move. */
function Note({ recommenderCents, recipientCents }: ReturnType<typeof shares>) {
  const locale = useLocale();
  const [yours, theirs] = [shortMoney(recommenderCents, locale), shortMoney(recipientCents, locale)];
  return (
    <div className={styles.note} aria-hidden="true">
      {recommenderCents > 0 && recipientCents > 0 ? (
        <Halves amounts={[yours, theirs]} />
      ) : (
        <Banknote amount={recommenderCents > 0 ? yours : theirs} />
      )}
    </div>
  );
}
