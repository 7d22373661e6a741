/**
 * What the parts of a mandant's file say about each other: nothing twice, nothing that is not there. The rules read the
 * file as it was sent, so that their problems stand beside those of the single fields.
 */
import { euro } from '../basics/money.ts';
import type { Problem } from '../basics/wire.ts';
import { choiceProblems } from '../provider/choice.ts';
import { insuranceLimitCents, recipientMost } from '../reward/shares.ts';
import { routeKey } from '../site/routes.ts';
import { frameOrigin } from './frame-hosts.ts';
import { isAllowedTarget } from './rules.ts';

type Field =
  | 'Id'
  | 'ExterneId'
  | 'Slug'
  | 'KategorieId'
  | 'Produkte'
  | 'GutscheinCodes'
  | 'Art'
  | 'Startdatum'
  | 'Enddatum'
  | 'Name'
  | 'RouteName'
  | 'Email'
  | 'Sprache'
  | 'Standardsprache'
  | 'AgbTexte'
  | 'MandantUrl'
  | 'RecommenderDefaultShare'
  | 'IsAutologin'
  | 'RahmenHosts'
  | 'MailLinkHosts'
  | 'AutologinSecret'
  | 'CaptchaArt'
  | 'CaptchaEndpoint'
  | 'CaptchaSiteKey'
  | 'CaptchaSecret'
  | 'ConsentManagerArt'
  | 'ConsentManagerSkript'
  | 'ConsentManagerId'
  | 'ProduktApi'
  | 'AnbieterAdresse'
  | 'AnbieterSchluessel'
  | 'Berater'
  | 'Versicherung'
  | 'UeberGrenzeGrund'
  | 'Aktiv'
  | 'WertCent'
  | 'MaxEmpfaengerPraemieCent'
  | 'EmpfehlungsmailAnKontakt'
  | 'EmpfehlungsmailGrund'
  | 'ErlaubteZielDomains'
  | 'Foto';
type Item = Readonly<Partial<Record<Field, unknown>>>;
type Sent = Readonly<
  Partial<
    Record<
      | 'Hosts'
      | 'Konfiguration'
      | 'ApiSchluessel'
      | 'Sprachen'
      | 'Routen'
      | 'Kategorien'
      | 'Produkte'
      | 'Praemien'
      | 'Beraterliste'
      | 'Betreiber',
      unknown
    >
  >
>;

export function fileProblems(sent: Sent): Problem[] {
  const languages = items(sent.Sprachen);
  const categories = items(sent.Kategorien);
  const products = items(sent.Produkte);
  const premiums = items(sent.Praemien);
  const agents = items(sent.Beraterliste);
  return [
    ...repeated('Sprachen', languages, 'Sprache'),
    ...repeated('ApiSchluessel', items(sent.ApiSchluessel), 'Name'),
    ...repeated('Routen', items(sent.Routen), 'RouteName'),
    ...repeated('Kategorien', categories, 'Id', 'Slug'),
    ...repeated('Produkte', products, 'Id', 'ExterneId'),
    ...repeated('Praemien', premiums, 'Id', 'ExterneId'),
    ...repeated('Beraterliste', agents, 'ExterneId'),
    ...photoProblems(sent.Konfiguration, agents),
    ...repeated('Betreiber', items(sent.Betreiber), 'Email'),
    ...hostProblems(sent.Hosts, sent.Konfiguration),
    ...languageProblems(sent.Konfiguration, languages),
    ...shareProblems(sent.Konfiguration),
    ...autologinProblems(sent.Konfiguration),
    ...captchaProblems(sent.Konfiguration),
    ...consentManagerProblems(sent.Konfiguration),
    ...providerProblems(sent.Konfiguration),
    ...contactMailProblems(sent.Konfiguration),
    ...frameProblems(sent.Konfiguration),
    ...linkHostProblems(sent.Konfiguration),
    ...unknownRoutes(items(sent.Routen)),
    ...missing('Produkte', products, 'KategorieId', ids(categories)),
    ...premiumProblems(premiums, ids(products)),
    ...excessProblems(sent.Konfiguration, products, premiums),
  ];
}

