/** Every place of the area by its name in the address. */
import { employees } from './employees/employees.tsx';
import { invitationForm } from './invitation/invitation-form.tsx';
import { invitations } from './invitation/invitations.tsx';
import { invoices } from './invoices/invoices.tsx';
import { masterData } from './master-data/master-data.tsx';
import { orders } from './orders/orders.tsx';
import { overview } from './overview/overview.tsx';
import { leads } from './people/leads.tsx';
import { recommenders } from './people/recommenders.tsx';
import type { Place } from './places.ts';
import { rewards } from './rewards/rewards.tsx';
import { search } from './search/search.tsx';
import type { View } from './view.ts';

export const views: Readonly<Record<Place, View>> = {
  'recommend-employees': invitationForm,
  einladungen: invitations,
  empfehlungen: recommenders,
  leads,
  auftraege: orders,
  dashboard: overview,
  suche: search,
  mitarbeiter: employees,
  praemien: rewards,
  rechnungen: invoices,
  stammdaten: masterData,
};
