/** What an agency says of itself, and who works there (rules 2.3, 3.8, 7.8). */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import {
  AgencyCompleted,
  ByEmployee,
  ChangeEmployee,
  ChangeMasterData,
  CompleteAgency,
  Employee,
  MasterData,
  NewEmployee,
} from './schemas.ts';

export const completeAgency = endpoint({
  method: 'PUT',
  path: '/agentur/registrieren/daten',
  goal: 'registration',
  summary: 'What an operator wants to know before the agency is approved (G4)',
  noSupport: true,
  access: ['agency'],
  right: 'masterData',
  refusals: ['access.denied', 'state.not-allowed'],
  body: CompleteAgency,
  reply: AgencyCompleted,
});

export const showMasterData = endpoint({
  method: 'GET',
  path: '/agentur/stammdaten',
  summary: 'Master data of the agency and of the person; the bank account is masked 15 minutes after the sign-in',
  access: ['agency'],
  right: 'masterData',
  refusals: ['access.denied'],
  reply: MasterData,
});

export const changeMasterData = endpoint({
  method: 'PUT',
  path: '/agentur/stammdaten',
  summary: 'Changes what is given; the agency itself is changed by its owner',
  noSupport: true,
  access: ['agency'],
  right: 'masterData',
  refusals: ['access.denied', 'bank-data.password-needed', 'limit.reached', 'state.not-allowed'],
  body: ChangeMasterData,
  reply: MasterData,
});

export const listEmployees = endpoint({
  method: 'GET',
  path: '/agentur/mitarbeiter',
  summary: 'Who works there, and who did',
  access: ['agency'],
  right: 'employees',
  refusals: ['access.denied'],
  reply: z.array(Employee),
});

export const inviteEmployee = endpoint({
  method: 'POST',
  path: '/agentur/mitarbeiter',
  summary: 'Lets somebody in as an employee, by a link in a mail; of somebody who has not come yet the link again (G9)',
  noSupport: true,
  access: ['agency'],
  right: 'employees',
  refusals: ['access.denied', 'limit.reached', 'state.not-allowed'],
  body: NewEmployee,
  reply: Employee,
});

export const changeEmployee = endpoint({
  method: 'PUT',
  path: '/agentur/mitarbeiter/:mitarbeiternummer',
  summary: 'Name and phone of an employee',
  noSupport: true,
  access: ['agency'],
  right: 'employees',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ByEmployee,
  body: ChangeEmployee,
  reply: Employee,
});

export const removeEmployee = endpoint({
  method: 'DELETE',
  path: '/agentur/mitarbeiter/:mitarbeiternummer',
  summary: 'Ends the way in of an employee; what was done stays under the name (G10)',
  noSupport: true,
  access: ['agency'],
  right: 'employees',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ByEmployee,
  reply: Employee,
});
