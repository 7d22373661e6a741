/**
 * Hands a file to the server, as a dry run or for good. The file of the last dry run is kept until the page is loaded
 * anew, so that it need not be chosen twice; it is never written to this computer.
 */
import type { ErrorBody } from '@weitersagen/contract/basics/refusals';
import { startImport } from '@weitersagen/contract/order-import/desk';
import type { FormRefused } from '../../form/send.ts';
import { workOf } from '../../work/kept-work.ts';
import { deskPath, type Submit } from '../screen.ts';

/** The file this operator tried as this import. */
export function triedFile(operatorId: number, importId: number): File | undefined {
  const { tried } = workOf(operatorId);
  return tried?.importId === importId ? tried.file : undefined;
}

export function chosenFile(fields: FormData): File | undefined {
  const given = fields.get('file');
  return given instanceof File && given.size > 0 ? given : undefined;
}

/** What the server has against a file, at its field. */
export const refuseFile = ({ form, t }: Pick<Submit, 'form' | 't'>, { Fehler, Message }: ErrorBody): FormRefused =>
  form.refuse('file', Fehler[0]?.Message || Message || t('fault.text'));

export async function sendFile(
  { api, form, mandant, operator, done, t }: Submit,
  file: File | undefined,
  isProbe: boolean,
): Promise<Response | FormRefused> {
  if (!file) return form.refuse('file', t('desk.import.fileNeeded'));
  const outcome = await api(startImport, { query: { isProbe }, body: file });
  if (!outcome.ok) return refuseFile({ form, t }, outcome.error);
  const { id } = outcome.value;
  workOf(operator.id).tried = isProbe ? { importId: id, file } : undefined;
  return done(t(`desk.import.started.${isProbe ? 'probe' : 'real'}`), deskPath(mandant.slug, 'import', id));
}
