/**
 * The captcha of a form, where the mandant switched it on (K-08). Nothing of it is loaded or asked before the first touch of the
 * form. It tells what it does in a region that is read out, needs no hand, and holds the form back until it is done; whatever
 * happens to it, what was typed stays.
 */
import type { askContactCaptcha } from '@weitersagen/contract/contact/endpoints';
import type { askInvitationCaptcha } from '@weitersagen/contract/invitation/endpoints';
import type { createRecommendation } from '@weitersagen/contract/recommendation/endpoints';
import { useEffect, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import type { FormState } from '../../form/send.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useFrame } from '../page/page-frame.ts';

/** The call of the form that asks whether one is needed. */
export type CaptchaQuestionCall = typeof askContactCaptcha | typeof createRecommendation | typeof askInvitationCaptcha;
export type Said = 'idle' | 'working' | 'waiting' | 'done' | 'failed';

/** Field of the form in which the solution goes along. */
export const captchaField = '_captcha';

export function CaptchaPart({ ask }: { ask: CaptchaQuestionCall }) {
  return useFrame().mandant.features.captcha ? <Part ask={ask} /> : null;
}

function Part({ ask }: { ask: CaptchaQuestionCall }) {
  const t = useT();
  const locale = useLocale();
  const { id: mandant, supportEmail } = useFrame().mandant;
  const refused = useActionData<FormState>();
  const part = useRef<HTMLDivElement>(null);
  const [said, say] = useState<Said>('idle');
  const [round, setRound] = useState(0);
  useEffect(() => {
    const form = part.current?.closest('form');
    const field = form?.querySelector<HTMLInputElement>(`[name=${captchaField}]`);
    const frame = part.current?.querySelector<HTMLElement>('[data-frame]');
    if (!form || !field || !frame) return;
    const [life, untouched] = [new AbortController(), new AbortController()];
    const begin = () => {
      untouched.abort();
      if (life.signal.aborted) return;
      import('./attend.ts')
        .then(({ attend }) => attend({ form, field, frame, ask, mandant, locale, say, signal: life.signal }))
        .catch(() => say('failed'));
    };
    const hold = (event: Event) => {
      if (field.value) return;
      event.preventDefault();
      event.stopPropagation();
      form.dataset.held = '';
      say((before) => (before === 'failed' ? before : 'waiting'));
      if (untouched.signal.aborted) return;
      begin();
    };
    form.addEventListener('submit', hold, { capture: true, signal: life.signal });
    for (const name of ['focusin', 'pointerdown'])
      form.addEventListener(name, begin, { capture: true, signal: untouched.signal });
    // Refused, or no solution but the word that the service was not reached: a new one is needed at once. Held: it was sent
    // before the page came to life (page-script/captcha-hold).
    const isAnew = refused?.code === 'PSOF0301' || round > 0 || field.value.startsWith('.');
    if (isAnew) field.value = '';
    if (field.value) untouched.abort();
    else if (isAnew || form.matches(':focus-within, [data-held]')) begin();
    return () => {
      life.abort();
      untouched.abort();
    };
  }, [ask, mandant, locale, refused, round]);
  return (
    <div ref={part} className={layout.stack} data-captcha>
      <input type="hidden" name={captchaField} />
      <div data-frame />
      <p className={`${layout.small} ${layout.soft}`} role="status">
        {t(`captcha.${said}`)}
      </p>
      {said === 'failed' && (
        <div className={layout.row}>
          <button
            type="button"
            className={`${button.button} ${button.second} ${button.small}`}
            onClick={() => setRound((before) => before + 1)}
          >
            {t('captcha.again')}
          </button>
        </div>
      )}
      <noscript>
        <Notice kind="warn">{t('captcha.noScript', { email: supportEmail })}</Notice>
      </noscript>
    </div>
  );
}
