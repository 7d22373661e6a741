/** agencyHome: what the programme offers an agency, how it takes part in three steps, and the ways in. */
import { useLoaderData } from 'react-router';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import { Steps } from '../../../ui/steps.tsx';
import tiles from '../../../ui/tiles.module.css';
import { PageLink } from '../../shell/link/page-link.tsx';
import { AgencyTextPage, loadAgencyText } from '../agency-text.tsx';

export const texts = ['content.', 'agencyText.', 'agencyHome.'];

export const load = loadAgencyText('agentur-start');

const steps = ['register', 'approved', 'invite'] as const;
const more = { agencyInfo: 'info', agencyCost: 'bank', agencyRules: 'check', agencyPrivacy: 'lock' } as const;

export default function AgencyHomeScreen() {
  const t = useT();
  return (
    <AgencyTextPage
      {...useLoaderData<typeof load>()}
      usualTitle="agencyHome.title"
      missing={<p className={layout.lead}>{t('agencyHome.lead')}</p>}
      after={
        <>
          <section className={layout.wide} aria-labelledby="steps">
            <h2 id="steps">{t('agencyHome.steps')}</h2>
            <Steps
              label={t('agencyHome.steps')}
              steps={steps.map((step) => ({
                name: t(`agencyHome.${step}`),
                note: t(`agencyHome.${step}Note`),
                state: 'open',
              }))}
            />
            <div className={layout.row}>
              <PageLink to="agencyRegistration" className={button.button}>
                {t('agencyHome.register')}
              </PageLink>
              <PageLink to="agencyLogin" className={`${button.button} ${button.second}`}>
                {t('agencyHome.signIn')}
              </PageLink>
            </div>
          </section>
          <nav className={tiles.tiles} aria-label={t('agencyHome.more')}>
            {(Object.keys(more) as (keyof typeof more)[]).map((page) => (
              <PageLink key={page} to={page}>
                <Icon name={more[page]} />
                <span>{t(`agencyHome.${page}`)}</span>
              </PageLink>
            ))}
          </nav>
        </>
      }
    />
  );
}
