/** What the CMS says in place of content (§8); apart, so that a page that shows it does not bring the client along. */
export const unavailable = 'Inhalt nicht verfügbar';
