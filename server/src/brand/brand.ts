/**
 * The brand of a mandant for what is not a page: its tokens and its logo out of the same files the pages are built from
 * (web/src/ui, docs/brands.md), so that no colour is written twice. A mandant without a folder of its own has the
 * neutral tokens and no logo. Read once and kept: the files belong to the release.
 */
export { plainLookOf, sendClosedPage } from './closed-page.ts';
export { type Brand, brandOf, logoHeight, logoId, logoPicture } from './look.ts';
