/**
 * PersoenlicherBereich: "Where is my reward?". Rewards to collect, sums, every recommendation with what happened
 * and what comes, page by page, and the ways to the own data. Everything is read; what is sent is the mail about a reward once
 * more, and the answer to a campaign.
 */
import { isNumber } from '@weitersagen/contract/basics/number';
import { listOwnRecommendations, showTotals } from '@weitersagen/contract/personal-area/endpoints';
import { listRewards, sendRewardMail } from '@weitersagen/contract/reward/endpoints';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { fullName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { campaignList, campaignTexts, loadCampaigns, sendCampaign } from '../campaign/campaigns.ts';
import { useTitle } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { copyLinkTexts } from '../shell/link/copy-link.tsx';
import { Said } from '../shell/said.tsx';
import { Still } from '../shell/still.tsx';
import { entriesMark, loadEntries } from './entries.ts';
import { OwnLink } from './own-link.tsx';
import { mayBeShared } from './recommendation-case.tsx';
import { Recommendations } from './recommendations.tsx';
import { findReturned, ReturnedNotice } from './returned-notice.tsx';
import { RewardsToCollect } from './rewards-to-collect.tsx';
import { findBanner, SalesPartnerBanner } from './sales-partner-banner.tsx';
import { Sums } from './sums.tsx';
import { Tiles } from './tiles.tsx';

export const texts = ['area.', 'price.', 'channel.', ...copyLinkTexts, 'form.', ...campaignTexts];

const pageSize = 20;
/** In the address after a mail was asked for: whether it went out, or the last one was too young. */
const mailMark = 'mail';

export async function load(given: Load) {
  const { api, query, person, paths, today } = given;
  if (!person) throw trouble(404);
  const after = numberOf('recommendation', query.get('nach'));
  const rewardsAfter = numberOf('reward', query.get('praemienach'));
  const asked = numberOf('recommendation', query.get(entriesMark));
  const [totals, rewards, items, banner, mailsReturn, numbers, campaigns] = await Promise.all([
    api(showTotals),
    api(listRewards, { query: { status: 'ready', count: pageSize + 1, after: rewardsAfter } }),
    api(listOwnRecommendations, { query: { count: pageSize + 1, after } }),
    findBanner(api, paths),
    findReturned(api),
    asked === null ? null : loadEntries().then(({ numbersOf }) => numbersOf(api, asked)),
    loadCampaigns(given),
  ]);
  const [ready, own] = [need(rewards), need(items)];
  return {
    name: fullName(person.firstName, person.lastName),
    isSupport: person.support !== null,
    totals: need(totals),
    ready: ready.slice(0, pageSize),
    hasMoreRewards: ready.length > pageSize,
    items: own.slice(0, pageSize),
    hasMore: own.length > pageSize,
    banner,
    mailsReturn,
    today,
    mail: query.get(mailMark),
    numbers,
    campaigns,
    after,
  };
}

const numberOf = (kind: 'recommendation' | 'reward', value: string | null): string | null =>
  value !== null && isNumber(kind, value) ? value : null;

export const submit = (sent: Sent) =>
  sent.form.values.campaign ? sendCampaign(sent, 'personalArea') : askForMail(sent);

const askForMail = ({ form, enter }: Sent) =>
  form.send(sendRewardMail, { params: { number: form.values.number ?? '' } }, ({ isSent }) =>
    enter('personalArea', { [mailMark]: isSent ? 'unterwegs' : 'eben' }),
  );

export default function AreaScreen() {
  const shown = useLoaderData<typeof load>();
  const { name, totals, ready, hasMoreRewards, items, banner, mailsReturn, today, mail, campaigns, after } = shown;
  const Campaigns = campaignList();
  const t = useT();
  const newest = after !== null ? undefined : items.find((item) => mayBeShared(item, today));
  useTitle(t('area.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      {mail === 'unterwegs' && <Said>{t('area.mailSent')}</Said>}
      {mail === 'eben' && <Said kind="info">{t('area.mailJustSent')}</Said>}
      <h1>{t('area.hello', { name })}</h1>
      {mailsReturn && <ReturnedNotice />}
      {banner && <SalesPartnerBanner />}
      <RewardsToCollect rewards={ready} hasMore={hasMoreRewards} />
      <Still>{import.meta.env.SSR && <Sums totals={totals} />}</Still>
      {Campaigns && campaigns.length > 0 && <Campaigns campaigns={campaigns} />}
      <div className={layout.columns}>
        <Recommendations {...shown} />
        <aside className={layout.stack}>
          {newest && <OwnLink newest={newest} />}
          <Still>{import.meta.env.SSR && <Tiles />}</Still>
        </aside>
      </div>
    </div>
  );
}
