/**
 * Pictures that editors of a mandant upload, and PDFs to download (rules 6.1): content names them by their id. What is uploaded
 * is a file of the mandant, drawn anew and sealed like every other; what is shown is a picture of it in the size that was
 * asked for, drawn once and kept. The version grows whenever something else is seen, so that an address with it may be kept
 * for ever. Whoever has the id may look: nothing here is secret.
 */
export { changeMedia, mediaTopic, removeMedia, replaceMedia, type Use, type UsesOf, uploadMedia } from './change.ts';
export { type DrawnMedia, drawnMedia } from './drawn.ts';
export { findMedia, findMediaByIdOrSlug, listMediaByIds, shownPicture } from './find.ts';
export { type PagePictures, pagePictures } from './page-pictures.ts';
export { readMedia } from './read.ts';
export { sendAsset, sendPicture } from './send.ts';
export { type Media, mediaColumns } from './sql.ts';
