/** Which languages a mandant speaks, which texts it says in its own words, and how somebody writes to it. */
import { endpoint } from '../basics/endpoint.ts';
import { ByLanguage, LanguageContent, Languages, VariableKeys, Variables } from './schemas.ts';

export const listLanguages = endpoint({
  method: 'GET',
  path: '/content/getlanguages',
  summary: 'Languages of the mandant',
  access: ['anyone'],
  reply: Languages,
});

export const listVariables = endpoint({
  method: 'GET',
  path: '/content/variables',
  summary: 'Variables of the mandant in the language of the call',
  access: ['anyone'],
  reply: Variables,
});

export const selectVariables = endpoint({
  method: 'POST',
  path: '/content/variables',
  summary: 'The variables that are named; all of them where none is',
  access: ['anyone'],
  body: VariableKeys,
  reply: Variables,
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
