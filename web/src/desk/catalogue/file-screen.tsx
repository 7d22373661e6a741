/** The catalogue out of a file: tried first, with every difference told, then taken over; the file is kept in this tab in between. */
import { exportCatalogue, importCatalogue } from '@weitersagen/contract/product/transfer';
import { useLoaderData } from 'react-router';
import { addressOf } from '../../api/client.ts';
import { SelectField } from '../../form/field/select-field.tsx';
import { Form } from '../../form/form.tsx';
import { Submit as SubmitButton } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { useAnswer } from '../../work/answer.ts';
import { DropField } from '../../work/drop-field.tsx';
import { workOf } from '../../work/kept-work.ts';
import { FileLink } from '../../work/list/file-link.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { chosenFile, refuseFile } from '../order-import/send-file.ts';
import { UploadProgress } from '../order-import/upload-progress.tsx';
import { loadProductNames, productTexts } from '../premium/product-names.ts';
import { productsAt } from '../product/names.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { Result } from './result.tsx';

export async function load({ api, operator }: Load) {
  const result = workOf(operator.id).catalogue?.result ?? null;
  const premiums = result?.differences.filter(({ kind }) => kind === 'premium') ?? [];
  const texts = premiums.flatMap(({ fields }) => productTexts(fields));
  return { result, names: await loadProductNames(api, texts) };
}

export async function submit({ api, form, fields, operator, mandant, done, t }: Submit) {
  const work = workOf(operator.id);
  const isReal = form.values.real === 'yes';
  const file = isReal ? work.catalogue?.file : chosenFile(fields);
  if (!file) return form.refuse('file', t('desk.import.fileNeeded'));
  const isPublic = isReal ? work.catalogue?.result.isPublic === true : form.values.becomes === 'public';
  const outcome = await api(importCatalogue, { query: { isProbe: !isReal, isPublic }, body: file });
  if (!outcome.ok) return refuseFile({ form, t }, outcome.error);
  work.catalogue = { file, result: outcome.value };
  return done(
    t(isReal ? 'desk.catalogue.file.done' : 'desk.catalogue.file.tried'),
    deskPath(mandant.slug, productsAt, 'datei'),
  );
}

export default function CatalogueFileScreen() {
  const t = useT();
  const { mandant } = useSeat();
  const { result, names } = useLoaderData<typeof load>();
  const title = t('desk.catalogue.file.title');
  return (
    <>
      <PageHead
        back={<BackToList href={deskPath(mandant.slug, productsAt)}>{t('desk.product.title')}</BackToList>}
        title={title}
        lead={t('desk.catalogue.file.lead')}
      />
      <div className={layout.row}>
        <FileLink href={addressOf(mandant.slug, exportCatalogue)}>{t('desk.catalogue.file.export')}</FileLink>
      </div>
      {result && <Result result={result} names={names} />}
      <section className={layout.card} aria-label={title}>
        <Form before={useAnswer()}>
          <DropField
            name="file"
            label={t('desk.catalogue.file.field')}
            hint={t('desk.catalogue.file.hint')}
            accept=".csv,.json,text/csv,application/json"
          />
          <SelectField
            name="becomes"
            label={t('desk.catalogue.file.becomes')}
            options={(['drafts', 'public'] as const).map((one) => [one, t(`desk.catalogue.file.becomesOf.${one}`)])}
          />
          <div className={layout.row}>
            <SubmitButton>{t('desk.content.file.try')}</SubmitButton>
          </div>
          <UploadProgress />
        </Form>
      </section>
    </>
  );
}
