/**
 * PraemieWaehlen: the person with the reward's token chooses a premium (R-12). With `?stopp=` the page of "Das war ich
 * nicht" (P4). A reward that cannot be collected says so, with its status; one that somebody looks into says that.
 */
import { stopReward } from '@weitersagen/contract/reward/endpoints';
import { useLoaderData } from 'react-router';
import { trouble } from '../../api/need.ts';
import { ChoiceField } from '../../form/field/choice-field.tsx';
import { HiddenField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { day, fullName, unbroken } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useTitle } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { RefusedPage, RefusePage, refuseField } from '../shell/refuse-page.tsx';
import { type OwnReward, ownReward } from './own-reward.ts';
import { offersOf, PremiumCard, useChoices } from './premium-choice.tsx';
import { returnReason, waitReason } from './reward-events.ts';
import { RewardStand } from './reward-stand.tsx';
import { stoppedMark } from './stopped-mark.ts';

export const texts = ['reward.', 'refuse.', 'form.', 'problem.', 'label.PraemieId'];
export const tokenStore = 'praemierung';
export const refusalName = 'stopp';

export async function load({ api, token, query }: Load) {
  if (query.has(stoppedMark)) return { kind: 'refused' as const };
  if (!token) throw trouble(404);
  if (query.has(refusalName)) return { kind: 'refuse' as const, token };
  return { kind: 'shown' as const, token, reward: await ownReward({ api }, token) };
}

export async function submit({ form, token, t, go, reach }: Sent) {
  if (form.values[refuseField] !== undefined) {
    return form.send(stopReward, { instead: { token: token ?? '' } }, () => go('rewardChoice', { [stoppedMark]: 1 }));
  }
  const { premiumId } = form.values;
  if (!premiumId) return form.refuse('premiumId', t('problem.required', { label: t('label.PraemieId') }));
  reach('premiumChosen');
  return go('rewardData', { praemieid: premiumId }, token);
}

export default function RewardChoiceScreen() {
  const data = useLoaderData<typeof load>();
  if (data.kind === 'refuse') return <RefusePage kind="reward" token={data.token} />;
  if (data.kind === 'refused') return <RefusedPage kind="reward" />;
  return data.reward.status === 'ready' && !data.reward.isChecked ? (
    <Choose {...data} />
  ) : (
    <RewardStand reward={data.reward} />
  );
}

function Choose({ token, reward }: { token: string; reward: OwnReward }) {
  const t = useT();
  const locale = useLocale();
  const firstName = reward.collector?.firstName;
  const reason = returnReason(reward);
  useTitle(t('reward.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{firstName ? t('reward.headlineNamed', { name: fullName(firstName) }) : t('reward.headline')}</h1>
        <p className={layout.lead}>{useLead(reward)}</p>
        <p className={`${layout.small} ${layout.soft}`}>
          {`${t('reward.statusNow')}: ${t(`reward.status.${reward.status}`)}`}
        </p>
        {reason && <Notice kind="warn">{t('reward.returned', { reason })}</Notice>}
      </div>
      {reward.isHeld ? (
        <div className={layout.read}>
          <Notice kind="warn">{waitReason(reward) ?? t('reward.held')}</Notice>
        </div>
      ) : (
        <Premiums token={token} reward={reward} />
      )}
      {reward.collectUntil && (
        <div className={layout.read}>
          <Notice>{t('reward.until', { day: day(reward.collectUntil, locale) })}</Notice>
        </div>
      )}
    </div>
  );
}

/** Thanks, and how the premium comes where there is nothing to choose. */
function useLead(reward: OwnReward): string {
  const t = useT();
  const product = unbroken(reward.product.name);
  const [first, ...more] = offersOf(reward, t);
  if (reward.isGoodwill) return t('reward.leadGoodwill', { product });
  const isOwn = reward.role === 'recommender';
  if (more.length > 0) return t(isOwn ? 'reward.lead' : 'reward.leadRecipient', { product });
  if (first?.kind === 'voucher') return t(isOwn ? 'reward.leadVoucher' : 'reward.leadVoucherRecipient', { product });
  return t(isOwn ? 'reward.leadOne' : 'reward.leadOneRecipient', { product });
}

function Premiums({ token, reward }: { token: string; reward: OwnReward }) {
  const t = useT();
  const choices = useChoices(reward);
  const [first, ...more] = offersOf(reward, t);
  if (!first) return null;
  const isMoneyOnly = more.length === 0 && first.kind === 'money';
  return (
    <Form token={token}>
      {more.length > 0 ? (
        <ChoiceField
          big
          name="premiumId"
          legend={t('reward.choose')}
          quiet
          choices={choices}
          chosen={choices[0]?.value}
        />
      ) : (
        <>
          <HiddenField name="premiumId" value={first.id} />
          <PremiumCard reward={reward} offer={first} />
        </>
      )}
      <div className={layout.stack}>
        <div className={layout.row}>
          <Submit>
            {t(isMoneyOnly ? 'reward.nextAccount' : 'reward.next')}
            <Icon name="right" />
          </Submit>
        </div>
        {isMoneyOnly && <p className={`${layout.small} ${layout.soft}`}>{t('reward.nextTime')}</p>}
      </div>
    </Form>
  );
}
