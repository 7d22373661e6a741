import { expect, test } from 'vitest';
import type { Tx } from '../context.ts';
import { queueMail } from './queue.ts';
import { idsOf, type Letter, template, templatesById } from './template.ts';

const letter: Letter = { subject: 'Gruß', text: 'Gruß', html: '<p>Gruß</p>' };
const greetingMail = template<{ firstName: string }>('M98', () => letter, { share: 'day' });
const linkMail = template<{ token: string }>('M99', () => letter, { isBoundToAddress: true });

test('a mail is queued with the parameters of its template, or it does not compile', () => {
  const about = { to: 'anna@example.org', language: 'de', object: null, objectId: null };
  const wrong = [
    // @ts-expect-error The parameter has another name.
    (tx: Tx) => queueMail(tx, greetingMail, { ...about, parameters: { name: 'Anna' } }),
    // @ts-expect-error It is of another type.
    (tx: Tx) => queueMail(tx, greetingMail, { ...about, parameters: { firstName: 1 } }),
    // @ts-expect-error It is missing.
    (tx: Tx) => queueMail(tx, linkMail, { ...about, parameters: {} }),
    // @ts-expect-error The template has no place for it.
    (tx: Tx) => queueMail(tx, linkMail, { ...about, parameters: { token: 'x', firstName: 'Anna' } }),
  ];
  expect(wrong).toHaveLength(4);
});

test('an id is one template', () => {
  expect(() => templatesById([greetingMail, template('M98', () => letter)])).toThrow('two templates have one id');
});

test('what the outbox asks of a template stands with it', () => {
  const templates = templatesById([greetingMail, linkMail]);
  expect(idsOf(templates, ({ share }) => share === 'day')).toEqual(['M98']);
  expect(idsOf(templates, ({ isBoundToAddress }) => isBoundToAddress === true)).toEqual(['M99']);
});
