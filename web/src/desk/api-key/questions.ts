/** What this page asks: what is done, and with which key. */
import { deedsAs } from '../../work/decision/deeds.ts';

export const { questionAbout, readQuestion } = deedsAs({
  renew: 'erneuern',
  take: 'zeigen',
  end: 'beenden',
  endFormer: 'vorherigen',
});
