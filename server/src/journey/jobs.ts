/** Nightly passes that cross features (design 1.8). Each may run twice: what was moved once is not found again. */
import type { JobList } from '#platform/jobs.ts';
import { remindRecipients } from '#recipient/recipient.ts';
import { deleteUnconfirmed, forgetAgreementAddresses } from './forget-recipient.ts';

export const jobs: JobList = {
  'daten-loeschung': {
    every: 'night',
    run: async (ctx) => (await deleteUnconfirmed(ctx)) + (await forgetAgreementAddresses(ctx)),
  },
  erinnerungen: { every: 'night', run: async (ctx) => remindRecipients(ctx) },
};
