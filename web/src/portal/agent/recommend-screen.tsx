/**
 * EmpfehlenAgent (R-36, R-39): first who shall advise and who recommends, then, on the same page, the link with every way to
 * pass it on. Search and page stand in the address, so they survive a reload; `?agent=` chooses one before. Back from the link
 * leads to where somebody came from, not to a second form.
 */
import { searchAgents } from '@weitersagen/contract/agent/endpoints';
import type { Agent } from '@weitersagen/contract/agent/schemas';
import { plusDays } from '@weitersagen/contract/basics/day';
import { snapshotPremium } from '@weitersagen/contract/premium/rules';
import { showProduct } from '@weitersagen/contract/product/endpoints';
import { otherCode } from '@weitersagen/contract/recommendation/channel-codes';
import { NewRecommendation } from '@weitersagen/contract/recommendation/schemas';
import { type ComponentType, useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { HiddenField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { unbroken } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { useFormKey, useTitle, withLocale } from '../page/page-frame.ts';
import { pathTo } from '../page/paths.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { readAgency } from '../recommendation/for-agency.ts';
import { loadFields, RecommendFields } from '../recommendation/recommend-fields.tsx';
import { RecommendSummary } from '../recommendation/recommend-summary.tsx';
import { sendRecommendation } from '../recommendation/send-recommendation.ts';
import { ShareField } from '../recommendation/share-field.tsx';
import { BackLink } from '../shell/link/back-link.tsx';
import { Still } from '../shell/still.tsx';
import { AgentChoice } from './agent-choice.tsx';
import { AgentSearch } from './agent-search.tsx';
import { foundIn } from './find-agents.ts';

/** The page of the link as it is. Nothing of it moves by React, so the browser does without. */
const sharePage = import.meta.env.SSR ? await import('../recommendation/share-screen.tsx') : undefined;

export const prepare = loadFields;

/** Read by the server alone: the page is a document. */
export const texts = import.meta.env.SSR
  ? ['agent.', 'recommend.', 'captcha.', 'form.', 'problem.', 'label.', ...(sharePage?.texts ?? [])]
  : [];

const madeName = 'empfehlung';

/** Always on the server: the page is a document, so the browser does without (routes.ts). */
export const load = import.meta.env.SSR ? loadPanel : undefined;

async function loadPanel(load: Load) {
  const { api, params, query, today, terms, mandant, locale, paths } = load;
  const id = Number(params.produktId);
  if (!Number.isInteger(id) || id < 1) throw trouble(404);
  const made = query.get(madeName);
  if (made !== null) return loadMade(load, made);
  const { name, description, premiums, isAgent } = need(await api(showProduct, { params: { id } }));
  const forAgency = await readAgency(load, id);
  const address = withLocale(locale, pathTo(paths, 'recommendAgent', { produktId: id }) ?? '/');
  if (!isAgent || !terms) throw trouble(404);
  const asked = { query: query.get('query')?.slice(0, 100) ?? '', page: Math.max(1, Number(query.get('page')) || 1) };
  const outcome = await api(searchAgents, { query: asked });
  if (!outcome.ok && outcome.error.PsoErrorCode === 'PSOF0105') throw trouble(404);
  const preferred = query.get('agent');
  const one = preferred ? foundIn(await api(searchAgents, { query: { externalId: preferred } })) : false;
  return {
    kind: 'form' as const,
    product: {
      id,
      name,
      description,
      valueCents: (snapshotPremium(premiums, today)?.valueCents ?? 0) + forAgency.addedCents,
    },
    ...forAgency,
    address,
    /** What is asked follows. */
    asking: `${address}?${forAgency.agency ? `agentur=${forAgency.agency}&` : ''}`,
    termsText: terms.text,
    validUntil: plusDays(today, mandant.recommendationValidityDays),
    asked: { ...asked, isMissing: Boolean(preferred) && !one },
    found: foundIn(outcome),
    preferred: one ? one.agents[0] : undefined,
  };
}

/** The second panel, for the browser that made the link or whoever has its hash (C-26); to others what the share page says. */
async function loadMade(load: Load, number: string) {
  const hash = load.query.get('h');
  const query = new URLSearchParams(hash === null ? {} : { h: hash });
  if (!sharePage) throw new Error('the second panel is loaded on the server');
  const shared = await sharePage.load({ ...load, query, token: undefined, params: { empfehlungsnummer: number } });
  if (shared.kind !== 'shared') throw load.go('share', { empfehlungsnummer: number });
  return shared;
}

export const submit = (sent: Sent) =>
  sendRecommendation(sent, {
    channel: otherCode.agent,
    goOn: (number, mark) => {
      const next = { produktId: sent.params.produktId, [madeName]: number, ...mark };
      if (import.meta.env.SSR) return sent.go('recommendAgent', next);
      // In the place of the form, so that "back" does not lead to another one.
      location.replace(withLocale(sent.locale, pathTo(sent.paths, 'recommendAgent', next) as string));
      return new Promise<never>(() => {});
    },
  });

export default function RecommendAgentScreen() {
  const data = useLoaderData<typeof loadPanel>();
  if (data.kind === 'form') return <FormPanel {...data} />;
  return <Still>{sharePage && <sharePage.default />}</Still>;
}

type FormData = Extract<Awaited<ReturnType<typeof loadPanel>>, { kind: 'form' }>;

function FormPanel(data: FormData) {
  const { product, termsText } = data;
  const t = useT();
  const title = t('recommend.title', { product: unbroken(product.name) });
  // Who searches reads it, and whoever is here does not.
  useTitle(title, import.meta.env.SSR ? t('recommend.description', { product: product.name }) : undefined);
  const [picked, setPicked] = useState<Agent>();
  const pick = (agent: Agent) => {
    setPicked(agent);
    history.replaceState(history.state, '', data.asking + new URLSearchParams({ agent: agent.externalId }));
  };
  const [loaded, setLoaded] = useState<{ Suggestions: ComponentType<{ onPick: typeof pick }> }>();
  useEffect(() => {
    import('./suggestions.tsx').then(setLoaded, () => undefined);
  }, []);
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <Still>{import.meta.env.SSR && <Head title={title} />}</Still>
      <div className={layout.columns}>
        <div className={layout.wide}>
          <Still>
            {import.meta.env.SSR && (
              <AgentSearch address={`${data.address}#berater`} query={data.asked.query} agency={data.agency} />
            )}
          </Still>
          {loaded && <loaded.Suggestions onPick={pick} />}
          <Form schema={NewRecommendation} keep="recommend" nonce={useFormKey()}>
            <Still>
              {import.meta.env.SSR && (
                <>
                  <HiddenField name="recommendation.product" value={product.id} />
                  {data.agency && <HiddenField name="recommendation.agencyNumber" value={data.agency} />}
                </>
              )}
            </Still>
            <AgentChoice {...data} address={data.asking} picked={picked} />
            <ShareField valueCents={product.valueCents} />
            <RecommendFields termsText={termsText} />
          </Form>
        </div>
        <Still>{import.meta.env.SSR && <RecommendSummary {...data} />}</Still>
      </div>
    </div>
  );
}

const Head = ({ title }: { title: string }) => {
  const t = useT();
  return (
    <div className={`${layout.stack} ${layout.read}`}>
      <BackLink to="home">{t('recommend.back')}</BackLink>
      <h1>{title}</h1>
      <p className={layout.lead}>{t('agent.lead')}</p>
    </div>
  );
};
