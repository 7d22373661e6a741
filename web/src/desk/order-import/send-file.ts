/** Hands a file to the server, which tries it and keeps it sealed for the import that may follow. */
import type { ErrorBody } from '@weitersagen/contract/basics/refusals';
import { startImport } from '@weitersagen/contract/order-import/desk';
import { redirect } from 'react-router';
import type { FormRefused } from '../../form/send.ts';
import { deskPath, type Submit } from '../screen.ts';

export function chosenFile(fields: FormData): File | undefined {
  const given = fields.get('file');
  return given instanceof File && given.size > 0 ? given : undefined;
}

/** What the server has against a file, at its field. */
export const refuseFile = ({ form, t }: Pick<Submit, 'form' | 't'>, { Fehler, Message }: ErrorBody): FormRefused =>
  form.refuse('file', Fehler[0]?.Message || Message || t('fault.text'));

/** How far it is stands on its page: nothing else has to say so. */
export async function tryFile({ api, form, mandant, fields, t }: Submit): Promise<Response | FormRefused> {
  const file = chosenFile(fields);
  if (!file) return form.refuse('file', t('desk.import.fileNeeded'));
  const outcome = await api(startImport, { query: { isProbe: true }, body: file });
  if (!outcome.ok) return refuseFile({ form, t }, outcome.error);
  return redirect(deskPath(mandant.slug, 'import', outcome.value.id));
}
