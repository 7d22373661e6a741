/** The files of a claim as they are sent: each when it is chosen, one after the other, what is wrong with one said at once. */
import { dropClaimFile, uploadClaimFile } from '@weitersagen/contract/claim/endpoints';
import { claimFilesMax } from '@weitersagen/contract/claim/rules';
import { fileBytesMax } from '@weitersagen/contract/files/rules';
import { useState } from 'react';
import { addressOf } from '../../api/client.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { useFrame } from '../page/page-frame.ts';
import { ownFetch } from './own-fetch.ts';

export interface Sent {
  id: string;
  name: string;
}

/** What the answer says, in the words of the wire. */
interface Answer {
  Id?: string;
  Name?: string;
  Fehler?: { Message: string }[];
  Message?: string;
}

/** What the server says of a file it does not take. */
class NotTaken extends Error {}

const nameMax = 255;

async function upload(mandant: string, locale: string, file: File): Promise<Sent> {
  const address = addressOf(mandant, uploadClaimFile, { query: { name: file.name.slice(-nameMax) } });
  const headers = { 'Content-Type': 'application/octet-stream' };
  const answer = await ownFetch(address, locale, { method: 'POST', headers, body: file });
  const { Id, Name, Fehler, Message } = (await answer.json()) as Answer;
  if (answer.ok && Id && Name) return { id: Id, name: Name };
  throw new NotTaken(Fehler?.[0]?.Message ?? Message);
}

export function useUploads() {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useFrame();
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);

  /** Says what became of one, and gives it where it was taken. */
  const sendOne = async (file: File): Promise<Sent | undefined> => {
    const { name } = file;
    if (file.size > fileBytesMax) {
      setSaid(t('claim.tooLarge', { name }));
      return undefined;
    }
    setSaid(t('claim.sending', { name }));
    try {
      const one = await upload(mandant.id, locale, file);
      setSaid(t('claim.added', { name }));
      return one;
    } catch (error) {
      setSaid(error instanceof NotTaken ? `${name}: ${error.message}` : t('claim.fileFailed', { name }));
      return undefined;
    }
  };

  return {
    sent,
    said,
    isBusy,
    isFull: sent.length >= claimFilesMax,
    take: async (files: readonly File[]): Promise<void> => {
      setBusy(true);
      let there = sent;
      for (const file of files.slice(0, claimFilesMax - sent.length)) {
        const one = await sendOne(file);
        if (!one) break;
        there = [...there, one];
        setSent(there);
      }
      if (sent.length + files.length > claimFilesMax) setSaid(t('claim.tooMany'));
      setBusy(false);
    },
    remove: ({ id, name }: Sent): void => {
      setSent(sent.filter((one) => one.id !== id));
      setSaid(t('claim.removed', { name }));
      // What is not taken back goes by itself.
      const address = addressOf(mandant.id, dropClaimFile, { params: { file: id } });
      void ownFetch(address, locale, { method: 'DELETE' }).catch(() => undefined);
    },
  };
}
