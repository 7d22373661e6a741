/** Paths of the pages: the server owns them, the portal knows names. */
import { endpoint } from '../basics/endpoint.ts';
import { RouteConfig } from './schemas.ts';

export const listDefaultRoutes = endpoint({
  method: 'GET',
  path: '/route/default',
  summary: 'Paths of the pages every portal has, and the default language',
  access: ['anyone'],
  reply: RouteConfig,
});

export const listAdditionalRoutes = endpoint({
  method: 'GET',
  path: '/route/additional',
  summary: 'Paths of the pages of agency, sales partner and campaigns',
  access: ['anyone'],
  reply: RouteConfig,
});
