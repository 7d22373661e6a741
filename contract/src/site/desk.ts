/** The languages of a mandant: which it speaks, which were taken away and can be put back. */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { byAdmin, moveRefusals, Reason } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { optional, wire } from '../basics/wire.ts';
import { locale } from '../mandant/schemas.ts';

export const DeskLanguage = wire({
  language: ['Sprache', z.string()],
  name: ['Name', z.string()],
  isDefault: ['Standard', z.boolean()],
  /** How many own texts the mandant has in it; they stay when it is taken away. */
  textCount: ['Texte', z.int()],
  /** How many items of the content have words in it, drafts included, and how many are public with it. */
  contentCount: ['Inhalte', z.int()],
  publicContentCount: ['InhalteOeffentlich', z.int()],
  /** Whether the terms in force are there in it; without them it shows those of the default language. */
  hasTerms: ['HatAgb', z.boolean()],
  removedAt: ['WeggenommenAm', optional(moment)],
});

const Params = wire({ language: ['sprache', locale] });

export const listDeskLanguages = endpoint({
  ...byAdmin,
  method: 'GET',
  path: '/admin/sprachen',
  summary: 'The languages of the mandant, also those that were taken away',
  refusals: ['access.denied'],
  reply: z.array(DeskLanguage),
});

export const removeLanguage = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/sprachen/:sprache/wegnehmen',
  summary: 'Takes a language away: its addresses lead to the default language, mails go in it; the default one stays',
  refusals: moveRefusals,
  params: Params,
  body: Reason,
  reply: DeskLanguage,
});

export const restoreLanguage = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/sprachen/:sprache/anbieten',
  summary: 'Puts a language back that was taken away, with its texts and, if they are still in force, its terms',
  refusals: moveRefusals,
  params: Params,
  body: Reason,
  reply: DeskLanguage,
});
