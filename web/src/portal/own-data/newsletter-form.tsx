/**
 * The newsletter in its three states (§4, rules 3.6): ordering it asks for a confirmation by mail, ending it is one
 * press.
 */
import { chooseNewsletter } from '@weitersagen/contract/account/own-endpoints';
import type { NewsletterStatus } from '@weitersagen/contract/account/own-schemas';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import type { Submit as Sent } from '../page/screen.ts';

const wanted = 'ja';

export const chooseOwnNewsletter = ({ form }: Sent, then: () => Response) =>
  form.send(chooseNewsletter, { instead: { wants: form.values.wants === wanted } }, then);

const badges = { optedIn: 'good', pending: 'warn', optedOut: 'open' } as const;

export function NewsletterForm({ state, mailAt }: { state: NewsletterStatus; mailAt: Date | null }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className={layout.card}>
      <div className={layout.row}>
        <h2>{t('myData.newsletter')}</h2>
        <Badge kind={badges[state]}>{t(`myData.newsletterBadge.${state}`)}</Badge>
      </div>
      <p>{t(`myData.newsletterState.${state}`, { moment: mailAt ? moment(mailAt, locale) : '' })}</p>
      <Form name="newsletter">
        <div className={layout.row}>
          {state !== 'optedIn' && (
            <Submit name="wants" value={wanted} second>
              {t(state === 'pending' ? 'myData.newsletterAgain' : 'myData.newsletterOn')}
            </Submit>
          )}
          {state !== 'optedOut' && (
            <Submit name="wants" value="nein" second>
              {t(state === 'pending' ? 'myData.newsletterStop' : 'myData.newsletterOff')}
            </Submit>
          )}
        </div>
      </Form>
      <p className={`${layout.small} ${layout.soft}`}>{t('myData.newsletterWhy')}</p>
    </section>
  );
}
