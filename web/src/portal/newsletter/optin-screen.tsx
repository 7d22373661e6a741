/** optin: confirms the newsletter with the token of a mail. */
import { confirmNewsletter } from '@weitersagen/contract/account/own-endpoints';
import { AnswerPage, answering, answerTexts } from './answer.tsx';

export const texts = answerTexts;
export const tokenStore = 'optin';
export const { load, submit } = answering(confirmNewsletter, 'newsletterOptin');

export default function OptinScreen() {
  return <AnswerPage kind="optin" />;
}
