/** What is next for orders of the list: one of them by its row, many by the choice; each is told for itself. */
import type { Value } from '@weitersagen/contract/basics/wire';
import { confirmOrder, downloadOrders, type OrderRow, releaseOrder } from '@weitersagen/contract/order/desk';
import { mayOrder } from '@weitersagen/contract/order/rules';
import { useState } from 'react';
import { money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { ChosenFile } from '../../work/choice/chosen-file.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import { type Selection, SelectionBar } from '../../work/list/selection.tsx';
import { type Many, ManyQuestion } from '../../work/many/many-question.tsx';
import { RowDeed } from '../../work/row/row-deed.tsx';
import { toldOf } from '../approval/told.ts';
import { useSeat } from '../desk-context.ts';
import { deskApi } from '../session.ts';

type Row = Value<typeof OrderRow>;

const steps = ['release', 'confirm'] as const;
type Step = (typeof steps)[number];
const calls = { release: releaseOrder, confirm: confirmOrder } as const;

/** Nothing where a person has nothing to do, or has to look closer. */
export function stepOf(row: Row): Step | undefined {
  if (row.cancelReportedAt) return undefined;
  if (row.isReleasable) return 'release';
  return mayOrder('confirm', row) ? 'confirm' : undefined;
}

export const mayStep = (row: Row): boolean => stepOf(row) !== undefined;

interface Asked {
  step: Step;
  rows: readonly Row[];
}

export function useNextStep(selection: Selection<Row>) {
  const [asked, ask] = useState<Asked>();
  return {
    column: (head: string): ListColumn<Row> => ({
      head,
      kind: 'action',
      cell: (row) => <StepButton row={row} ask={ask} />,
    }),
    deeds: (
      <>
        {selection.chosen.length > 0 && <Bar selection={selection} ask={ask} />}
        <Question asked={asked} selection={selection} onClose={() => ask(undefined)} />
      </>
    ),
  };
}

function StepButton({ row, ask }: { row: Row; ask: (asked: Asked) => void }) {
  const t = useT();
  const nameOf = useName();
  const step = stepOf(row);
  if (!step) return null;
  return (
    <RowDeed about={nameOf(row)} onClick={() => ask({ step, rows: [row] })}>
      {t(`desk.order.do.${step}`)}
    </RowDeed>
  );
}

/** One of several, or of a list that somebody does not see. */
function useName(): (row: Row) => string {
  const t = useT();
  const locale = useLocale();
  return ({ number, recommender, recipient, premiumCents }) =>
    t('desk.order.many.one', {
      number,
      recommender: recommender || t('desk.order.deleted'),
      recipient: recipient || t('desk.order.nobody'),
      sum: money(premiumCents, locale),
    });
}

const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { premiumCents }) => sum + premiumCents, 0);

function Bar({ selection, ask }: { selection: Selection<Row>; ask: (asked: Asked) => void }) {
  const t = useT();
  const locale = useLocale();
  const { chosen } = selection;
  return (
    <SelectionBar
      selection={selection}
      label={t('desk.order.many.label')}
      text={t('desk.order.many.chosen', { count: chosen.length, sum: money(sumOf(chosen), locale) })}
    >
      <ChosenFile file={downloadOrders} numbers={chosen.map(({ number }) => number)} />
      {steps.map((step) => {
        const rows = chosen.filter((row) => stepOf(row) === step);
        return (
          rows.length > 0 && (
            <button
              key={step}
              type="button"
              className={`${button.button} ${button.small}`}
              onClick={() => ask({ step, rows })}
            >
              {t(`desk.order.many.do.${step}`, { count: rows.length })}
            </button>
          )
        );
      })}
    </SelectionBar>
  );
}

interface QuestionProps {
  asked: Asked | undefined;
  selection: Selection<Row>;
  onClose: () => void;
}

function Question({ asked, selection, onClose }: QuestionProps) {
  const many = useMany(asked, selection.chosen);
  return <ManyQuestion many={many} onClose={onClose} onDone={selection.drop} />;
}

function useMany(asked: Asked | undefined, chosen: readonly Row[]): Many<Row> | undefined {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const nameOf = useName();
  if (!asked) return undefined;
  const { step, rows } = asked;
  const [first] = rows;
  const api = deskApi(slug, locale);
  const others = rows.length > 1 ? chosen.length - rows.length : 0;
  return {
    title:
      rows.length === 1 && first
        ? t(`desk.order.ask.${step}`, { number: first.number })
        : t(`desk.order.many.ask.${step}`),
    submit: t(`desk.order.do.${step}`),
    rows,
    consequence: (
      <>
        {rows.length === 1 && first && <p>{`${first.product}: ${nameOf(first)}`}</p>}
        <p>
          <b>{t(`desk.order.many.then.${step}`, { count: rows.length, sum: money(sumOf(rows), locale) })}</b>
        </p>
        <p>{t(`desk.order.many.after.${step}`)}</p>
        {others > 0 && <p>{t('desk.order.many.others', { count: others })}</p>}
      </>
    ),
    nameOf,
    act: async ({ number }) => toldOf(await api(calls[step], { params: { number }, body: {} as never }), t, locale),
    said: (count) =>
      count === 1 && first
        ? t(`desk.order.done.${step}`, { number: first.number })
        : t(`desk.order.many.done.${step}`, { count }),
  };
}
