/** Ben comes through a link: what he sends, each a real call. Fields and options may be other ones; the plain call goes well. */

import type { Mandant } from '#platform/context.ts';
import { recipientToken } from '#recipient/token.ts';
import type { CallOptions, Reply, TestApp } from '../app.ts';
import { type Slug, terms } from '../mandant-files.ts';

export const benBeispiel = { Anrede: 'Herr', Vorname: 'Ben', Nachname: 'Beispiel', Email: 'ben@example.org' };
export const benIban = 'DE89370400440532013000';

/** What a link is known by. */
export interface Link {
  number: string;
  hash: string;
}

type Fields = Record<string, unknown>;
type Options = Omit<CallOptions, 'mandant'> & { mandant?: Slug };

export interface Ben {
  /** POST empfaenger/create; a field given as undefined is left out. */
  registers(link: Link, fields?: Fields, options?: Options): Promise<Reply>;
  /** POST tracking/abschliessen; the names of its data are lower-case. */
  completes(link: Link, data?: Fields, more?: Fields, options?: Options): Promise<Reply>;
  /** The token of the mails to a recipient. */
  token(number: string, mandant?: Slug): Promise<string>;
  /** PUT empfaenger/zustimmung. */
  confirms(number: string, fields?: Fields, options?: Options): Promise<Reply>;
  /** POST empfaenger/bankdaten. */
  givesBankData(number: string, fields?: Fields, options?: Options): Promise<Reply>;
  /** PUT empfaenger/ablehnen: "Das war ich nicht". */
  declines(number: string, options?: Options): Promise<Reply>;
  /** GET empfaenger/auftrag. */
  looks(number: string, options?: Options): Promise<Reply>;
}

export function benOf(app: TestApp, mandants: Readonly<Record<Slug, Mandant>>): Ben {
  const { system } = app.app;
  const token = (number: string, mandant: Slug = 'spbdevk'): Promise<string> =>
    recipientToken({ system, mandant: mandants[mandant] }, number, system.clock.now());
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    number: string,
    body: unknown,
    options: Options = {},
  ): Promise<Reply> => app.call(method, path, { token: await token(number, options.mandant), body, ...options });
  return {
    registers: (link, fields = {}, options = {}) => {
      const body = {
        ...benBeispiel,
        EmailWiederholung: fields.Email ?? benBeispiel.Email,
        AgbText: terms,
        AgbAkzeptiert: true,
        ...fields,
      };
      return app.call('POST', `/empfaenger/create/${link.number}?h=${link.hash}&channel=wa&einsprungsquelle=KurzURL`, {
        body,
        ...options,
      });
    },
    completes: (link, data = {}, more = {}, options = {}) => {
      const { Anrede: anrede, Vorname: vorname, Nachname: name, Email: email } = benBeispiel;
      const adresse = { ort: 'Köln', plz: '50667', strasse: 'Domstraße', hausnummer: '1a' };
      const empfaengerdaten = {
        anrede,
        vorname,
        name,
        email,
        geburtsdatum: '03.02.1990',
        telefon: '0221 123456',
        adresse,
        ...data,
      };
      const body = {
        empfehlungsnummer: link.number,
        h: link.hash,
        empfaengerdaten,
        agbText: terms,
        agbakzeptiert: true,
        ...more,
      };
      return app.call('POST', '/tracking/abschliessen/?channel=co&einsprungsquelle=Einsprungslink', {
        body,
        ...options,
      });
    },
    token,
    confirms: (number, fields = {}, options) =>
      call('PUT', '/empfaenger/zustimmung', number, { AgbText: terms, ...fields }, options),
    givesBankData: (number, fields = {}, options) =>
      call(
        'POST',
        '/empfaenger/bankdaten',
        number,
        { Kontoinhaber: 'Ben Beispiel', IBAN: benIban, AgbAkzeptiert: true, ...fields },
        options,
      ),
    declines: (number, options) => call('PUT', '/empfaenger/ablehnen', number, undefined, options),
    looks: (number, options) => call('GET', '/empfaenger/auftrag', number, undefined, options),
  };
}
