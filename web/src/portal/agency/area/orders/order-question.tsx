/** Asked before orders are released or turned down, with all that comes of it. */
import { AgencyDecision, type AgencyPreview } from '@weitersagen/contract/agency-area/release-endpoints';
import type { AgencyOrder } from '@weitersagen/contract/agency-area/rows';
import { mayOrder } from '@weitersagen/contract/order/rules';
import { TextArea } from '../../../../form/field/text-area.tsx';
import { HiddenField } from '../../../../form/field/text-field.tsx';
import { Form } from '../../../../form/form.tsx';
import { Submit } from '../../../../form/submit.tsx';
import { day, money } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import layout from '../../../../ui/layout.module.css';
import styles from '../area.module.css';
import { Leave, Question } from '../question.tsx';

export interface OrderQuestion {
  decision: 'release' | 'decline';
  /** Of all that were asked about. */
  preview: AgencyPreview;
}

/** The word of the address for turning down, as the wire has it. */
export const declineWord = 'ablehnen';

const tab = 'auftraege';

/** The id of an order in the list. */
export const rowOf = (number: string): string => `auftrag-${number}`;

/** Which rows stand behind the question. */
type Shown = Readonly<Record<string, string>>;

export function ReleaseQuestion({ preview, shown }: { preview: AgencyPreview; shown: Shown }) {
  const t = useT();
  const locale = useLocale();
  const { count, numbers, recommenderCents, recipientCents, refused } = preview;
  return (
    <Question title={count > 0 ? t('agencyOrder.askTitle', { count }) : t('agencyOrder.askNone')}>
      {count > 0 && (
        <p>
          {t('agencyOrder.askText', {
            recommender: money(recommenderCents, locale),
            recipient: money(recipientCents, locale),
          })}
        </p>
      )}
      <Staying refused={refused} count={count} />
      <Form name="release">
        <Numbers of={numbers} />
        <div className={layout.row}>
          {count > 0 && <Submit>{t('agencyOrder.askSubmit', { count })}</Submit>}
          <Back shown={shown} preview={preview} />
        </div>
      </Form>
    </Question>
  );
}

export function DeclineQuestion({ preview, shown }: { preview: AgencyPreview; shown: Shown }) {
  const t = useT();
  const locale = useLocale();
  const orders = preview.orders.filter((order) => mayOrder('decline', order));
  const count = orders.length;
  const numbers = orders.map(({ number }) => number);
  const refused = preview.refused.filter(({ number }) => !numbers.includes(number));
  const cents = orders.reduce((sum, { premiumCents }) => sum + premiumCents, 0);
  return (
    <Question title={t('agencyOrder.declineTitle', { count, number: numbers[0] ?? '' })}>
      {count > 0 && (
        <>
          <ul className={styles.found}>
            {orders.map((order) => (
              <Concerned key={order.number} order={order} />
            ))}
          </ul>
          <p>{t('agencyOrder.declineText', { count, sum: money(cents, locale) })}</p>
        </>
      )}
      <Staying refused={refused} count={count} />
      <Form name="decline" schema={AgencyDecision}>
        <Numbers of={numbers} />
        {count > 0 && (
          <TextArea
            name="reason"
            label={t(count === 1 ? 'agencyOrder.declineReason' : 'agencyOrder.declineReasonOfAll')}
            hint={t('agencyOrder.declineHint')}
            rows={3}
          />
        )}
        <div className={layout.row}>
          {count > 0 && <Submit isDangerous>{t('agencyOrder.declineSubmit', { count })}</Submit>}
          <Back shown={shown} preview={preview} />
        </div>
      </Form>
    </Question>
  );
}

/** Whom it is about, what they have ordered and what it is worth. */
function Concerned({ order: { number, product, recommender, recipient, premiumCents } }: { order: AgencyOrder }) {
  const t = useT();
  const people = [
    recommender && `${t('agencyOrder.recommender')}: ${recommender}`,
    recipient && `${t('agencyOrder.recipient')}: ${recipient}`,
  ].filter(Boolean);
  return (
    <li>
      <span>
        <b>{number}</b> · {[product, money(premiumCents, useLocale())].filter(Boolean).join(' · ')}
      </span>
      {people.length > 0 && <small>{people.join(' · ')}</small>}
    </li>
  );
}

/** Those with which it is not done, and why. */
function Staying({ refused, count }: Pick<AgencyPreview, 'refused' | 'count'>) {
  const t = useT();
  const locale = useLocale();
  if (refused.length === 0) return null;
  return (
    <>
      {count > 0 && <p>{t('agencyOrder.askNot', { count: refused.length })}</p>}
      <ul>
        {refused.map(({ number, obstacle, releasableOn }) => (
          <li key={number}>
            <b>{number}</b> {t(`agencyOrder.why.${obstacle}`, { day: releasableOn ? day(releasableOn, locale) : '' })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** With which it is done; the script of the area reads it, too (page-script/agency/chosen.ts). */
const Numbers = ({ of }: { of: readonly string[] }) => <HiddenField name="numbers" value={of.join(',')} />;

/** Back to the first that was asked about. */
function Back({ shown, preview: { orders, refused } }: { shown: Shown; preview: AgencyPreview }) {
  const first = orders[0]?.number ?? refused[0]?.number;
  return <Leave values={{ ...shown, tab }} at={first && rowOf(first)} />;
}
