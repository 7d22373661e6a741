/** What a file of the catalogue changes, or has changed: how many, each with what was before, and what cannot be taken over. */
import type { CatalogueResult } from '@weitersagen/contract/product/transfer';
import { HiddenField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { Submit as SubmitButton } from '../../form/submit.tsx';
import { number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Table } from '../../ui/work/table.tsx';
import { FieldChanges } from '../content/field/changes.tsx';
import type { EditedKind } from '../content/field/edited.ts';
import { UploadProgress } from '../order-import/upload-progress.tsx';
import type { ProductNames } from '../premium/product-names.ts';

type Difference = CatalogueResult['differences'][number];

export function Result({ result, names }: { result: CatalogueResult; names: ProductNames }) {
  const t = useT();
  const locale = useLocale();
  const { isProbe, isPublic, added, changed, same, failed, stayDrafts, differences } = result;
  const counted = { added, changed, same, failed };
  return (
    <section className={layout.card} aria-labelledby="result">
      <h2 id="result">{t(isProbe ? 'desk.content.file.resultProbe' : 'desk.content.file.resultReal')}</h2>
      <Facts
        facts={(Object.keys(counted) as (keyof typeof counted)[]).map((name) => [
          t(`desk.catalogue.file.${name}`),
          number(counted[name], locale),
        ])}
      />
      {stayDrafts > 0 && (
        <Notice kind="info">
          {t(`desk.catalogue.file.${isProbe ? 'wouldStayDrafts' : 'stayDrafts'}`, { count: stayDrafts })}
        </Notice>
      )}
      {isProbe && added + changed > 0 && (
        <Form name="real">
          <HiddenField name="real" value="yes" />
          <div className={layout.row}>
            <SubmitButton>{t(isPublic ? 'desk.catalogue.file.goPublic' : 'desk.catalogue.file.goDrafts')}</SubmitButton>
          </div>
          <p className={`${layout.small} ${layout.soft}`}>{t('desk.catalogue.file.whole')}</p>
          <UploadProgress arrived={t('desk.catalogue.file.taking')} />
        </Form>
      )}
      {isProbe && added + changed === 0 && <Notice kind="info">{t('desk.catalogue.file.nothing')}</Notice>}
      <Failures result={result} />
      {differences.length > 0 && (
        <Table
          caption={t('desk.catalogue.file.differences', { shown: differences.length, count: added + changed })}
          rows={differences}
          keyOf={({ kind, id }) => `${kind}-${id}`}
          empty={null}
          columns={[
            { head: t('desk.content.name'), kind: 'name', cell: (one) => <Named difference={one} /> },
            { head: t('desk.catalogue.file.fields'), cell: (one) => <Fields difference={one} names={names} /> },
          ]}
        />
      )}
    </section>
  );
}

function Failures({ result: { failures, failed } }: { result: CatalogueResult }) {
  const t = useT();
  if (failures.length === 0) return null;
  return (
    <Table
      caption={t('desk.content.file.failures', { count: failed })}
      rows={failures.map((failure, index) => ({ ...failure, index }))}
      keyOf={({ index }) => index}
      empty={null}
      columns={[
        { head: t('desk.content.name'), kind: 'name', cell: ({ title }) => title },
        { head: t('desk.content.faults.what'), cell: ({ message }) => message },
      ]}
    />
  );
}

function Named({ difference: { kind, id, name, staysDraft } }: { difference: Difference }) {
  const t = useT();
  return (
    <>
      <bdi>{name}</bdi>
      <small>
        {t(`desk.catalogue.file.kindOf.${kind}`)} {id}
      </small>
      {staysDraft && <small>{t('desk.catalogue.file.staysDraft')}</small>}
    </>
  );
}

function Fields({ difference: { kind, isNew, fields }, names }: { difference: Difference; names: ProductNames }) {
  const t = useT();
  if (isNew) return t('desk.catalogue.file.isNew');
  return <FieldChanges kind={kinds[kind]} changes={fields} names={names} />;
}

const kinds = { category: 'categories', product: 'products', premium: 'premiums' } as const satisfies Readonly<
  Record<Difference['kind'], EditedKind>
>;
