/** optout: ends the newsletter with the token of a mail. */
import { endNewsletter } from '@weitersagen/contract/account/own-endpoints';
import { AnswerPage, answering, answerTexts } from './answer.tsx';

export const texts = answerTexts;
export const tokenStore = 'optout';
export const { load, submit } = answering(endNewsletter, 'newsletterOptout');

export default function OptoutScreen() {
  return <AnswerPage kind="optout" />;
}
