/** Who the mandant is and what it offers: the first thing a client reads. */
import { endpoint } from '../basics/endpoint.ts';
import { PublicMandant } from './schemas.ts';

export const showMandant = endpoint({
  method: 'GET',
  path: '',
  summary: 'Public data and configuration of the mandant',
  access: ['anyone'],
  reply: PublicMandant,
});

export const showConfiguration = endpoint({
  method: 'GET',
  path: '/mandant/konfiguration',
  summary: 'The same as the address of the mandant itself (C-02)',
  access: ['anyone'],
  reply: PublicMandant,
});
