/** The stored bank account of the person who is signed in (C-15, rules 7.3). */
import { endpoint } from '../basics/endpoint.ts';
import { BankAccount, DeleteBankAccount, DeletedBankAccount, StoreBankAccount } from './schemas.ts';

export const showBankAccount = endpoint({
  method: 'GET',
  path: '/empfehler/bankdaten',
  summary: 'The stored bank account; masked with a reward token, for support, and 15 minutes after the sign-in',
  access: ['recommender', 'reward'],
  reply: BankAccount,
});

export const storeBankAccount = endpoint({
  method: 'PUT',
  path: '/empfehler/bankdaten',
  summary: 'Stores or replaces the bank account; the person is told by mail',
  noSupport: true,
  access: ['recommender'],
  refusals: ['module.off', 'access.denied', 'bank-data.password-needed', 'limit.reached'],
  body: StoreBankAccount,
  reply: BankAccount,
});

export const deleteBankAccount = endpoint({
  method: 'DELETE',
  path: '/empfehler/bankdaten',
  summary: 'Deletes the stored bank account',
  noSupport: true,
  access: ['recommender'],
  refusals: ['module.off', 'access.denied', 'bank-data.password-needed', 'limit.reached'],
  body: DeleteBankAccount,
  reply: DeletedBankAccount,
});
