/** What the server alone makes of the page of an invitation: who invites, what one gets, and the page once it is over. */
import { day, fullName, shortMoney } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import { Facts, Points } from '../../../ui/facts.tsx';
import layout from '../../../ui/layout.module.css';
import { useFrame } from '../../page/page-frame.ts';
import { PageLink } from '../../shell/link/page-link.tsx';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { accountMark, newMark, noMoreMark, type ShownInvitation } from './invitation.ts';

type Shown = Extract<ShownInvitation, { kind: 'invitation' }>;

export function Head({ found: { firstName, company, inviter } }: Pick<Shown, 'found'>) {
  const t = useT();
  const said = { company: fullName(company), brand: useFrame().mandant.name };
  return (
    <>
      <h1>{firstName ? t('invited.hello', { name: fullName(firstName) }) : t('invited.title')}</h1>
      <p className={layout.lead}>
        {inviter ? t('invited.leadBy', { ...said, inviter: fullName(inviter) }) : t('invited.lead', said)}
      </p>
    </>
  );
}

/** Above the form of either way. */
export function Asked({
  title,
  lead,
  email,
}: {
  title: 'join' | 'knownTitle';
  lead: 'joinLead' | 'knownLead' | 'signInLead';
  email: string;
}) {
  const t = useT();
  return (
    <>
      <h2>{t(`invited.${title}`)}</h2>
      <p className={layout.soft}>{t(`invited.${lead}`, { email })}</p>
    </>
  );
}

/** Below it: what else can be done with the link. */
export function OtherWays({ token, way }: Pick<Shown, 'token' | 'way'>) {
  const t = useT();
  return (
    <>
      {way !== 'join' && (
        <p>
          <PageLink to="passwordForgotten">{t('signIn.forgotten')}</PageLink>{' '}
          <span className={layout.soft}>{t('invited.afterMail')}</span>
        </p>
      )}
      {way !== 'known' && (
        <p>
          <PageLink to="registration" values={{ token, ...(way === 'join' ? accountMark : newMark) }}>
            {t(way === 'join' ? 'invited.known' : 'invited.unknown')}
          </PageLink>
        </p>
      )}
      <p>
        <PageLink to="registration" values={{ token, ...noMoreMark }}>
          {t('invited.noMore')}
        </PageLink>
      </p>
    </>
  );
}

export function About({ found, upToCents }: Pick<Shown, 'found' | 'upToCents'>) {
  const t = useT();
  const locale = useLocale();
  const company = fullName(found.company);
  const reward = upToCents > 0 ? t('invited.how2Up', { amount: shortMoney(upToCents, locale) }) : t('invited.how2');
  return (
    <div className={`${layout.card} ${layout.tint}`}>
      <Facts
        facts={[
          [t('invited.agency'), company],
          ...(found.inviter ? ([[t('invited.contact'), fullName(found.inviter)]] as const) : []),
          [t('invited.until'), day(new Date(found.until), locale)],
        ]}
      />
      <h2>{t('invited.how')}</h2>
      <Points
        points={[
          ['share', t('invited.how1')],
          ['gift', reward],
          ['ok', t('invited.how3')],
          ['people', t('invited.how4', { company })],
        ]}
      />
    </div>
  );
}

export function InvitationOver() {
  const t = useT();
  return (
    <NarrowPage title={t('invited.over')} lead={t('invited.overLead')}>
      <div className={layout.stack}>
        <p>{t('invited.overMine')}</p>
        <p>{t('invited.overAsk')}</p>
      </div>
      <div className={layout.row}>
        <PageLink to="login" className={button.button}>
          {t('signIn.submit')}
        </PageLink>
        <PageLink to="home" className={`${button.button} ${button.second}`}>
          {t('signIn.recommend')}
        </PageLink>
      </div>
    </NarrowPage>
  );
}