/** A photo lies on a host of the mandant (E-20). */
function photoProblems(config: unknown, agents: readonly Item[]): Problem[] {
  const { MandantUrl, ErlaubteZielDomains } = isItem(config) ? config : {};
  const domains = Array.isArray(ErlaubteZielDomains) ? ErlaubteZielDomains.map(String) : [];
  return agents.flatMap(({ Foto }, index) =>
    typeof Foto !== 'string' || isAllowedTarget(Foto, String(MandantUrl), domains)
      ? []
      : [{ field: `Beraterliste.${index}.Foto`, code: 'photo-host' }],
  );
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);
const items = (value: unknown): Item[] => (Array.isArray(value) ? value.map((item) => (isItem(item) ? item : {})) : []);
const ids = (all: readonly Item[]): Set<unknown> => new Set(all.map((item) => item.Id));

const repeated = (where: string, all: readonly Item[], ...fields: Field[]): Problem[] =>
  fields.flatMap((field) => {
    const seen = new Set<unknown>();
    return all.flatMap((item, index) => {
      const value = item[field];
      if (value === undefined || value === null) return [];
      if (seen.has(value)) return [{ field: `${where}.${index}.${field}`, code: 'repeated' }];
      seen.add(value);
      return [];
    });
  });

const missing = (where: string, all: readonly Item[], field: Field, known: ReadonlySet<unknown>): Problem[] =>
  all.flatMap((item, index) => {
    const value = item[field];
    return value === undefined || value === null || known.has(value)
      ? []
      : [notInFile(`${where}.${index}.${field}`, value)];
  });

const notInFile = (field: string, value: unknown): Problem => ({
  field,
  code: 'not-in-file',
  values: { value: String(value) },
});

