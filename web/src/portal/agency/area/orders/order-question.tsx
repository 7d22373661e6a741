/** Asked before orders are released or turned down, with all that comes of it. */
import { AgencyDecision, type AgencyPreview } from '@weitersagen/contract/agency-area/release-endpoints';
import { TextArea } from '../../../../form/field/text-area.tsx';
import { HiddenField } from '../../../../form/field/text-field.tsx';
import { Form } from '../../../../form/form.tsx';
import { Submit } from '../../../../form/submit.tsx';
import { day, money } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import layout from '../../../../ui/layout.module.css';
import { Leave, Question } from '../question.tsx';

export type OrderQuestion = { kind: 'release'; preview: AgencyPreview } | { kind: 'decline'; number: string };

const tab = 'auftraege';

/** The id of an order in the list. */
export const rowOf = (number: string): string => `auftrag-${number}`;

/** Which rows stand behind the question. */
type Shown = Readonly<Record<string, string>>;

export function ReleaseQuestion({ preview, shown }: { preview: AgencyPreview; shown: Shown }) {
  const t = useT();
  const locale = useLocale();
  const { count, numbers, recommenderCents, recipientCents, refused } = preview;
  const first = numbers[0] ?? refused[0]?.number;
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
      {refused.length > 0 && (
        <>
          {count > 0 && <p>{t('agencyOrder.askNot', { count: refused.length })}</p>}
          <ul>
            {refused.map(({ number, obstacle, releasableOn }) => (
              <li key={number}>
                <b>{number}</b>{' '}
                {t(`agencyOrder.why.${obstacle}`, { day: releasableOn ? day(releasableOn, locale) : '' })}
              </li>
            ))}
          </ul>
        </>
      )}
      <Form name="release">
        <HiddenField name="numbers" value={numbers.join(',')} />
        <div className={layout.row}>
          {count > 0 && <Submit>{t('agencyOrder.askSubmit', { count })}</Submit>}
          <Leave values={{ ...shown, tab }} at={first && rowOf(first)} />
        </div>
      </Form>
    </Question>
  );
}

export function DeclineQuestion({ number, shown }: { number: string; shown: Shown }) {
  const t = useT();
  return (
    <Question title={t('agencyOrder.declineTitle', { number })}>
      <p>{t('agencyOrder.declineText')}</p>
      <Form name="decline" schema={AgencyDecision}>
        <HiddenField name="number" value={number} />
        <TextArea name="reason" label={t('agencyOrder.declineReason')} hint={t('agencyOrder.declineHint')} />
        <div className={layout.row}>
          <Submit isDangerous>{t('agencyOrder.declineSubmit')}</Submit>
          <Leave values={{ ...shown, tab }} at={rowOf(number)} />
        </div>
      </Form>
    </Question>
  );
}
