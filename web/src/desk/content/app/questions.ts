/** What this page asks: what is done, and with which client or app. */
import { deedsAs } from '../../../work/decision/deeds.ts';

export const { questionAbout, readQuestion } = deedsAs({
  renew: 'erneuern',
  take: 'geheimnis',
  remove: 'entfernen',
  end: 'beenden',
});
