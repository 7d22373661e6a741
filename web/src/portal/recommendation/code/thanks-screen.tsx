/**
 * DankeStepsOfflineEmpfehlung: the fresh code of this browser, or one of whoever is signed in, how it is read out, its
 * card, and what happens next. Opened without a code it shows the steps alone. With `?karten=` the page is the sheet to print.
 */
import { listOwnCodes } from '@weitersagen/contract/account/own-codes-endpoint';
import { useLoaderData } from 'react-router';
import { need } from '../../../api/need.ts';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { Signed } from '../../../ui/signed.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { useFrame, useTitle } from '../../page/page-frame.ts';
import type { Load } from '../../page/screen.ts';
import { PageLink } from '../../shell/link/page-link.tsx';
import { MailWaits } from '../../shell/mail/mail-waits.tsx';
import { Card, type CardData } from './card.tsx';
import { CardSheet } from './card-sheet.tsx';
import styles from './code.module.css';

export const texts = ['coded.', 'card.', 'spell.', 'mailWaits.', 'over.home', 'code.title'];

/** Cards on a sheet, by what the address says. */
const sheets = { '1': 1, '10': 10 } as const;

export async function load({ api, query, person, paths, locale, origin = '', freshCode, qrCode }: Load) {
  const asked = query.get('code');
  const isFresh = asked === null ? freshCode !== undefined : asked === freshCode;
  const own = person && !isFresh ? need(await api(listOwnCodes)) : [];
  // By itself the page shows the fresh one, else the newest.
  const code = own.find((one) => one.code === asked)?.code ?? freshCode ?? (asked === null ? own[0]?.code : undefined);
  const path = paths.recommendationCode;
  const address = `${origin.replace(/^https?:\/\//, '')}${path ?? ''}`;
  if (!code || path === undefined || !qrCode) return { card: null, sheet: null, isFresh: false, address };
  const card: CardData = {
    code,
    address,
    picture: await qrCode(`${origin}/${locale}${path}?code=${code}&c=qr`),
  };
  const sheet = sheets[(query.get('karten') ?? '') as keyof typeof sheets] ?? null;
  return { card, sheet, isFresh: code === freshCode, address };
}

export default function OfflineThanksScreen() {
  const { card, sheet, ...page } = useLoaderData<typeof load>();
  if (card && sheet) return <CardSheet card={card} count={sheet} />;
  return <CodePage card={card} {...page} />;
}

function CodePage({ card, isFresh, address }: { card: CardData | null; isFresh: boolean; address: string }) {
  const t = useT();
  const { mandant } = useFrame();
  const isForContact = mandant.recommenderDefaultShare === 0;
  const access = card ? 'coded.access' : 'coded.accessAsked';
  const title = t(!card ? 'coded.titleSteps' : isFresh ? 'coded.title' : 'code.title');
  useTitle(title);
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <Signed spot={card ? 'thanks' : 'mail'}>
        <h1>{title}</h1>
        <p className={layout.lead}>{t(card ? 'coded.lead' : 'coded.leadSteps')}</p>
      </Signed>
      <div className={layout.columns}>
        <div className={layout.wide}>
          {card && <Code code={card.code} />}
          <section className={layout.stack}>
            <h2>{t('coded.steps')}</h2>
            <Steps
              label={t('coded.steps')}
              steps={[
                { name: t('coded.step1'), note: t('coded.step1Text'), state: card ? 'now' : 'open' },
                { name: t('coded.step2'), note: t('coded.step2Text', { address }), state: 'open' },
                {
                  name: t(isForContact ? 'coded.step3Contact' : 'coded.step3'),
                  note: t('coded.step3Text'),
                  state: 'open',
                },
              ]}
            />
          </section>
          {isFresh && <MailWaits />}
          <p>{t(mandant.autologin || (card && !isFresh) ? 'coded.accessElsewhere' : access)}</p>
          <div className={layout.row}>
            {card ? (
              <PageLink to="home" className={`${button.button} ${button.second}`}>
                {t('over.home')}
              </PageLink>
            ) : (
              mandant.offlineCodes && (
                <PageLink to="recommendationCode" className={button.button}>
                  {t('coded.ask')}
                </PageLink>
              )
            )}
          </div>
        </div>
        {card && <ToPrint card={card} />}
      </div>
    </div>
  );
}

/** The code in large, and sign by sign as it is read out. */
function Code({ code }: { code: string }) {
  const t = useT();
  const signs = [...code.replace('-', '')];
  return (
    <section className={`${layout.card} ${layout.tint}`} aria-labelledby="own-code">
      <h2 id="own-code">{t('coded.code')}</h2>
      <p className={styles.code} translate="no">
        {code}
      </p>
      <h3 className={styles.spelling}>{t('coded.spell')}</h3>
      <ol className={styles.signs}>
        {signs.map((sign, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sign may stand in a code twice, and its place never changes
          <li key={place} translate="no">
            {/\d/.test(sign)
              ? t(`spell.${sign}` as 'spell.2')
              : t('coded.as', { sign, word: t(`spell.${sign}` as 'spell.B') })}
          </li>
        ))}
      </ol>
    </section>
  );
}

function ToPrint({ card }: { card: CardData }) {
  const t = useT();
  const sheet = (karten: number) => ({ code: card.code, karten });
  return (
    <aside className={layout.stack}>
      <h2>{t('coded.card')}</h2>
      <Card card={card} />
      <div className={layout.row}>
        <PageLink to="offlineThanks" values={sheet(10)} className={button.button}>
          {t('coded.printTen')}
        </PageLink>
        <PageLink to="offlineThanks" values={sheet(1)} className={`${button.button} ${button.second}`}>
          {t('coded.printOne')}
        </PageLink>
      </div>
    </aside>
  );
}
