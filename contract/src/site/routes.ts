/**
 * The pages of the portal by name (§2, R-22): the table the server is seeded with and the portal falls back to.
 *
 * Paths stand below the locale and may be changed in the administration; names never change. `tokenInQuery` marks
 * pages that read a token of their own from the address; `isPersonal` marks every page whose address names a person
 * (token, hash or number), which is sent with no-store, no-referrer and noindex (rules 1.6).
 */

/** Who has to be signed in: nobody, a recommender, a recommender with role Profiseller, an agency user. */
type LoginKind = 'none' | 'recommender' | 'salesPartner' | 'agency';

export interface Route {
  /** RouteName on the wire. */
  name: string;
  path: string;
  login: LoginKind;
  /** Not registered on a mandant with IsAutologin. */
  disabledWithAutologin: boolean;
  tokenInQuery: boolean;
  isPersonal: boolean;
  /** Asks for a bank account, or acts for somebody else: never shown inside a page of another site (G-07). */
  neverFramed: boolean;
}

type Marks = 'disabledWithAutologin' | 'tokenInQuery' | 'isPersonal' | 'neverFramed';

const page = <const N extends string>(name: N, path: string, login: LoginKind = 'none', ...marks: Marks[]) => ({
  name,
  path,
  login,
  disabledWithAutologin: marks.includes('disabledWithAutologin'),
  tokenInQuery: marks.includes('tokenInQuery'),
  isPersonal: marks.includes('tokenInQuery') || marks.includes('isPersonal'),
  neverFramed: marks.includes('neverFramed'),
});

/** What `route/default` delivers. */
export const defaultRoutes = {
  home: page('Home', ''),
  offlineThanks: page('DankeStepsOfflineEmpfehlung', '/danke'),
  personalArea: page('PersoenlicherBereich', '/persoenlicherbereich', 'recommender'),
  myData: page('MeineDaten', '/meinedaten', 'recommender', 'disabledWithAutologin'),
  login: page('Login', '/login', 'none', 'disabledWithAutologin'),
  supportLogin: page('AdminLogin', '/login/:adminLoginToken', 'none', 'isPersonal', 'neverFramed'),
  logout: page('Logout', '/logout', 'recommender', 'disabledWithAutologin'),
  recommendationCode: page('Empfehlungscode', '/code'),
  passwordForgotten: page('PasswortVergessen', '/passwortvergessen', 'none', 'disabledWithAutologin'),
  passwordChange: page('PasswortAendern', '/passwortaendern', 'recommender', 'disabledWithAutologin'),
  recommend: page('Empfehlen', '/empfehlen/:produktId'),
  recommendAgent: page('EmpfehlenAgent', '/agent/empfehlen/:produktId'),
  recommendationThanks: page('EmpfehlungBestaetigung', '/bestaetigung', 'none', 'isPersonal'),
  share: page('EmpfehlungTeilen', '/empfehlung/:empfehlungsnummer', 'none', 'isPersonal'),
  recipientThanks: page('EmpfaengerBestaetigung', '/empfaengerbestaetigung', 'none', 'isPersonal'),
  recommendationOver: page('EmpfehlungAbgelaufen', '/empfehlungabgelaufen'),
  recipientData: page('EmpfaengerDaten', '/empfaengerdaten/:empfehlungsnummer', 'none', 'isPersonal'),
  rewardChoice: page('PraemieWaehlen', '/praemie/', 'none', 'tokenInQuery'),
  rewardData: page('PraemieDaten', '/praemie/:praemieid', 'none', 'tokenInQuery', 'neverFramed'),
  rewardThanks: page('PraemieDanke', '/praemiedanke'),
  goodwillThanks: page('KulanzDanke', '/kulanzdanke'),
  customerNumber: page('Kundennummer', '/kundennummer', 'none', 'tokenInQuery'),
  recipientAgreement: page('AGBDatenschutzZustimmung', '/empfaenger/zustimmung', 'none', 'tokenInQuery'),
  recipientBankData: page('EmpfaengerBankdaten', '/bankdaten', 'none', 'tokenInQuery', 'neverFramed'),
  recommenderBankData: page('EmpfehlerBankdaten', '/empfehler/bankdaten', 'recommender', 'neverFramed'),
  imprint: page('Impressum', '/impressum'),
  privacy: page('Datenschutz', '/datenschutz'),
  terms: page('Agb', '/agb'),
  faq: page('Faq', '/faq'),
  contact: page('Kontakt', '/kontakt'),
  newsletterOptout: page('optout', '/empfehler/newsletter/optout', 'none', 'tokenInQuery'),
  newsletterOptin: page('optin', '/empfehler/newsletter/optin', 'none', 'tokenInQuery'),
  registration: page('RegistrierungAbschliessen', '/registrieren', 'none', 'disabledWithAutologin', 'tokenInQuery'),
  passwordReset: page('PasswortZuruecksetzen', '/passwortsetzen', 'none', 'disabledWithAutologin', 'tokenInQuery'),
  employeeRecommendation: page('MitarbeiterEmpfehlen', '/mitarbeiterempfehlen'),
  notFound: page('FileNotFound', '/404'),
  accessibility: page('Barrierefreiheitserklaerung', '/barrierefreiheitserklaerung'),
  currentPremiums: page('AktuellePraemienuebersicht', '/aktuellepraemienuebersicht'),
} as const satisfies Record<string, Route>;

