import { forgetPassword } from '@weitersagen/contract/account/mail-endpoints';
import type { Api } from '@weitersagen/contract/page/page';
import { expect, test } from 'vitest';
import { browserApi } from '../api/client.ts';
import type { T } from '../i18n/t.ts';
import { FormRefused, formInput } from './send.ts';

const t = ((key: string) => key) as unknown as T;
const typed = { email: 'anna@example.org' };
const sentBy = (fetch: () => Promise<Response>) => {
  const api: Api = browserApi({ mandant: 'm', locale: 'de', fetch });
  return formInput(typed, api, t).send(forgetPassword, { params: { email: typed.email }, query: {} }, () => 'sent');
};

test('a form that reaches nobody names the line as the cause and keeps what was typed', async () => {
  const answer = await sentBy(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(answer).toBeInstanceOf(FormRefused);
  expect((answer as FormRefused).state).toMatchObject({ code: 'away', message: 'form.away', values: typed });
});

test('an answer that is not ours is a fault of ours', async () => {
  const answer = await sentBy(async () => new Response('<html>', { status: 502 }));
  expect((answer as FormRefused).state).toMatchObject({ message: 'fault.text', values: typed });
});
