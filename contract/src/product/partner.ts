/** What can be recommended and earned today, for the client's system (rules 7.13). */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { id, integer } from '../basics/integer.ts';
import { cents } from '../basics/money.ts';
import { optional, otherwise, wire } from '../basics/wire.ts';
import { Premium } from '../premium/schemas.ts';

export const PartnerProduct = wire({
  id: ['Id', z.int(), 'Its number in the portal'],
  externalId: ['ExterneId', z.string(), 'The number of the client for it: `ProduktExterneId` of a report'],
  name: ['Name', z.string(), 'As visitors read it, in the language of the call'],
  isAgent: ['Berater', z.boolean(), 'Whoever is recommended it is served by an agent instead of a shop'],
  valueCents: ['WertCent', cents, 'The best premium of today; 0 when there is none'],
  premiums: ['Praemien', z.array(Premium), 'Those it is offered with today'],
});

export const listPartnerProducts = endpoint({
  method: 'GET',
  path: '/partner/produkt',
  summary: 'Products that can be recommended today, each with its premiums, a page at a time',
  access: ['apiKey'],
  scope: 'readCatalogue',
  query: wire({
    after: ['nach', optional(id), 'Id of the last product of the page before'],
    count: ['anzahl', otherwise(integer(1, 500), 100), 'Products of a page'],
  }),
  reply: z.array(PartnerProduct),
});

export const listPartnerPremiums = endpoint({
  method: 'GET',
  path: '/partner/praemie',
  summary: 'All premiums valid today, each with the products it is offered with',
  access: ['apiKey'],
  scope: 'readCatalogue',
  reply: z.array(Premium),
});
