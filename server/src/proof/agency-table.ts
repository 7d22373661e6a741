/** Rules 2.3 and 2.4 call by call, as `agency-access.test.ts` asks them: which role may, and what it is answered. */
const ofInactiveOwner = [
  ...['Rechnungen', 'Verwaltung', 'AuftragsReport', 'EmpfehlerReport', 'Praemien', 'Praemienplan', 'StatistikReport'],
  ...['Stammdaten', 'AddPraemienplan', 'DeletePraemienplan'],
];
/** §6: what each role may. */
export const rightsOf: Readonly<Record<string, readonly string[]>> = {
  AgenturInhaber: ['Mitarbeiter', 'Einladungstool', ...ofInactiveOwner],
  AgenturInhaber_inaktiv: ofInactiveOwner,
  AgenturMitarbeiter: [
    ...['Einladungstool', 'Verwaltung', 'AuftragsReport', 'EmpfehlerReport', 'Praemien', 'Praemienplan'],
    ...['StatistikReport', 'Stammdaten'],
  ],
  KeineRolle: [],
};

/** The right that a call asks for; none is needed for the own sign-in. */
export const table: Readonly<Record<string, string | null>> = {
  'GET /agentur/user': null,
  'POST /agentur/logout': null,
  'GET /agentur/sitzungen': null,
  'DELETE /agentur/sitzungen/:id': null,
  'PUT /agentur/resetPasswordWithoutToken': null,
  'GET /agentur/daten': null,
  'GET /aktion/alleAktiven': null,
  'GET /empfehler/praemienplan': null,
  'DELETE /agentur/benutzer': null,
  'PUT /aktion/:aktionsId/zustimmung': null,
  'PUT /agentur/registrieren/daten': 'Stammdaten',
  'GET /agentur/stammdaten': 'Stammdaten',
  'PUT /agentur/stammdaten': 'Stammdaten',
  'GET /agentur/mitarbeiter': 'Mitarbeiter',
  'POST /agentur/mitarbeiter': 'Mitarbeiter',
  'PUT /agentur/mitarbeiter/:mitarbeiternummer': 'Mitarbeiter',
  'DELETE /agentur/mitarbeiter/:mitarbeiternummer': 'Mitarbeiter',
  ...ofList('auftraege', 'AuftragsReport'),
  ...ofList('empfehlungen', 'EmpfehlerReport'),
  ...ofList('leads', 'EmpfehlerReport'),
  ...ofList('einladungen', 'Einladungstool'),
  ...ofList('praemien', 'Praemien'),
  'PUT /agentur/dashboard': 'StatistikReport',
  'PUT /agentur/dashboard/:mitarbeiternummer': 'StatistikReport',
  'PUT /agentur/auftraege/vorschau': 'AuftragsReport',
  'PUT /agentur/auftragfreigeben/:nr/:entscheidung': 'AuftragsReport',
  'GET /agentur/suche': 'Verwaltung',
  'GET /empfehler/empfehlungen': 'EmpfehlerReport',
  'POST /empfehlen/create': 'Einladungstool',
  'PUT /einladung': 'Einladungstool',
  'PUT /einvitation': 'Einladungstool',
  'GET /einladung/daten': 'Einladungstool',
  'PUT /einladung/:id/widerrufen': 'Einladungstool',
  'PUT /einladung/:id/erneut': 'Einladungstool',
  'GET /agentur/praemienplan': 'Praemienplan',
  'POST /agentur/praemienplan': 'AddPraemienplan',
  'DELETE /agentur/praemienplan/:id': 'DeletePraemienplan',
  'GET /agentur/rechnungen': 'Rechnungen',
  'GET /agentur/rechnungen/:nr': 'Rechnungen',
  'GET /agentur/rechnungen/:nr/dateien/:art': 'Rechnungen',
};
function ofList(kind: string, right: string): Record<string, string> {
  return {
    [`PUT /agentur/${kind}`]: right,
    [`PUT /agentur/${kind}/:mitarbeiternummer`]: right,
    [`GET /agentur/${kind}/csv`]: right,
  };
}

