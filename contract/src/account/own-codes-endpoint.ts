/** The own codes for recommending without a link (G-06); apart, because the personal area needs no more of them. */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { endpoint } from '../basics/endpoint.ts';
import { wire } from '../basics/wire.ts';

export const OwnCode = wire({ code: ['Empfehlungscode', z.string()], createdAt: ['ErstelltAm', moment] });

export const listOwnCodes = endpoint({
  method: 'GET',
  path: '/empfehler/empfehlungscodes',
  summary: 'The own codes for recommending without a link, the newest first',
  access: ['recommender'],
  reply: z.array(OwnCode),
});
