/** Mails that were tried in vain, tried again: one by its row, many by the choice. */
import type { Value } from '@weitersagen/contract/basics/wire';
import { type MailRow, retryMail } from '@weitersagen/contract/mail/desk';
import { useState } from 'react';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import type { ListColumn } from '../../work/list/list-page.tsx';
import { type Selection, SelectionBar } from '../../work/list/selection.tsx';
import { type Many, ManyQuestion } from '../../work/many/many-question.tsx';
import { RowDeed } from '../../work/row/row-deed.tsx';
import { toldOf } from '../approval/told.ts';
import { useSeat } from '../desk-context.ts';
import { deskApi } from '../session.ts';

type Row = Value<typeof MailRow>;

export const mayRetry = ({ state }: Pick<Row, 'state'>): boolean => state === 'failed';

export function useAgain(selection: Selection<Row>) {
  const t = useT();
  const [rows, ask] = useState<readonly Row[]>();
  const { chosen } = selection;
  return {
    column: (head: string): ListColumn<Row> => ({
      head,
      kind: 'action',
      cell: (row) =>
        mayRetry(row) && (
          <RowDeed about={t('desk.mail.one', { id: row.id })} onClick={() => ask([row])}>
            {t('desk.mail.again.row')}
          </RowDeed>
        ),
    }),
    deeds: (
      <>
        {chosen.length > 0 && (
          <SelectionBar
            selection={selection}
            label={t('desk.mail.again.label')}
            text={t('desk.mail.again.chosen', { count: chosen.length })}
          >
            <button type="button" className={`${button.button} ${button.small}`} onClick={() => ask(chosen)}>
              {t('desk.mail.again.do')}
            </button>
          </SelectionBar>
        )}
        <ManyQuestion many={useMany(rows)} onClose={() => ask(undefined)} onDone={selection.drop} />
      </>
    ),
  };
}

function useMany(rows: readonly Row[] | undefined): Many<Row> | undefined {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  if (!rows) return undefined;
  const api = deskApi(slug, locale);
  return {
    title: t('desk.mail.retry'),
    submit: t('desk.mail.retry'),
    rows,
    consequence: (
      <>
        <p>
          <b>{t('desk.mail.again.then', { count: rows.length })}</b>
        </p>
        <p>{t('desk.mail.again.after')}</p>
      </>
    ),
    nameOf: ({ id, template, to }) => [t('desk.mail.one', { id }), template, to].filter(Boolean).join(', '),
    act: async ({ id }) => toldOf(await api(retryMail, { params: { id: String(id) } }), t, locale),
    said: (count) => (count === 1 ? t('desk.mail.retried') : t('desk.mail.again.done', { count })),
  };
}