/** Which requirement a right of a role is, told by one call of it. */
export const ids: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'GET /agentur/mitarbeiter': {
    AgenturInhaber: '[S6-P024]',
    AgenturInhaber_inaktiv: '[S6-P056]',
    AgenturMitarbeiter: '[S6-P058]',
  },
  'GET /einladung/daten': {
    AgenturInhaber: '[S6-P025]',
    AgenturInhaber_inaktiv: '[S6-P057]',
    AgenturMitarbeiter: '[S6-P048]',
  },
  'GET /agentur/praemienplan': {
    AgenturInhaber: '[S6-P026][S6-P033]',
    AgenturInhaber_inaktiv: '[S6-P043]',
    AgenturMitarbeiter: '[S6-P053]',
  },
  'GET /agentur/rechnungen': {
    AgenturInhaber: '[S6-P028]',
    AgenturInhaber_inaktiv: '[S6-P038]',
    AgenturMitarbeiter: '[S6-P059]',
  },
  'GET /agentur/suche': {
    AgenturInhaber: '[S6-P029]',
    AgenturInhaber_inaktiv: '[S6-P039]',
    AgenturMitarbeiter: '[S6-P049]',
  },
  'PUT /agentur/auftraege': {
    AgenturInhaber: '[S6-P030]',
    AgenturInhaber_inaktiv: '[S6-P040]',
    AgenturMitarbeiter: '[S6-P050]',
  },
  'PUT /agentur/empfehlungen': {
    AgenturInhaber: '[S6-P031]',
    AgenturInhaber_inaktiv: '[S6-P041]',
    AgenturMitarbeiter: '[S6-P051]',
  },
  'PUT /agentur/praemien': {
    AgenturInhaber: '[S6-P032]',
    AgenturInhaber_inaktiv: '[S6-P042]',
    AgenturMitarbeiter: '[S6-P052]',
  },
  'PUT /agentur/dashboard': {
    AgenturInhaber: '[S6-P034]',
    AgenturInhaber_inaktiv: '[S6-P044]',
    AgenturMitarbeiter: '[S6-P054]',
  },
  'GET /agentur/stammdaten': {
    AgenturInhaber: '[S6-P035]',
    AgenturInhaber_inaktiv: '[S6-P045]',
    AgenturMitarbeiter: '[S6-P055]',
  },
  'POST /agentur/praemienplan': {
    AgenturInhaber: '[S6-P036]',
    AgenturInhaber_inaktiv: '[S6-P046]',
    AgenturMitarbeiter: '[S6-P060]',
  },
  'DELETE /agentur/praemienplan/:id': {
    AgenturInhaber: '[S6-P037]',
    AgenturInhaber_inaktiv: '[S6-P047]',
    AgenturMitarbeiter: '[S6-P061]',
  },
};
/** What asks for more than a right: releasing takes an active role (P-08), the data of an agency its owner. */
const alsoRefused: Readonly<Record<string, readonly string[]>> = {
  'PUT /agentur/auftragfreigeben/:nr/:entscheidung': ['AgenturInhaber_inaktiv'],
  'PUT /agentur/registrieren/daten': ['AgenturMitarbeiter'],
};
/** How whoever may is answered where it is not 200: what was sent is not enough, names nothing, or there is nothing left to do. */
const otherwise: Readonly<Record<string, number | Readonly<Record<string, number>>>> = {
  'DELETE /agentur/benutzer': 409,
  'DELETE /agentur/mitarbeiter/:mitarbeiternummer': 404,
  'DELETE /agentur/sitzungen/:id': 404,
  'POST /agentur/mitarbeiter': 400,
  'PUT /agentur/auftragfreigeben/:nr/:entscheidung': 400,
  'PUT /agentur/mitarbeiter/:mitarbeiternummer': 400,
  'PUT /agentur/registrieren/daten': { AgenturInhaber: 409 },
  'PUT /agentur/resetPasswordWithoutToken': 400,
  'PUT /aktion/:aktionsId/zustimmung': 400,
};
export const mayCall = (role: string, call: string): boolean => {
  const right = table[call] ?? null;
  return (right === null || rightsOf[role]?.includes(right) === true) && !alsoRefused[call]?.includes(role);
};
export const answerTo = (role: string, call: string): number => {
  const other = otherwise[call] ?? 200;
  return typeof other === 'number' ? other : (other[role] ?? 200);
};

/** Of whom a thing is: of whoever asks or of the agency of the owner, and of whom not. */
export type Owned = 'own' | 'of a colleague' | 'of another agency' | 'of another mandant';
type Answers = Partial<Record<Owned, Readonly<Record<string, number>>>>;
/** Whoever works there first, because what an owner has done is done. */
const byRole = (employee: number, owner: number, inactive: number) => ({
  AgenturMitarbeiter: employee,
  AgenturInhaber: owner,
  AgenturInhaber_inaktiv: inactive,
  KeineRolle: 403,
});
/** What stands under the number of an employee: an order, an invitation. */
export const ofEmployee: Answers = {
  own: byRole(200, 200, 403),
  'of a colleague': byRole(404, 200, 403),
  'of another agency': byRole(404, 404, 403),
};
export const ofInvoices: Answers = {
  own: byRole(403, 200, 200),
  'of another agency': byRole(403, 404, 404),
  'of another mandant': byRole(403, 404, 404),
};

/** A number of an employee in the address: the own one or one of the own agency, that of a colleague, and one of another agency. */
type ByNumber = Readonly<Record<string, readonly [own: number, colleague: number, foreign: number]>>;
const ofRows: ByNumber = {
  AgenturInhaber: [200, 200, 200],
  AgenturMitarbeiter: [200, 403, 403],
  AgenturInhaber_inaktiv: [200, 200, 200],
};
const noneOfThem = [403, 403, 403] as const;
const ofStaff: ByNumber = {
  AgenturInhaber: [200, 200, 404],
  AgenturMitarbeiter: noneOfThem,
  AgenturInhaber_inaktiv: noneOfThem,
};
export const byNumber: Readonly<Record<string, ByNumber>> = {
  'PUT /agentur/auftraege/:mitarbeiternummer': ofRows,
  'PUT /agentur/empfehlungen/:mitarbeiternummer': ofRows,
  'PUT /agentur/leads/:mitarbeiternummer': ofRows,
  'PUT /agentur/einladungen/:mitarbeiternummer': { ...ofRows, AgenturInhaber_inaktiv: noneOfThem },
  'PUT /agentur/praemien/:mitarbeiternummer': ofRows,
  'PUT /agentur/dashboard/:mitarbeiternummer': ofRows,
  'PUT /agentur/mitarbeiter/:mitarbeiternummer': ofStaff,
  'DELETE /agentur/mitarbeiter/:mitarbeiternummer': ofStaff,
};
