/** Which languages a mandant speaks, which texts it says in its own words, and how somebody writes to it. */
import { endpoint } from '../basics/endpoint.ts';
import { ByLanguage, LanguageContent, Languages } from './schemas.ts';

export const listLanguages = endpoint({
  method: 'GET',
  path: '/content/getlanguages',
  summary: 'Languages of the mandant',
  access: ['anyone'],
  reply: Languages,
});

export const showLanguageContent = endpoint({
  method: 'GET',
  path: '/content/getlanguagecontent/:lang',
  summary: 'Texts of a language that override the built-in ones',
  access: ['anyone'],
  refusals: ['unknown'],
  params: ByLanguage,
  reply: LanguageContent,
});
