/** Mails in a mandant's own words at the desk (rules 5.1): what there is to say, how it looks, and one to oneself. */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { byAdmin, byEditor, listRefusals } from '../basics/desk.ts';
import { email } from '../basics/email.ts';
import { endpoint } from '../basics/endpoint.ts';
import { integer } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { line, opaque, text } from '../basics/text.ts';
import { extend, optional, otherwise, type Value, wire } from '../basics/wire.ts';
import { contentState } from '../content/desk-shapes.ts';

const Placeholder = wire({
  /** As it is written, with its brackets. */
  name: ['Name', z.string()],
  kind: ['Art', labels({ value: 'Wert', part: 'Teil' })],
  isRequired: ['Pflicht', z.boolean()],
  /** Required, unless one of these is there. */
  unless: ['Oder', z.array(z.string())],
  explanation: ['Erklaerung', z.string()],
  /** What it says in the first case. */
  sample: ['Beispiel', z.string()],
});

const Words = wire({
  subject: ['Betreff', z.string()],
  text: ['Text', z.string()],
  html: ['Html', z.string()],
});

/** The mail as content keeps it, in each language that says something of its own. */
const OwnItem = wire({
  id: ['Id', z.string()],
  state: ['Status', contentState],
  languages: [
    'Sprachen',
    z.array(
      wire({
        language: ['Sprache', z.string()],
        state: ['Status', labels({ draft: 'Entwurf', published: 'Veroeffentlicht', changed: 'Geaendert' })],
      }),
    ),
  ],
  plannedAt: ['GeplantAm', optional(moment)],
  /** It was asked for and waits for another person. */
  isWaiting: ['Wartet', z.boolean()],
});
export type OwnItem = Value<typeof OwnItem>;

const OwnMail = wire({
  id: ['Vorlage', z.string()],
  /** Another person than the author presses it live. */
  needsAnotherPerson: ['BrauchtZweitePerson', z.boolean()],
  /** A mail may say different things: each can be looked at. */
  cases: ['Faelle', z.array(z.string())],
  placeholders: ['Platzhalter', z.array(Placeholder)],
  /** What to begin with: the program's own mail. */
  draft: ['Entwurf', Words],
  /** Null as long as the program speaks in every language. */
  own: ['Eigene', optional(OwnItem)],
});
export type OwnMail = Value<typeof OwnMail>;
export type Placeholder = Value<typeof Placeholder>;

/** Longer than what is published, so that too long is told as every other problem. */
const draftText = z.string().check(z.maxLength(200_000, { error: 'too-long' }));
const OwnWordsAsked = wire({
  language: ['Sprache', opaque(20)],
  subject: ['Betreff', draftText],
  text: ['Text', draftText],
  html: ['Html', draftText],
  /** Place in the list of cases. */
  caseIndex: ['Fall', otherwise(integer(0, 100), 0)],
});

const OwnWordsShown = extend(Words, {
  problems: [
    'Probleme',
    z.array(wire({ field: ['Feld', z.string()], code: ['Code', z.string()], sentence: ['Message', z.string()] })),
  ],
});

const ByTemplate = wire({ template: ['vorlage', line(1, 10)] });

export const listOwnMails = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/mailvorlagen',
  summary: 'The mails that can be said in own words, each with its placeholders',
  refusals: ['access.denied'],
  reply: z.array(OwnMail),
});

export const previewOwnMail = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/mailvorlagen/:vorlage/vorschau',
  summary: 'A mail in own words, filled with sample values, and what keeps it from being published',
  refusals: ['access.denied', 'unknown'],
  params: ByTemplate,
  body: OwnWordsAsked,
  reply: OwnWordsShown,
});

export const sendTestMail = endpoint({
  ...byEditor,
  method: 'POST',
  path: '/admin/mailvorlagen/:vorlage/testmail',
  summary: 'Sends it to the own address of the operator, ten an hour; its links lead to the home page',
  refusals: ['access.denied', 'unknown', 'limit.reached'],
  params: ByTemplate,
  body: OwnWordsAsked,
  reply: wire({ to: ['An', email] }),
});

/** As a browser has it, without a port or a path. */
const host = z
  .string()
  .check(
    z.regex(/^(?=.{4,200}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/, { error: 'invalid' }),
  );

const MailHosts = wire({
  /** The mandant's own, which needs nobody's leave. */
  own: ['Eigener', z.string()],
  hosts: ['MailLinkHosts', z.array(z.string())],
});

export const showMailHosts = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/mailhosts',
  summary: 'Where links of mails in own words may lead',
  refusals: listRefusals,
  reply: MailHosts,
});

export const changeMailHosts = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/mailhosts',
  summary: 'The whole list anew; mails whose links lead elsewhere by then are those of the program',
  refusals: ['access.denied', 'state.not-allowed'],
  body: wire({
    hosts: ['MailLinkHosts', z.array(host).check(z.maxLength(50, { error: 'too-many' }))],
    reason: ['Grund', text(1, 500)],
  }),
  reply: MailHosts,
});
