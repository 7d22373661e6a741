/** What can be earned: public and the same for everybody. */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { id } from '../basics/integer.ts';
import { wire } from '../basics/wire.ts';
import { HighestPremium, Premium } from './schemas.ts';

export const listPremiums = endpoint({
  method: 'GET',
  path: '/praemie',
  summary: 'All premiums valid today',
  access: ['anyone'],
  reply: z.array(Premium),
});

export const showHighestPremium = endpoint({
  method: 'GET',
  path: '/produkt/maxpraemiewert',
  summary: 'The highest premium valid today',
  access: ['anyone'],
  reply: HighestPremium,
});

const premiumPicture = (variant: string, summary: string) =>
  endpoint({
    method: 'GET',
    path: `/praemie/:id/${variant}`,
    summary,
    access: ['anyone'],
    refusals: ['unknown'],
    params: wire({ id: ['id', id] }),
    produces: 'image/svg+xml',
  });

export const showWholePremiumPicture = premiumPicture('grafik100', 'Banknote with the whole premium');
export const showHalfPremiumPicture = premiumPicture('grafik50', 'Banknote with half of the premium');
export const showRecommenderPicture = premiumPicture('grafik50empfehler', 'Banknote with the half of the recommender');
export const showRecipientPicture = premiumPicture('grafik50empfaenger', 'Banknote with the half of the recipient');