/** Whoever follows the mandant's address has to arrive at the mandant. */
function hostProblems(hosts: unknown, config: unknown): Problem[] {
  const address = isItem(config) ? config.MandantUrl : undefined;
  const own =
    typeof address === 'string' ? /^https?:\/\/([^/:?#]+)/i.exec(address.trim())?.[1]?.toLowerCase() : undefined;
  const named = Array.isArray(hosts)
    ? hosts.map((host) => (typeof host === 'string' ? host.trim().toLowerCase() : host))
    : [];
  return own === undefined || named.includes(own)
    ? []
    : [{ field: 'Hosts', code: 'host-missing', values: { value: own } }];
}

/** The default language is one of the list, and every language has its terms. */
function languageProblems(config: unknown, languages: readonly Item[]): Problem[] {
  if (!isItem(config)) return [];
  const listed = new Set(languages.map((one) => one.Sprache));
  const standard = config.Standardsprache ?? 'de';
  const worded = new Set(items(config.AgbTexte).map((one) => one.Sprache));
  return [
    ...(listed.has(standard) ? [] : [notInFile('Konfiguration.Standardsprache', standard)]),
    ...[...listed]
      .filter((one) => !worded.has(one))
      .map((one) => ({ field: 'Konfiguration.AgbTexte', code: 'terms-missing', values: { value: String(one) } })),
    ...repeated('Konfiguration.AgbTexte', items(config.AgbTexte), 'Sprache'),
  ];
}

/** What is offered is everything, half or nothing (E-04); any other number would count as one of them. */
const shareProblems = (config: unknown): Problem[] =>
  isItem(config) && ![undefined, null, 0, 50, 100].includes(config.RecommenderDefaultShare as never)
    ? [{ field: 'Konfiguration.RecommenderDefaultShare', code: 'share-of-three' }]
    : [];

/** Without a secret nobody could come in: the own login pages are off there. */
const autologinProblems = (config: unknown): Problem[] =>
  isItem(config) && config.IsAutologin === true && typeof config.AutologinSecret !== 'string'
    ? [{ field: 'Konfiguration.AutologinSecret', code: 'required' }]
    : [];

/** A service is known by key and secret, and asked by https alone; http is for demo and tests (rules 1.11). */
function captchaProblems(config: unknown): Problem[] {
  if (!isItem(config) || config.CaptchaArt !== 'friendly-captcha') return [];
  const endpoint = config.CaptchaEndpoint;
  return [
    ...(['CaptchaSiteKey', 'CaptchaSecret'] as const)
      .filter((name) => typeof config[name] !== 'string')
      .map((name) => ({ field: `Konfiguration.${name}`, code: 'required' })),
    ...(typeof endpoint === 'string' && !/^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/i.test(endpoint.trim())
      ? [{ field: 'Konfiguration.CaptchaEndpoint', code: 'invalid' }]
      : []),
  ];
}

/** A manager knows the mandant by an id; one that speaks TCF alone is known by the address of its script (G-11). */
function consentManagerProblems(config: unknown): Problem[] {
  if (!isItem(config) || (config.ConsentManagerArt ?? 'beispiel') === 'beispiel') return [];
  const needed = config.ConsentManagerArt === 'tcf' ? 'ConsentManagerSkript' : 'ConsentManagerId';
  return typeof config[needed] === 'string' ? [] : [{ field: `Konfiguration.${needed}`, code: 'required' }];
}

/** A provider is asked at an address of its own, with a key (E-09). */
const providerProblems = (config: unknown): Problem[] =>
  isItem(config)
    ? choiceProblems({ ...config, hasKey: typeof config.AnbieterSchluessel === 'string' }).map(({ field, code }) => ({
        field: `Konfiguration.${field}`,
        code,
      }))
    : [];

/** Advertising by mail to somebody who did not ask for it is unlawful: whoever sends it all the same says why (E-17). */
const contactMailProblems = (config: unknown): Problem[] =>
  isItem(config) && config.EmpfehlungsmailAnKontakt === true && typeof config.EmpfehlungsmailGrund !== 'string'
    ? [{ field: 'Konfiguration.EmpfehlungsmailGrund', code: 'reason-needed' }]
    : [];

/** Of an insurance a recipient may get 15 euros, unless somebody answers for more (E-05). */
function excessProblems(config: unknown, products: readonly Item[], premiums: readonly Item[]): Problem[] {
  const cap =
    isItem(config) && typeof config.MaxEmpfaengerPraemieCent === 'number' ? config.MaxEmpfaengerPraemieCent : null;
  return products.flatMap((product, index) => {
    const { Id: id, Versicherung: insurance, Berater: agent, UeberGrenzeGrund: reason, Aktiv: active } = product;
    if (!(insurance ?? agent) || active === false || typeof reason === 'string') return [];
    const most = premiums.flatMap(({ WertCent: value, Produkte: wanted }) =>
      typeof value === 'number' && Array.isArray(wanted) && wanted.includes(id) ? [recipientMost(value, cap)] : [],
    );
    const cents = Math.max(0, ...most);
    return cents > insuranceLimitCents
      ? [
          {
            field: `Produkte.${index}.UeberGrenzeGrund`,
            code: 'insurance-excess',
            values: { value: euro(cents), limit: euro(insuranceLimitCents) },
          },
        ]
      : [];
  });
}

/** A host that is none would be left out in silence, and the page of the client would stay empty (G-07). */
const frameProblems = (config: unknown): Problem[] =>
  isItem(config) && Array.isArray(config.RahmenHosts)
    ? config.RahmenHosts.flatMap((host: unknown, index) =>
        typeof host === 'string' && frameOrigin(host) === undefined
          ? [{ field: `Konfiguration.RahmenHosts.${index}`, code: 'invalid' }]
          : [],
      )
    : [];

/** A host alone: no scheme, port or path, and none for all below. */
const linkHostProblems = (config: unknown): Problem[] =>
  isItem(config) && Array.isArray(config.MailLinkHosts)
    ? config.MailLinkHosts.flatMap((host: unknown, index) =>
        typeof host === 'string' && !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(host.trim())
          ? [{ field: `Konfiguration.MailLinkHosts.${index}`, code: 'invalid' }]
          : [],
      )
    : [];

const unknownRoutes = (routes: readonly Item[]): Problem[] =>
  routes.flatMap(({ RouteName: name }, index) =>
    typeof name === 'string' && routeKey(name) === undefined
      ? [{ field: `Routen.${index}.RouteName`, code: 'not-known' }]
      : [],
  );

function premiumProblems(premiums: readonly Item[], products: ReadonlySet<unknown>): Problem[] {
  return premiums.flatMap((premium, index) => {
    const where = `Praemien.${index}`;
    const { Art: kind = 'Geld', Startdatum: start, Enddatum: end, Produkte: wanted, GutscheinCodes: codes } = premium;
    const offered = Array.isArray(wanted) ? wanted : [];
    const pool = Array.isArray(codes) ? codes : [];
    return [
      ...offered.flatMap((id, place) => (products.has(id) ? [] : [notInFile(`${where}.Produkte.${place}`, id)])),
      ...(new Set(pool).size < pool.length ? [{ field: `${where}.GutscheinCodes`, code: 'repeated' }] : []),
      ...(pool.length > 0 && kind !== 'Gutschein' ? [{ field: `${where}.GutscheinCodes`, code: 'invalid' }] : []),
      ...(typeof start === 'string' && typeof end === 'string' && end < start
        ? [{ field: `${where}.Enddatum`, code: 'invalid' }]
        : []),
    ];
  });
}