/**
 * What `route/additional` delivers; static paths before those with a parameter. Ten are ours: the statement of a year and
 * everything known about a person, each a page to read and to print, own claims and the form of one, what a guest wrote to the
 * service, the data an agent needs, an invoice of an agency, and of the catalogue all categories, a product and the comparison.
 */
export const additionalRoutes = {
  agencyRegistration: page('registerAgency', '/agentur/registrieren'),
  agencyConfirmation: page('agencyConfirm', '/agentur/bestaetigung', 'none', 'tokenInQuery'),
  agencyFirstPassword: page('registerPassword', '/agentur/passwort', 'none', 'tokenInQuery'),
  agencyMasterData: page('registerAdditionalData', '/agentur/zusatzdaten', 'agency'),
  agencyLogin: page('agencyLogin', '/agentur/login'),
  agencyLogout: page('agencyLogout', '/agentur/logout', 'agency'),
  agencyPasswordForgotten: page('agencyPasswordForgotten', '/agentur/passwortvergessen'),
  agencyPasswordReset: page('agencyPasswordReset', '/agentur/passwortsetzen', 'none', 'tokenInQuery'),
  agencyHome: page('agencyHome', '/agentur/start'),
  agencyRules: page('agencyRules', '/agentur/teilnahmebedingungen'),
  agencyPrivacy: page('agencyDataProtection', '/agentur/datenschutz'),
  agencyInfo: page('agencyInfo', '/agentur/info'),
  agencyCost: page('agencyCost', '/agentur/kosten'),
  agencyInvoice: page('AgenturRechnung', '/agentur/rechnungen/:nr', 'agency'),
  agency: page('agency', '/agentur/:tab?', 'agency'),
  agencyPremiums: page('praemienuebersicht', '/praemienuebersicht', 'agency'),
  agencySso: page('agencySso', '/sso', 'none', 'isPersonal'),
  yearStatement: page('Jahresuebersicht', '/persoenlicherbereich/jahresuebersicht', 'recommender'),
  claims: page('Nachbuchungen', '/persoenlicherbereich/nachbuchungen', 'recommender'),
  claim: page('Nachbuchung', '/persoenlicherbereich/nachbuchung', 'recommender'),
  ownData: page('MeineDatenAuskunft', '/meinedaten/auskunft', 'recommender'),
  recipientCompletion: page('EmpfaengerAngaben', '/empfaengerdaten/:empfehlungsnummer/beratung', 'none', 'isPersonal'),
  salesPartnerRegistration: page('registerProfi', '/profi/registrieren', 'none', 'disabledWithAutologin'),
  salesPartnerArea: page('profiMeinbereich', '/profi', 'salesPartner'),
  salesPartnerOrders: page('profiAuftragsuebersicht', '/profi/auftraege', 'salesPartner'),
  salesPartnerCommissions: page('profiProvisionen', '/profi/provisionen', 'salesPartner'),
  salesPartnerStatements: page('profiAbrechnung', '/profi/abrechnung', 'salesPartner'),
  salesPartnerData: page('profiMeineDaten', '/profi/meinedaten', 'salesPartner'),
  participationTerms: page('teilnahmebedingungen', '/teilnahmebedingungen'),
  contactCopy: page('Kontaktkopie', '/kontakt/kopie', 'none', 'tokenInQuery'),
  interstitial: page('forcedLoginRedirectPage', '/willkommen'),
  exclusive: page('Exklusiv', '/exklusiv'),
  exclusiveAlias: page('Exclusiv', '/exclusiv'),
  categories: page('Produktkategorien', '/produkte'),
  product: page('Produkt', '/produkt/:produktId'),
  compare: page('Vergleich', '/vergleich'),
} as const satisfies Record<string, Route>;

/**
 * Every page there can be. Two stand in no table of paths: that of a category, which is at the slug of each of them, and
 * those a mandant adds, each with a path and a name of its own, which is that of its text.
 */
export const routes = {
  ...defaultRoutes,
  ...additionalRoutes,
  category: page('Produktkategorie', ''),
  ownPage: page('Seite', ''),
};
/** Pages whose addresses the mandant gives one by one. */
export const addressedByMandant: ReadonlySet<string> = new Set([
  'category',
  'ownPage',
] satisfies (keyof typeof routes)[]);

/** A page by its name in code: `share`, `rewardChoice`. */
export type RouteKey = keyof typeof routes;

const keys = new Map<string, RouteKey>(
  (Object.keys(routes) as RouteKey[]).map((key) => [routes[key].name, key] as const),
);

/** The page of a RouteName; lists of names may also say "Meine Daten". */
export const routeKey = (name: string): RouteKey | undefined => keys.get(name === 'Meine Daten' ? 'MeineDaten' : name);
