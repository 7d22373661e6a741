/** The agencies of the demo (rules 9): one that takes part, one that has ended, one that waits for review, one that was refused. */
import type { AgencyPosition } from '@weitersagen/contract/agency/rights';
import type { AgencyStatus } from '@weitersagen/contract/agency/status';

interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  salutation: 'mr' | 'ms';
  position: AgencyPosition;
  number?: string;
}

export interface Office {
  number: string;
  status: Exclude<AgencyStatus, 'merged' | 'registered'>;
  company: string;
  legalForm: string;
  street: string;
  houseNumber: string;
  postcode: string;
  city: string;
  phone: string;
  vatId: string;
  /** Days before the start on which it registered. */
  since: number;
  reason?: string;
  people: readonly DemoPerson[];
}

const owner = (email: string, firstName: string, lastName: string, salutation: 'mr' | 'ms'): DemoPerson => ({
  email,
  firstName,
  lastName,
  salutation,
  position: 'owner',
});
const employee = (
  number: string,
  email: string,
  [firstName, lastName, salutation]: readonly [string, string, 'mr' | 'ms'],
): DemoPerson => ({ email, firstName, lastName, salutation, position: 'employee', number });

export const offices: readonly Office[] = [
  {
    number: '100001',
    status: 'active',
    company: 'Agentur Krämer & Brandt',
    legalForm: 'GmbH',
    street: 'Deichstraße',
    houseNumber: '27',
    postcode: '20459',
    city: 'Hamburg',
    phone: '040 5550100',
    vatId: 'DE999100018',
    since: 220,
    people: [
      owner('inhaber@agentur.example', 'Clara', 'Brandt', 'ms'),
      employee('M1', 'mitarbeiter@agentur.example', ['Dirk', 'Krämer', 'mr']),
      employee('M2', 'sabine.lorenz@agentur.example', ['Sabine', 'Lorenz', 'ms']),
      employee('M3', 'yusuf.demir@agentur.example', ['Yusuf', 'Demir', 'mr']),
    ],
  },
  {
    number: '100002',
    status: 'inactive',
    company: 'Versicherungsbüro Mohr',
    legalForm: 'e. K.',
    street: 'Lister Meile',
    houseNumber: '8',
    postcode: '30161',
    city: 'Hannover',
    phone: '0511 5550200',
    vatId: 'DE999100026',
    since: 300,
    reason: 'Der Agenturvertrag ist zum Quartalsende gekündigt.',
    people: [
      owner('inaktiv@agentur.example', 'Ute', 'Mohr', 'ms'),
      employee('M1', 'faruk.aslan@agentur.example', ['Faruk', 'Aslan', 'mr']),
    ],
  },
  {
    number: '100003',
    status: 'inReview',
    company: 'Agentur Seeblick',
    legalForm: 'GbR',
    street: 'Kiellinie',
    houseNumber: '14a',
    postcode: '24105',
    city: 'Kiel',
    phone: '0431 5550300',
    vatId: 'DE999100034',
    since: 3,
    people: [owner('pruefung@agentur.example', 'Jan', 'Behrens', 'mr')],
  },
  {
    number: '100004',
    status: 'rejected',
    company: 'Wattenmeer Finanz',
    legalForm: 'UG (haftungsbeschränkt)',
    street: 'Am Hafen',
    houseNumber: '3',
    postcode: '25813',
    city: 'Husum',
    phone: '04841 555040',
    vatId: 'DE999100042',
    since: 40,
    reason: 'Es liegt keine Erlaubnis nach § 34d GewO vor.',
    people: [owner('abgelehnt@agentur.example', 'Momme', 'Thomsen', 'mr')],
  },
];
