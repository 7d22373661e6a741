/**
 * Whoever is about to leave is asked once per session: when the pointer leaves at the top, 15 seconds after the page has
 * loaded at the earliest. A script of its own, sent only where the mandant switched it on and only with pages that name nobody.
 * Not while a form is being filled, something else is asked, or the page has become another one.
 */
const delayMs = 15_000;
const shownKey = 'exit.shown';

const dialog = document.querySelector<HTMLDialogElement>('dialog[data-asked=exit]');
let isTime = false;
const wait = (): unknown =>
  setTimeout(() => {
    isTime = true;
  }, delayMs);
if (document.readyState === 'complete') wait();
else addEventListener('load', wait);

document.documentElement.addEventListener('mouseleave', ({ clientY }) => {
  if (!dialog || !isTime || clientY > 0 || sessionStorage.getItem(shownKey) || isBusy()) return;
  sessionStorage.setItem(shownKey, '1');
  dialog.showModal();
});

const isBusy = (): boolean =>
  document.querySelector('dialog[open], :popover-open, [data-token-store], form[method=post] :focus') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form[method=post] :is(input, textarea)')].some(
    (field) => field.type !== 'hidden' && (field.value !== field.defaultValue || isTicked(field)),
  );

const isTicked = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  'checked' in field && field.checked !== field.defaultChecked;
