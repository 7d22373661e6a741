/** States of a mail. */
import { labels } from '../basics/label.ts';

export const mailState = labels({
  waiting: 'Wartet',
  sent: 'Versendet',
  failed: 'Fehlgeschlagen',
  dropped: 'Verworfen',
});
