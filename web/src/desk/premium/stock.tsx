/** The codes of a voucher: how many of each denomination are left, and more of them, pasted or out of a file. */
import { addVoucherCodes, type PremiumDetail, stockLow } from '@weitersagen/contract/premium/desk';
import { useId, useState } from 'react';
import { Field } from '../../form/field/field.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import form from '../../form/form.module.css';
import { useField } from '../../form/form-context.ts';
import { money, number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Badge } from '../../ui/state/badge.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Table } from '../../ui/work/table.tsx';
import { Ask, Question } from '../../work/decision/question.tsx';
import { centsText, euroText } from '../content/editor/priced/euro-text.ts';
import type { Submit } from '../screen.ts';

export const codesQuestion = 'codes';

export function addCodes({ form: sent, params, done, t, locale }: Submit) {
  const { codes = '', value = '' } = sent.values;
  const instead = { codes, valueCents: Number(centsText(value)) || value };
  return sent.send(addVoucherCodes, { params: { id: params.id }, instead: instead as never }, ({ added, known }) =>
    done(t('desk.premium.codes.done', { added, addedText: number(added, locale), known })),
  );
}

export function Stock({ premium: { stock, lastCodes, valueCents } }: { premium: PremiumDetail }) {
  const t = useT();
  const locale = useLocale();
  const low = stock.filter(({ isLow }) => isLow);
  return (
    <section className={layout.card} aria-labelledby="stock">
      <h2 id="stock">{t('desk.premium.stock.title')}</h2>
      <p className={layout.soft}>{t('desk.premium.stock.lead')}</p>
      {low.length > 0 && (
        <Notice kind="warn">
          {t('desk.premium.stock.low', {
            max: stockLow,
            values: low.map((one) => money(one.valueCents, locale)).join(', '),
          })}
        </Notice>
      )}
      <Table
        caption={t('desk.premium.stock.caption')}
        rows={stock}
        keyOf={(row) => row.valueCents}
        empty={
          <EmptyState level="h3" title={t('desk.premium.stock.empty')}>
            {t('desk.premium.stock.emptyText')}
          </EmptyState>
        }
        columns={[
          { head: t('desk.premium.stock.denomination'), kind: 'name', cell: (row) => money(row.valueCents, locale) },
          { head: t('desk.premium.stock.free'), kind: 'sum', cell: ({ free }) => number(free, locale) },
          { head: t('desk.premium.stock.taken'), kind: 'sum', cell: ({ taken }) => number(taken, locale) },
          {
            head: t('desk.premium.stock.state'),
            cell: ({ isLow }) => (
              <Badge kind={isLow ? 'warn' : 'good'}>{t(`desk.premium.stock.${isLow ? 'few' : 'enough'}`)}</Badge>
            ),
          },
        ]}
      />
      {lastCodes.length > 0 && (
        <p className={layout.small}>
          {t('desk.premium.stock.last', { codes: lastCodes.map((end) => `…${end}`).join(' ') })}
        </p>
      )}
      <div className={layout.row}>
        <Ask name={codesQuestion}>{t('desk.premium.codes.add')}</Ask>
      </div>
      <Question
        name={codesQuestion}
        title={t('desk.premium.codes.add')}
        submit={t('desk.premium.codes.go')}
        schema={addVoucherCodes.body}
        consequence={<p>{t('desk.premium.codes.then')}</p>}
      >
        <Codes />
        <TextField
          name="value"
          label={t('desk.premium.codes.value')}
          hint={t('desk.premium.codes.valueHint')}
          autoComplete="off"
          width="short"
          value={valueCents > 0 ? euroText(String(valueCents)) : ''}
        />
      </Question>
    </section>
  );
}

/** Pasted, or read out of a file in this browser. */
function Codes() {
  const t = useT();
  const fileId = useId();
  const field = useField('codes', { label: t('desk.premium.codes.codes'), hint: true });
  const [codes, setCodes] = useState(field.value ?? '');
  return (
    <>
      <Field name="codes" field={field} hint={t('desk.premium.codes.hint')}>
        <textarea
          className={`${form.input} ${form.area}`}
          id="codes"
          name="codes"
          rows={6}
          autoComplete="off"
          spellCheck={false}
          value={codes}
          onChange={({ currentTarget }) => setCodes(currentTarget.value)}
          {...field.described}
        />
      </Field>
      <div className={form.field}>
        <label htmlFor={fileId}>{t('desk.premium.codes.file')}</label>
        <input
          id={fileId}
          type="file"
          accept=".txt,.csv,text/plain,text/csv"
          onChange={async ({ currentTarget }) => {
            const text = await currentTarget.files?.[0]?.text();
            if (text !== undefined) setCodes(text.replaceAll(/[;,\t]+/g, '\n'));
          }}
        />
      </div>
    </>
  );
}
