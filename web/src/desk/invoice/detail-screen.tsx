/** One invoice, or one statement alone: what stands on it, its files, what happened, and what can be said of it. */
import {
  cancelInvoice,
  correctInvoice,
  downloadInvoiceFile,
  payInvoice,
  reopenInvoice,
  showInvoice,
} from '@weitersagen/contract/invoice/desk';
import { useLoaderData } from 'react-router';
import { addressOf } from '../../api/client.ts';
import { need } from '../../api/need.ts';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import work from '../../ui/work/work.module.css';
import { questionOf } from '../../work/decision/question-address.ts';
import { History } from '../../work/history/history.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { FileLink } from '../../work/list/file-link.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { askedBy, type Detail, feeOf, numbersIn } from './decisions.ts';
import { InvoiceDecisions } from './invoice-decisions.tsx';
import { InvoiceFacts, Positions } from './invoice-facts.tsx';

export const load = async ({ api, params }: Load) => ({
  detail: need(await api(showInvoice, { params: { number: params.nr } })),
});

export const submit = async ({ api, form, query, params, done, t, mandant }: Submit) => {
  const decision = askedBy(questionOf(query));
  if (!decision) throw new Error('this page asks nothing of that name');
  const which = { params: { number: params.nr ?? '' } };
  switch (decision) {
    case 'pay':
      return form.send(payInvoice, which, () => done(t('desk.invoice.done.pay')));
    case 'payStatement': {
      const { statementNumber } = need(await api(showInvoice, which));
      const statement = { params: { number: statementNumber ?? '' } };
      return form.send(payInvoice, statement, () => done(t('desk.invoice.done.pay')));
    }
    case 'reopen':
      return form.send(reopenInvoice, which, () => done(t('desk.invoice.done.reopen')));
    case 'cancel':
      return form.send(cancelInvoice, which, ({ successor }) =>
        done(t('desk.invoice.done.cancel', { number: successor })),
      );
    default: {
      const { without = '', feeCents = '', ...rest } = form.values;
      const fee = feeOf(feeCents);
      if (fee === undefined) return form.refuse('feeCents', t('desk.invoice.feeWrong'));
      return form.send(
        correctInvoice,
        { ...which, instead: { ...rest, without: numbersIn(without), feeCents: fee } },
        ({ successor }) =>
          done(t('desk.invoice.done.correct', { number: successor }), deskPath(mandant.slug, 'rechnungen', successor)),
      );
    }
  }
};

export default function InvoiceDetailScreen() {
  const t = useT();
  const { mandant } = useSeat();
  const { detail } = useLoaderData<typeof load>();
  return (
    <>
      <PageHead
        back={<BackToList href={deskPath(mandant.slug, 'rechnungen')}>{t('desk.invoice.title')}</BackToList>}
        title={`${t(`desk.invoice.kindOf.${detail.kind}`)}, ${detail.company}`}
        state={<StateBadge of="invoice" code={detail.status} />}
        number={{ name: t('desk.invoice.number'), value: detail.number }}
      />
      <div className={work.side}>
        <InvoiceFacts detail={detail} />
        <Files detail={detail} />
        <InvoiceDecisions detail={detail} />
      </div>
      {detail.kind !== 'statement' && <Positions title={t('desk.invoice.positions')} positions={detail.positions} />}
      {detail.statementNumber && (
        <Positions title={t('desk.invoice.statementPositions')} positions={detail.statementPositions} />
      )}
      {detail.kind !== 'statement' && <History events={detail.events} />}
      {detail.statementNumber && (
        <History
          events={detail.statementEvents}
          title={detail.kind === 'statement' ? undefined : t('desk.invoice.history')}
        />
      )}
    </>
  );
}

function Files({ detail: { number, kind, statementNumber, hasFiles } }: { detail: Detail }) {
  const t = useT();
  const { slug } = useSeat().mandant;
  const all = [
    ...(kind === 'statement' ? [] : (['pdf', 'xrechnung'] as const)),
    ...(statementNumber === null ? [] : (['statement'] as const)),
  ];
  return (
    <section className={layout.card} aria-labelledby="invoice-files">
      <h2 id="invoice-files">{t('desk.invoice.files')}</h2>
      {hasFiles ? (
        <div className={layout.row}>
          {all.map((file) => (
            <FileLink key={file} href={addressOf(slug, downloadInvoiceFile, { params: { number, file } })}>
              {t(`desk.invoice.file.${file}`)}
            </FileLink>
          ))}
        </div>
      ) : (
        <p className={layout.soft}>{t('desk.invoice.filesLater')}</p>
      )}
    </section>
  );
}
