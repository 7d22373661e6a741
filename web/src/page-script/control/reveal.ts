/**
 * Shows a password while it is typed. The button is there only with script; only attributes change, so that a page that
 * comes to life keeps what is shown. What is sent is hidden again: a browser saves passwords of such fields alone.
 */
export function enableReveal(): void {
  const fieldOf = (button: HTMLElement): HTMLInputElement =>
    document.getElementById(button.dataset.reveal ?? '') as HTMLInputElement;
  const show = (button: HTMLElement, isShown: boolean): void => {
    fieldOf(button).type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
  };
  for (const button of document.querySelectorAll<HTMLElement>('[data-reveal]')) button.hidden = false;
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>('[data-reveal]');
    if (button) show(button, fieldOf(button).type === 'password');
  });
  addEventListener(
    'submit',
    ({ target }) => {
      for (const button of (target as Element).querySelectorAll<HTMLElement>('[data-reveal]')) show(button, false);
    },
    true,
  );
}
