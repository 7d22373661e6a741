/** What of a campaign was ever public: two versions side by side, and an older one brought back as a draft. */
import { listCampaignVersions, restoreCampaign, showCampaign } from '@weitersagen/contract/campaign/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { useT } from '../../i18n/t.ts';
import { restoredVersion, Versions, versionsAsked } from '../content/version/versions.tsx';
import { useSeat } from '../desk-context.ts';
import type { Load, Submit } from '../screen.ts';
import { dataOf } from './fields.ts';
import { campaignPath } from './names.tsx';

export async function load({ api, params, query }: Load) {
  const call = { params: { id: params.id ?? '' } };
  const [shown, listed] = await Promise.all([api(showCampaign, call), api(listCampaignVersions, call)]);
  const [campaign, entries] = [need(shown), need(listed)];
  const versions = entries.map(({ entry, ...version }) => ({ ...version, isTakenAway: entry === null }));
  const asked = versionsAsked(query, versions, campaign.state !== 'published');
  const dataIn = (name: string) => {
    const found = entries.find(({ version }) => String(version) === name);
    return found ? (found.entry ? dataOf(found.entry) : {}) : dataOf(campaign.entry);
  };
  return { campaign, versions, ...asked, before: dataIn(asked.from), after: dataIn(asked.to) };
}

export async function submit({ api, form, params, query, mandant, done, t }: Submit) {
  const version = restoredVersion(query);
  const id = Number(params.id);
  const { revision } = need(await api(showCampaign, { params: { id } }));
  return form.send(restoreCampaign, { params: { id, version }, instead: { revision } }, () =>
    done(t('desk.version.restored', { number: version }), campaignPath(mandant.slug, id)),
  );
}

export default function CampaignVersionsScreen() {
  const t = useT();
  const { slug } = useSeat().mandant;
  const { campaign, ...compared } = useLoaderData<typeof load>();
  return (
    <Versions
      {...compared}
      kind="campaigns"
      languages={campaign.languages}
      title={campaign.title || t('desk.content.unnamed')}
      href={campaignPath(slug, campaign.id)}
    />
  );
}
