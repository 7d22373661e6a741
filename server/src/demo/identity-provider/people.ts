/** Who works at the company of the demo: whoever tries it out chooses one of them. Nobody has a password there. */

export interface CompanyPerson {
  /** As the company names the person for ever. */
  id: string;
  givenName: string;
  familyName: string;
  email: string;
  isEmailVerified: boolean;
  department: string;
  /** None for whoever has no part in the portal. */
  role: string | null;
  /** What somebody who tries it out sees before choosing. */
  said: string;
}

export const departmentScope = 'department';
export const departmentWithAgency = 'Vertrieb Hamburg';
export const agencyOfDepartment = '100001';

export const companyRoles = { owner: 'Filialleitung', employee: 'Beratung' } as const;

export const companyPeople: readonly CompanyPerson[] = [
  {
    id: 'k-2001',
    givenName: 'Ingrid',
    familyName: 'Harms',
    email: 'ingrid.harms@unternehmen.example',
    isEmailVerified: true,
    department: departmentWithAgency,
    role: companyRoles.owner,
    said: `leitet die Agentur ${agencyOfDepartment}`,
  },
  {
    id: 'k-2002',
    givenName: 'Tarik',
    familyName: 'Yildiz',
    email: 'tarik.yildiz@unternehmen.example',
    isEmailVerified: true,
    department: departmentWithAgency,
    role: companyRoles.employee,
    said: `arbeitet in der Agentur ${agencyOfDepartment}`,
  },
  {
    id: 'k-2003',
    givenName: 'Beate',
    familyName: 'Lorenz',
    email: 'beate.lorenz@unternehmen.example',
    isEmailVerified: true,
    department: 'Buchhaltung',
    role: companyRoles.employee,
    said: 'gehört zu einer Abteilung, die keine Agentur ist',
  },
  {
    id: 'k-2004',
    givenName: 'Nils',
    familyName: 'Ohlsen',
    email: 'nils.ohlsen@unternehmen.example',
    isEmailVerified: true,
    department: departmentWithAgency,
    role: null,
    said: 'hat keine Rolle im Portal',
  },
];
