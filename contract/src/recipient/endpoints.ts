/** What a recipient does: give the data, agree, say where the money goes, or say "that was not me". */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { ByNumber } from '../recommendation/by-number.ts';
import {
  Agreement,
  BankData,
  ByEitherNumber,
  ByRecipientHash,
  ByRecipientNumber,
  CompletedRecommendation,
  Completion,
  CompletionQuery,
  CreatedRecipient,
  Deleted,
  ExistsQuery,
  GivenAgreement,
  NewRecipient,
  NewRecipientQuery,
  RecipientExists,
  RecipientOrder,
  RecipientPremium,
  ShownRecipient,
  StoredBankData,
} from './schemas.ts';

export const createRecipient = endpoint({
  method: 'POST',
  path: '/empfaenger/create/:nr',
  goal: 'recipientData',
  summary: 'Somebody who followed a link gives the data; a mail asks to confirm them',
  access: ['anyone'],
  refusals: [
    'unknown',
    'recommendation.over',
    'reservation.over',
    'recipient.registered',
    'recipient.same-email',
    'terms.changed',
    'captcha.wrong',
    'limit.reached',
  ],
  params: ByNumber,
  query: NewRecipientQuery,
  body: NewRecipient,
  reply: CreatedRecipient,
});

export const recipientExists = endpoint({
  method: 'GET',
  path: '/empfaenger/exists/:nr',
  summary: 'Whether there (still) is a recipient of this number',
  access: ['anyone'],
  refusals: ['limit.reached'],
  params: ByRecipientNumber,
  query: ExistsQuery,
  reply: RecipientExists,
});

export const showRecipientOrder = endpoint({
  method: 'GET',
  path: '/empfaenger/auftrag',
  summary: 'Order, terms and journey of the recipient whose token is sent',
  access: ['recipient'],
  refusals: ['recommendation.over'],
  reply: RecipientOrder,
});

export const showRecipient = endpoint({
  method: 'GET',
  path: '/empfaenger/:hex',
  summary: 'A recipient by hash: masked data and the journey',
  access: ['anyone'],
  refusals: ['unknown', 'limit.reached'],
  params: ByRecipientHash,
  reply: ShownRecipient,
});

export const giveAgreement = endpoint({
  method: 'PUT',
  path: '/empfaenger/zustimmung',
  goal: 'agreement',
  summary: 'Confirms the data and agrees to the terms; again without effect',
  access: ['recipient'],
  refusals: ['recommendation.over', 'terms.changed'],
  body: Agreement,
  reply: GivenAgreement,
});

export const refuseRecipient = endpoint({
  method: 'PUT',
  path: '/empfaenger/ablehnen',
  summary: '"That was not me": deletes the data of the recipient whose token is sent',
  access: ['recipient'],
  refusals: ['recommendation.over', 'state.not-allowed'],
  reply: Deleted,
});

export const giveBankData = endpoint({
  method: 'POST',
  path: '/empfaenger/bankdaten',
  summary: "Account for the recipient's own reward",
  access: ['recipient'],
  refusals: ['recommendation.over', 'state.not-allowed'],
  body: BankData,
  reply: StoredBankData,
});

export const completeRecommendation = endpoint({
  method: 'POST',
  path: '/tracking/abschliessen',
  goal: 'recipientData',
  summary: 'Completes a recommendation with all data of the recipient where there is no shop',
  access: ['anyone'],
  refusals: [
    'unknown',
    'recommendation.over',
    'recipient.registered',
    'recipient.same-email',
    'state.not-allowed',
    'terms.changed',
    'captcha.wrong',
    'limit.reached',
  ],
  query: CompletionQuery,
  body: Completion,
  reply: CompletedRecommendation,
});

export const listRecipientPremiums = endpoint({
  method: 'GET',
  path: '/empfaenger/:nr/praemie',
  summary: 'What the recipient would get; empty when the share is 0',
  access: ['anyone', 'recipient'],
  refusals: ['unknown', 'limit.reached'],
  params: ByEitherNumber,
  reply: z.array(RecipientPremium),
});
