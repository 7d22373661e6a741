/**
 * forcedLoginRedirectPage: greets a guest where everybody has to sign in, in the words of the mandant if it wrote
 * any; people who come signed in from elsewhere are told so, because there is no login for them.
 */
import { useLoaderData } from 'react-router';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { Spot } from '../../ui/spot.tsx';
import tiles from '../../ui/tiles.module.css';
import { WrittenPage } from '../content/written-page.tsx';
import { useFrame } from '../page/page-frame.ts';
import type { Load } from '../page/screen.ts';
import { PageLink } from '../shell/link/page-link.tsx';
import { onward } from './onward.ts';
import { isSignedOut, SignedOut } from './signed-out.tsx';

export const texts = ['welcome.', 'content.', 'signedOut.'];

const icons = { faq: 'info', contact: 'mail' } as const;

export const load = async ({ query, content }: Load) => ({
  onward: onward(query),
  isSignedOut: isSignedOut(query),
  text: await (await content()).page('willkommen'),
});

export default function WelcomeScreen() {
  const { onward: query, text, isSignedOut: isOut } = useLoaderData<typeof load>();
  const t = useT();
  const { name, autologin } = useFrame().mandant;
  return (
    <WrittenPage
      title={t('welcome.to', { name })}
      art={<Spot name="welcome" width={240} />}
      said={isOut && <SignedOut />}
      written={text}
      missing={<p className={layout.lead}>{t('welcome.lead', { name })}</p>}
      after={
        <div className={layout.wide}>
          {autologin && <p>{t('welcome.elsewhere')}</p>}
          <div className={layout.row}>
            <PageLink to="login" values={query} className={button.button}>
              {t('welcome.signIn')}
            </PageLink>
            <PageLink to="recommendationCode" className={`${button.button} ${button.second}`}>
              {t('welcome.code')}
            </PageLink>
          </div>
          <nav className={tiles.tiles} aria-label={t('welcome.ways')}>
            {(['faq', 'contact'] as const).map((way) => (
              <PageLink key={way} to={way}>
                <Icon name={icons[way]} />
                <span>
                  {t(`welcome.${way}`)} <small>{t(`welcome.${way}Note`)}</small>
                </span>
              </PageLink>
            ))}
          </nav>
        </div>
      }
    />
  );
}
