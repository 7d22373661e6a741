/**
 * Clara owns an agency, Dirk works there. An agency comes into the world as one does: registered by its owner, its address
 * confirmed, a password set, its data complete, approved.
 */
import { findAgency, moveAgency } from '#agency/agency.ts';
import type { SentMail, TestApp } from '../../app.ts';
import type { Slug } from '../../mandant-files.ts';
import { mailTo, tokenIn } from '../../walk.ts';
import type { World } from '../../world.ts';

export const agencyPassword = 'Sonnig-2026-Kiesel';

interface OfAgency {
  email: string;
  token: string;
}

export interface TestAgency {
  agencyNumber: string;
  owner: OfAgency;
  /** Employees by their number. */
  employees: Readonly<Record<string, OfAgency>>;
}

interface Wish {
  company?: string;
  mandant?: Slug;
  /** Numbers of who works there. */
  employees?: readonly string[];
  /** How far it comes; all the way without. */
  until?: 'registered' | 'inReview';
}

/** Every agency has addresses of its own: `clara@hafen.example`, `m1@hafen.example`. */
export async function anAgency(
  w: Pick<World, 'app' | 'as'>,
  domain: string,
  { company = `Agentur ${domain}`, mandant = 'spbdevk', employees = [], until }: Wish = {},
): Promise<TestAgency> {
  const { app } = w;
  const owner = { email: `clara@${domain}.example`, token: '' };
  const call = callOf(app, mandant);
  const person = { Anrede: 'Frau', Vorname: 'Clara', Nachname: 'Brandt' };
  const boxes = { AgbAkzeptiert: true, DatenschutzAkzeptiert: true };
  const registered = { Firma: company, ...person, Email: owner.email, EmailWiederholung: owner.email };
  await call('POST', '/agentur/registrieren', { ...registered, Telefon: '0221 123456', ...boxes });
  const { Token } = await call('PUT', '/agentur/bestaetigen', { Token: await linkTo(app, owner.email) });
  const user = await call('PUT', '/agentur/registrieren/passwort', passwordWith(Token));
  owner.token = user.Token;
  const agency: TestAgency = { agencyNumber: user.Agenturnummer, owner, employees: {} };
  if (until === 'registered') return agency;
  await call('PUT', '/agentur/registrieren/daten', completeData, owner.token);
  if (until === 'inReview') return agency;
  await approve(w, agency, mandant);
  const hired: Record<string, OfAgency> = {};
  for (const number of employees) hired[number] = await hire(app, agency, { number, domain, mandant });
  return { ...agency, employees: hired };
}

export const completeData = {
  Rechtsform: 'GmbH',
  Strasse: 'Hafenstraße',
  Hausnummer: '7',
  Plz: '50668',
  Ort: 'Köln',
  SteuerId: 'DE123456788',
  Kontoinhaber: 'Clara Brandt',
  IBAN: 'DE02120300000000202051',
};

const passwordWith = (Token: string) => ({ Token, Password: agencyPassword, PasswordWiederholung: agencyPassword });

const approve = ({ as }: Pick<World, 'as'>, { agencyNumber }: TestAgency, mandant: Slug): Promise<unknown> =>
  as(mandant, { kind: 'job', name: 'test' }).write(async (tx) => {
    const row = await tx.db
      .selectFrom('agency')
      .select('id')
      .where('agency_number', '=', agencyNumber)
      .executeTakeFirst();
    const agency = row && (await findAgency(tx.db, row.id));
    if (!agency) throw new Error(`no agency ${agencyNumber}`);
    return moveAgency(tx, agency, { event: 'approve', reason: null });
  });

export async function hire(
  app: TestApp,
  { owner }: Pick<TestAgency, 'owner'>,
  {
    number,
    domain,
    mandant,
    email = `${number.toLowerCase()}@${domain}.example`,
  }: { number: string; domain: string; mandant: Slug; email?: string },
): Promise<OfAgency> {
  const call = callOf(app, mandant);
  const person = { Anrede: 'Herr', Vorname: 'Dirk', Nachname: `Krämer ${number}` };
  await call('POST', '/agentur/mitarbeiter', { ...person, Email: email, Mitarbeiternummer: number }, owner.token);
  const token = await linkTo(app, email);
  const user = await call('PUT', '/agentur/registrieren/passwort', passwordWith(token));
  return { email, token: user.Token };
}

/** A call that has to be let through. */
const callOf =
  (app: TestApp, mandant: Slug) => async (method: 'POST' | 'PUT', path: string, body: unknown, token?: string) => {
    const answer = await app.call(method, path, { body, mandant, ...(token && { token }) });
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  };

/** The last mail that somebody got. */
export async function lastMail(app: TestApp, email: string): Promise<SentMail> {
  const mail = mailTo(await app.post(), email);
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
}

/** The token of the last mail to somebody of an agency. */
async function linkTo(app: TestApp, email: string): Promise<string> {
  return tokenIn(await lastMail(app, email), 't');
}
