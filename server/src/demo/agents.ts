/** Fourteen agents in eight towns: two pages and a rest. One has no e-mail address, two have umlauts, one a double name. */
import type { MandantDraft } from '../setup/draft.ts';

type Agent = NonNullable<MandantDraft['agents']>[number];

const agent = (
  externalId: string,
  firstName: string,
  lastName: string,
  postcode: string,
  city: string,
  agencyNumber: string | null = null,
): Agent => ({
  externalId,
  firstName,
  lastName,
  postcode,
  city,
  email: `${externalId.toLowerCase()}@berater.example`,
  phone: '040 123456',
  photoConsentOn: '2025-09-01',
  photoConsentHow: 'unterschriebene Erklärung',
  agencyNumber,
});

export const demoAgents: readonly Agent[] = [
  agent('B-1001', 'Petra', 'Ahlers', '20095', 'Hamburg', '100001'),
  agent('B-1002', 'Jörg', 'Müller', '20354', 'Hamburg', '100001'),
  agent('B-1003', 'Songül', 'Aydın', '22767', 'Hamburg'),
  agent('B-1004', 'Henning', 'Brandt', '23552', 'Lübeck'),
  agent('B-1005', 'Karin', 'Lüders', '23564', 'Lübeck'),
  agent('B-1006', 'Thomas', 'Petersen', '24103', 'Kiel'),
  agent('B-1007', 'Ines', 'Schröder-Voss', '24143', 'Kiel'),
  agent('B-1008', 'Olaf', 'Janssen', '26122', 'Oldenburg'),
  agent('B-1009', 'Marta', 'Kowalski', '28195', 'Bremen'),
  agent('B-1010', 'Daniel', 'Weiß', '28203', 'Bremen'),
  agent('B-1011', 'Ute', 'Mohr', '30159', 'Hannover', '100002'),
  agent('B-1012', 'Faruk', 'Demir', '30625', 'Hannover', '100002'),
  agent('B-1013', 'Sabine', 'Hagen', '18055', 'Rostock'),
  { ...agent('B-1014', 'Paul', 'von der Heide', '61348', 'Bad Homburg'), email: null },
];
