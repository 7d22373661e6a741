/** The list behind the form of its filters, taken from the server's page of this address. The form stays, and with it the focus. */
import { bringTo } from '../../../ui/bring-to.ts';

export const formIn = (page: Document): HTMLFormElement | null => page.querySelector('form[data-sends-itself]');

const foldOf = (form: HTMLFormElement): HTMLElement => form.closest('details') as HTMLElement;
/** It is read out when its text changes, so it is never replaced. */
const countOf = (form: HTMLFormElement): HTMLElement => foldOf(form).nextElementSibling as HTMLElement;

/** The policy of the page lets no text become a document, so the browser reads the answer as one. Gives how to give it up. */
export function renewList(form: HTMLFormElement): () => void {
  const asked = new XMLHttpRequest();
  const fold = foldOf(form);
  fold.dataset.waits = '';
  asked.open('get', location.href);
  asked.responseType = 'document';
  // What is asked for looks the same in a frame.
  if (parent !== self) asked.setRequestHeader('X-Rahmen', '1');
  asked.onload = () => {
    const fresh = asked.response && formIn(asked.response);
    if (fresh) take(form, fresh);
    else location.reload();
  };
  asked.onerror = () => location.reload();
  asked.send();
  return () => asked.abort();
}

function take(form: HTMLFormElement, fresh: HTMLFormElement): void {
  const [fold, count, focused] = [foldOf(form), countOf(form), document.activeElement];
  replaceBehind(count, countOf(fresh));
  replaceBehind(fold.parentElement as HTMLElement, foldOf(fresh).parentElement as HTMLElement);
  count.textContent = countOf(fresh).textContent;
  delete fold.dataset.waits;
  if (!focused?.isConnected) showCount(form);
}

/** Everything that follows it. */
function replaceBehind(place: HTMLElement, fresh: HTMLElement): void {
  for (const old of behind(place)) old.remove();
  place.after(...behind(fresh));
}

function behind({ nextElementSibling }: Element): Element[] {
  return nextElementSibling ? [nextElementSibling, ...behind(nextElementSibling)] : [];
}

/** To the list, as a button that shows it promises; the next tab goes on from there. */
export function showCount(form: HTMLFormElement): void {
  const count = countOf(form);
  bringTo(count);
  count.tabIndex = -1;
  count.focus({ preventScroll: true });
}
