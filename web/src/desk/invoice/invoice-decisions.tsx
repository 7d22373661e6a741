/** What can be said of an invoice, each with what will happen. */
import { cancelInvoice, payInvoice } from '@weitersagen/contract/invoice/desk';
import { TextArea } from '../../form/field/text-area.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import { money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { DecisionList } from '../../work/decision/decision-list.tsx';
import { ReasonField } from '../../work/decision/question.tsx';
import { useSeat } from '../desk-context.ts';
import { type Decision, type Detail, obstacleTo, questions, shownFor } from './decisions.ts';

const schemas = {
  pay: payInvoice.body,
  payStatement: payInvoice.body,
  reopen: cancelInvoice.body,
  cancel: cancelInvoice.body,
} as const;

export function InvoiceDecisions({ detail }: { detail: Detail }) {
  const t = useT();
  const choices = shownFor(detail).map((decision) => {
    const obstacle = obstacleTo(decision, detail);
    return {
      name: questions[decision],
      verb: t(`desk.invoice.do.${decision}`),
      obstacle: obstacle && t(`desk.invoice.why.${obstacle}`, { number: detail.correctedInvoice ?? '' }),
      isDangerous: decision === 'cancel',
      isNext: decision === 'pay' || decision === 'payStatement',
      // What is typed as a list and in euros is read by the screen.
      ...(decision !== 'correct' && { schema: schemas[decision] }),
      consequence: <What decision={decision} detail={detail} />,
      fields: <Fields decision={decision} />,
    };
  });
  return <DecisionList title={t('desk.invoice.decisions')} choices={choices} />;
}

function What({ decision, detail }: { decision: Decision; detail: Detail }) {
  const t = useT();
  const locale = useLocale();
  const { number, grossCents, statementNumber, status, creditedElsewhere } = detail;
  return (
    <>
      <p>{t(`desk.invoice.then.${decision}`, { number, sum: money(grossCents, locale) })}</p>
      {decision === 'cancel' && statementNumber && (
        <p>{t('desk.invoice.then.cancelStatement', { number: statementNumber })}</p>
      )}
      {decision === 'cancel' && creditedElsewhere.length > 0 && (
        <p>{t('desk.invoice.then.cancelCredited', { count: creditedElsewhere.length })}</p>
      )}
      {decision === 'cancel' && status === 'paid' && <p>{t('desk.invoice.then.cancelPaid')}</p>}
    </>
  );
}

function Fields({ decision }: { decision: Decision }) {
  const t = useT();
  const { operator } = useSeat();
  if (decision === 'pay' || decision === 'payStatement')
    return (
      <>
        <TextField
          name="paidOn"
          label={t('desk.invoice.paidOn')}
          type="date"
          autoComplete="off"
          width="middle"
          value={operator.today}
        />
        <ReasonField optional />
      </>
    );
  if (decision !== 'correct') return <ReasonField />;
  return (
    <>
      <TextArea
        name="without"
        label={t('desk.invoice.without')}
        hint={t('desk.invoice.withoutHint')}
        rows={3}
        optional
      />
      <TextField
        name="feeCents"
        label={t('desk.invoice.fee')}
        hint={t('desk.invoice.feeHint')}
        autoComplete="off"
        width="short"
        optional
      />
      <ReasonField />
    </>
  );
}
