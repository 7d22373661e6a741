/** Who tried too often reads how many minutes to wait. */
import { FormRefused } from '../../form/send.ts';
import type { Texts } from '../../i18n/t.ts';

export function inMinutes<A>(answer: A | FormRefused, t: Texts['t']): A | FormRefused {
  if (!(answer instanceof FormRefused) || answer.state.retryAfter === undefined) return answer;
  const minutes = Math.ceil(answer.state.retryAfter / 60);
  return new FormRefused({ ...answer.state, message: t('signIn.wait', { minutes }) });
}
