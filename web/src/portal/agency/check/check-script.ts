/**
 * The check of a form on a page of agencies, which never comes alive: whether a person sits before it (K-08), or the work for a
 * sign-in that is tried again and again (rules 1.9). The form is held until it is done. A module before the page script, on pages
 * with such a form alone; what it takes to do the check is loaded with the first touch of the form.
 */
import type { Said } from '../../captcha/captcha-part.tsx';

for (const part of document.querySelectorAll<HTMLElement>('[data-check]')) watch(part);

function watch(part: HTMLElement): void {
  const form = part.closest('form');
  const field = part.querySelector<HTMLInputElement>('input');
  const frame = part.querySelector<HTMLElement>('[data-frame]');
  const status = part.querySelector<HTMLElement>('[role=status]');
  const again = part.querySelector<HTMLButtonElement>('button');
  if (!form || !field || !frame || !status || !again) return;
  const { check, mandant = '', words = '{}' } = part.dataset;
  const texts = JSON.parse(words) as Record<Said, string>;
  let life: AbortController | undefined;
  const say = (said: Said): void => {
    status.textContent = texts[said];
    again.hidden = said !== 'failed';
  };
  const begin = (): void => {
    if (life) return;
    life = new AbortController();
    const { signal } = life;
    const { lang: locale } = document.documentElement;
    import('./checks.ts')
      .then(({ checks }) => checks[check as keyof typeof checks]({ form, field, frame, mandant, locale, say, signal }))
      .catch(() => say('failed'));
  };
  // The browser may fill it with what it held before.
  field.value = '';
  addEventListener(
    'submit',
    (event) => {
      if (event.target !== form || field.value) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      form.dataset.held = '';
      say('waiting');
      begin();
    },
    true,
  );
  again.addEventListener('click', () => {
    life?.abort();
    life = undefined;
    begin();
  });
  // How much work a sign-in takes is told by its address: that is done when it is sent.
  if (check !== 'captcha') return;
  for (const name of ['focusin', 'pointerdown']) form.addEventListener(name, begin, { capture: true });
}
