/** What somebody sees who opened the link (rules 7.4); alone, because no recipient needs more of recommending. */
import * as z from 'zod/mini';
import { Agent } from '../../agent/schemas.ts';
import { day } from '../../basics/day.ts';
import { cents } from '../../basics/money.ts';
import { hash16, recommendationNumber } from '../../basics/number.ts';
import { opaque } from '../../basics/text.ts';
import { optional, wire } from '../../basics/wire.ts';
import { Quote } from '../../product/quote.ts';
import { ProductName, recommenderShare } from '../fields.ts';
import { recommendationStatus } from '../status.ts';

/** What somebody sees who opened the link: no full name, no address of the recommender. */
export const ShownRecommendation = wire({
  number: ['Empfehlungsnummer', recommendationNumber],
  hash: ['Hash', hash16],
  status: ['Status', recommendationStatus],
  /** The link is over for newcomers; only `empfehlen/any` shows it then. */
  isOver: ['Abgelaufen', z.boolean()],
  validUntil: ['GueltigBis', day],
  recommender: ['Empfehler', wire({ firstName: ['Vorname', z.string()], lastInitial: ['NachnameKurz', z.string()] })],
  product: [
    'Produkt',
    wire({
      ...ProductName,
      category: ['Kategorie', optional(z.string())],
      description: ['Beschreibung', z.string()],
      /** An agent serves the contact: birth date and address are needed (G-12). */
      isAgent: ['Berater', z.boolean()],
      /** For people under 28 (K-06). */
      young: ['Young', z.boolean()],
      picture: ['GrafikUrl', optional(z.string())],
    }),
  ],
  /** What was chosen and what it was said to cost when it was recommended; null where nothing was said. */
  quote: ['Angebot', optional(Quote)],
  share: ['AnteilEmpfehler', recommenderShare],
  /** Whoever is recommended to is told that the other one earns by it (E-08). */
  recommenderEarns: ['EmpfehlerErhaeltPraemie', z.boolean()],
  recipientCents: ['PraemieEmpfaengerCent', cents],
  recipientAmount: ['PraemieEmpfaenger', z.string()],
  termsText: ['AgbText', z.string()],
  termsVersion: ['AgbVersion', z.string()],
  agent: ['Berater', optional(Agent)],
  /** Who gets the data of the contact beside the client: the agency of the agent, else that of the recommender (E-14). */
  agency: ['Agentur', optional(z.string())],
  hasShopLink: ['ShopLinkVorhanden', z.boolean()],
  /** A company was recommended: the form asks for its name (G-04). */
  needsCompany: ['FirmaErforderlich', z.boolean()],
  /** Only with the prefill token of a mail to the contact. */
  prefilled: [
    'VorausgefuellterEmpfaenger',
    optional(
      wire({
        firstName: ['Vorname', optional(z.string())],
        lastName: ['Nachname', optional(z.string())],
        email: ['Email', optional(z.string())],
      }),
    ),
  ],
});

export const ByNumberAndHash = wire({ number: ['nr', recommendationNumber], hash: ['hex', hash16] });
export const PrefillQuery = wire({
  prefill: ['p', optional(opaque(2000))],
  reservation: ['reservierung', optional(opaque(2000))],
});
