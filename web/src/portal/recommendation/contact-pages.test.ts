/** The forms of recommending where we write to the contact (M03, E-17), and that nobody is the own contact (V-04). */
import { createRecommendation } from '@weitersagen/contract/recommendation/endpoints';
import { expect, test } from 'vitest';
import { sampleApi, withMandant } from '../../testing/sample-world.ts';
import { shown } from '../../testing/shown-page.ts';

const form = [
  ['recommendation.product', '101'],
  ['recommendation.share', '100'],
  ['recommendation.termsText', 'x'],
  ['recommender.firstName', 'Anna'],
  ['recommender.lastName', "O'Brien"],
  ['recommender.email', 'anna@example.org'],
] as const;

async function send(
  more: Record<string, string>,
  path = '/de/empfehlen/101',
  options: Parameters<typeof withMandant>[0] = {},
) {
  const { api, calls } = sampleApi();
  const { text } = await shown(path, {
    ...withMandant({ mailsContact: true, hasStaff: true, ...options }),
    form: [...form, ...Object.entries(more)],
    api,
  });
  return { text, sent: calls.find(({ endpoint }) => endpoint === createRecommendation) };
}
const contact = { 'contact.way': 'mail', 'contact.firstName': '王', 'contact.email': 'ben@example.org' };

test.each(['/de/empfehlen/101', '/de/mitarbeiterempfehlen'])(
  '%s asks for the contact where we write to contacts, and nowhere else',
  async (path) => {
    const { text } = await shown(path, withMandant({ mailsContact: true, hasStaff: true }));
    for (const words of ['Wir schreiben Ihrem Kontakt', 'name="contact.email"', 'stehen dafür ein'])
      expect(text).toContain(words);
    expect((await shown(path, withMandant({ hasStaff: true }))).text).not.toContain('contact.email');
  },
);

test('what was typed about the contact is sent, with a company or without', async () => {
  expect((await send(contact)).sent?.body).toMatchObject({ contact: { firstName: '王', email: 'ben@example.org' } });
  const company = { ...contact, 'contact.kind': 'company', 'contact.company': 'Müller GmbH' };
  const { sent } = await send(company, undefined, { companyRecommendation: true });
  expect(sent?.body).toMatchObject({ contact: { company: 'Müller GmbH', email: 'ben@example.org' } });
});

test('nothing of it is sent once the recommender passes the link on', async () => {
  expect((await send({ ...contact, 'contact.way': 'self' })).sent?.body).not.toHaveProperty('contact');
});

test('without an address there is nobody to write to', async () => {
  const { text, sent } = await send({ ...contact, 'contact.email': ' ' });
  expect(sent).toBeUndefined();
  expect(text).toContain('<a href="#contact.email">E-Mail-Adresse ist ein Pflichtfeld</a>');
  expect(text).toMatch(/value="mail"[^>]*checked=""|checked=""[^>]*value="mail"/);
});

test('the own address is told before anything is sent, however it is written, unless the mandant allows it (V-04)', async () => {
  const own = { ...contact, 'contact.email': ' Anna@Example.org ' };
  const { text, sent } = await send(own);
  expect(sent).toBeUndefined();
  expect(text).toContain('Die E-Mail-Adresse darf nicht dieselbe, wie die der Empfehlung sein.');
  expect((await send(own, undefined, { allowsSelfRecommendation: true })).sent).toBeDefined();
});
