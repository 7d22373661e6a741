import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { readMessage } from '../../i18n/message.ts';
import { deskProviderWords } from './words.ts';

const then = (locale: 'de' | 'en', values: { added: number; changed: number; gone: number }) =>
  readMessage(compileMessageOrThrow(deskProviderWords['desk.provider.take.then'][locale]), locale, values);

test('one product and many are told apart in what taking over means', () => {
  expect(then('de', { added: 1, changed: 1, gone: 1 })).toBe(
    'Danach ist 1 Produkt neu im Angebot, 1 ist geändert, und 1 steht in keiner Liste mehr.',
  );
  expect(then('de', { added: 0, changed: 1200, gone: 2 })).toBe(
    'Danach sind 0 Produkte neu im Angebot, 1.200 sind geändert, und 2 stehen in keiner Liste mehr.',
  );
  expect(then('en', { added: 1, changed: 2, gone: 1 })).toBe(
    'Then 1 product is new on offer, 2 are changed, and 1 stands in no list any more.',
  );
});
