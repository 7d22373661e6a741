/**
 * Campaigns of today (E-22, C-48): title and text, and where one needs an agreement its legal text with a box. Whoever is not signed
 * in is shown the way; whoever takes part may leave.
 */
import { answerCampaign, listActiveCampaigns } from '@weitersagen/contract/campaign/endpoints';
import type { ActiveCampaign } from '@weitersagen/contract/campaign/schemas';
import type { Text } from '@weitersagen/contract/content/shown';
import { CheckField } from '../../form/field/check-field.tsx';
import { HiddenField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { Submit as SubmitButton } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { ContentText } from '../content/content-text.tsx';
import { useFrame } from '../page/page-frame.ts';
import type { Load, Submit } from '../page/screen.ts';
import { PageLink } from '../shell/link/page-link.tsx';

/** Its texts as elements with what they name; the legal text as it was written, for that is what is agreed to. */
interface ShownCampaign extends Pick<ActiveCampaign, 'id' | 'title' | 'isAgreed' | 'needsAgreement'> {
  text: Text;
  legal: Text | null;
  legalText: string;
}

/** An installation may lack the call. */
export async function readCampaigns({ api, content, query }: Load, ofAgency?: true): Promise<ShownCampaign[]> {
  const preview = query.get('vorschau');
  const outcome = await api(listActiveCampaigns, { ...(preview !== null && { query: { preview } }), ofAgency });
  if (!outcome.ok) {
    if (outcome.status === 404 || outcome.status === 501) console.warn('aktion/alleAktiven not implemented');
    return [];
  }
  if (outcome.value.length === 0) return [];
  const reader = await content();
  return Promise.all(
    outcome.value.map(async ({ title, text, legalText, ...campaign }) => {
      const within = boxOf(campaign.id);
      return {
        ...campaign,
        ...(await reader.passage(title, text, { level: 3, within: `${within}-text` })),
        legal: legalText === '' ? null : await reader.text(legalText, { level: 3, within: `${within}-legal` }),
        legalText: campaign.needsAgreement ? legalText : '',
      };
    }),
  );
}

const boxOf = (id: number | string): string => `campaign-${id}`;

export const answerOn = (sent: Submit, page: 'home' | 'personalArea') =>
  sendAnswer(sent, () => (page === 'home' ? sent.go(page) : sent.enter(page)));

/** By the form of the box: agreeing takes the tick, leaving none. */
export async function sendAnswer({ form, api, t }: Submit, then: () => Response, ofAgency?: true) {
  const { campaign = '', legalText = '', leaves } = form.values;
  const box = boxOf(campaign);
  const isAgreed = leaves !== 'yes';
  if (isAgreed && form.values[box] !== 'yes') return form.refuse(box, t('problem.box-required'));
  const outcome = await api(answerCampaign, {
    params: { id: Number(campaign) },
    body: { isAgreed, legalText },
    ofAgency,
  });
  if (!outcome.ok) return form.refuse(box, outcome.error.Message);
  return then();
}

interface ListProps {
  campaigns: readonly ShownCampaign[];
  /** Whoever looks has signed in to what the page belongs to. */
  isSignedIn?: boolean;
}

export function CampaignList({ campaigns, isSignedIn }: ListProps) {
  const t = useT();
  const { person } = useFrame();
  return (
    <section className={layout.stack} aria-label={t('campaign.title')} data-campaigns="">
      {campaigns.map((campaign) => (
        <article key={campaign.id} className={layout.card} aria-labelledby={`${boxOf(campaign.id)}-title`}>
          <h2 id={`${boxOf(campaign.id)}-title`}>{campaign.title}</h2>
          <ContentText text={campaign.text} />
          {campaign.legal && <ContentText text={campaign.legal} className={layout.small} />}
          {campaign.needsAgreement && <Answer campaign={campaign} isSignedIn={isSignedIn ?? person !== null} />}
        </article>
      ))}
    </section>
  );
}

interface AnswerProps {
  campaign: ShownCampaign;
  isSignedIn: boolean;
}

function Answer({ campaign: { id, title, isAgreed, legalText }, isSignedIn }: AnswerProps) {
  const t = useT();
  const of = <span className={layout.hush}>: {title}</span>;
  if (!isSignedIn)
    return (
      <p>
        <PageLink to="login">
          {t('campaign.signIn')}
          {of}
        </PageLink>
      </p>
    );
  return (
    <Form name={boxOf(id)}>
      <HiddenField name="campaign" value={String(id)} />
      <p role="status">{isAgreed && t('campaign.joined')}</p>
      {isAgreed ? (
        <HiddenField name="leaves" value="yes" />
      ) : (
        <>
          <HiddenField name="legalText" value={legalText} />
          <CheckField name={boxOf(id)} text={t('campaign.agree')} />
        </>
      )}
      <div className={layout.row}>
        <SubmitButton second>
          {t(isAgreed ? 'campaign.leave' : 'campaign.join')}
          {of}
        </SubmitButton>
      </div>
    </Form>
  );
}
