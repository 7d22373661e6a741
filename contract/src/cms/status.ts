import { labels } from '../basics/label.ts';

/** Of an item of the CMS, and of whatever else has drafts. */
export const itemStatus = labels({ draft: 'Entwurf', published: 'Veroeffentlicht', archived: 'Archiviert' });
