/** What every list loads beside its rows: what was asked, and who works there, for a filter. */
import { listEmployees } from '@weitersagen/contract/agency/own-endpoints';
import type { Load } from '../../../page/screen.ts';
import { askedOf, bodyOf, rowsIn } from './asked.ts';
import type { Options } from './list-frame.tsx';

export async function loadAround({ api, query, agencyUser, today }: Load) {
  const asked = askedOf(query, today);
  const found = agencyUser?.rights.includes('employees') ? await api(listEmployees) : undefined;
  const people = found?.ok ? found.value : [];
  const employees: Options = people.flatMap(({ employeeNumber, firstName, lastName }) =>
    employeeNumber === null
      ? []
      : [[employeeNumber, [employeeNumber, [firstName, lastName].filter(Boolean).join(' ')].join(' · ')] as const],
  );
  return {
    asked,
    body: bodyOf(asked),
    search: query.size > 0 ? `?${query}` : '',
    shown: rowsIn(query),
    employees,
    mayWrite: agencyUser?.agencyStatus === 'active' && agencyUser.support === null,
  };
}
