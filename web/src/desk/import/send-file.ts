/**
 * Hands a file to the server, as a dry run or for good. The file of the last dry run is kept until the page is loaded
 * anew, so that it need not be chosen twice; it is never written to this computer.
 */
import { startImport } from '@weitersagen/contract/operator/desk-endpoints';
import type { FormRefused } from '../../form/send.ts';
import { deskPath, type Submit } from '../screen.ts';

let held: { importId: number; file: File } | undefined;

export const heldFile = (importId: number): File | undefined => (held?.importId === importId ? held.file : undefined);

/** The file of the form, or the one that was tried as this import. */
export function fileOf(fields: FormData, triedAs?: number): File | undefined {
  const given = fields.get('file');
  if (given instanceof File && given.size > 0) return given;
  return triedAs === undefined ? undefined : heldFile(triedAs);
}

export async function sendFile(
  { api, form, mandant, done, t }: Submit,
  file: File | undefined,
  isProbe: boolean,
): Promise<Response | FormRefused> {
  if (!file) return form.refuse('file', t('desk.import.fileNeeded'));
  const outcome = await api(startImport, { query: { isProbe }, body: file });
  if (!outcome.ok) {
    const { Fehler, Message } = outcome.error;
    return form.refuse('file', Fehler[0]?.Message || Message || t('fault.text'));
  }
  const { id } = outcome.value;
  held = isProbe ? { importId: id, file } : undefined;
  return done(t(`desk.import.started.${isProbe ? 'probe' : 'real'}`), deskPath(mandant.slug, 'import', id));
}
