/** Pictures of a mandant at the desk: the list, new ones, and what changes one. */
import * as z from 'zod/mini';
import { byEditor, listRefusals } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { labels } from '../basics/label.ts';
import { listQuery, pageOf } from '../basics/list.ts';
import { wire } from '../basics/wire.ts';
import { UploadQuery } from '../files/schemas.ts';
import { ChangeMedia, MediaRow, mediaId } from './schemas.ts';

export const mediaKind = labels({ picture: 'Bild', document: 'Dokument' });

export const MediaListQuery = listQuery(
  { createdAt: 'ErstelltAm', changedAt: 'GeaendertAm', name: 'Name' } as const,
  mediaKind,
);
export const MediaPage = pageOf(MediaRow);

const ByMedia = wire({ id: ['id', mediaId] });

const fileRefusals = ['access.denied', 'file.refused', 'input.too-large', 'input.wrong-type', 'limit.reached'] as const;

export const listMedia = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/bilder',
  summary: 'Pictures and files of the mandant, by the day they came, paged by key',
  refusals: listRefusals,
  body: MediaListQuery,
  reply: MediaPage,
  mayLag: true,
});

export const showMedia = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/bilder/:id',
  summary: 'One picture',
  refusals: ['access.denied', 'unknown'],
  params: ByMedia,
  reply: MediaRow,
});

export const uploadMedia = endpoint({
  ...byEditor,
  method: 'POST',
  path: '/admin/bilder',
  summary: 'Takes a picture or a PDF of at most 10 MB; a picture is drawn anew, its larger side at most 4000 points',
  refusals: fileRefusals,
  query: UploadQuery,
  consumes: 'application/octet-stream',
  reply: MediaRow,
});

export const changeMedia = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/bilder/:id',
  summary: 'Changes name, alternative texts, focus and cut of a picture',
  refusals: ['access.denied', 'unknown'],
  params: ByMedia,
  body: ChangeMedia,
  reply: MediaRow,
});

export const replaceMedia = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/bilder/:id/datei',
  summary: 'Another file in the place of this one: a picture for a picture; id and texts stay, the cut goes',
  refusals: [...fileRefusals, 'unknown', 'media.other-kind'],
  params: ByMedia,
  query: UploadQuery,
  consumes: 'application/octet-stream',
  reply: MediaRow,
});

export const removeMedia = endpoint({
  ...byEditor,
  method: 'DELETE',
  path: '/admin/bilder/:id',
  summary: 'Removes a picture that nothing uses',
  refusals: ['access.denied', 'unknown', 'media.used'],
  params: ByMedia,
  reply: wire({ isDeleted: ['Geloescht', z.boolean()] }),
});
