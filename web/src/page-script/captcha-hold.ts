/**
 * A form with a captcha that is sent before its page has come to life is held: the living page solves first and sends then. A
 * script of its own, before the page script, on pages with such a form alone.
 */
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (document.documentElement.dataset.alive !== undefined || !form.querySelector('[data-captcha]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    form.dataset.held = '';
  },
  true,
);
