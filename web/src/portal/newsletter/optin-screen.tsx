/** optin: confirms the newsletter with the token of a mail. */
import { confirmNewsletter } from '@weitersagen/contract/account/own-endpoints';
import { useLoaderData } from 'react-router';
import { trouble } from '../../api/need.ts';
import type { Load, Submit } from '../screen.ts';
import { AnswerPage, doneMark } from './answer-page.tsx';

export const texts = ['newsletter.', 'form.'];
export const tokenStore = 'optin';

export async function load({ token, query }: Load) {
  if (query.has(doneMark)) return { token: undefined };
  if (!token) throw trouble(404);
  return { token };
}

export const submit = ({ form, token, enter }: Submit) =>
  form.send(confirmNewsletter, { instead: { token: token ?? '' } }, () => enter('newsletterOptin', { [doneMark]: 1 }));

export default function OptinScreen() {
  const { token } = useLoaderData<typeof load>();
  return <AnswerPage kind="optin" token={token} />;
}
