/**
 * The question itself, made by the server in the language of the page. Unasked it stands at the foot of the window and leaves the
 * page alone; from the settings it stands in front of it. Nothing is given as long as nobody presses one of its buttons.
 */
import { type OptionalPurpose, optionalPurposes } from '@weitersagen/contract/consent/purposes';
import { tellDeclined } from '../tracking/declined.ts';
import { startTracking } from '../tracking/start.ts';
import { type Choice, choiceOf, givenChoice } from './given.ts';
import { keepChoice } from './keep.ts';

/** The page script has no use for it before somebody is asked. */
export const keep = keepChoice;

/** Keeps what was chosen; gives whether that worked. */
type Decide = (choice: Choice) => Promise<boolean>;

interface Question {
  /** In front of the page, because somebody asked for it. */
  isModal: boolean;
  /** Asked by the stand-in of a third party. */
  isExample?: boolean;
  decide: Decide;
}

startTracking();
let shown: HTMLDialogElement | undefined;

export async function ask({ isModal, isExample = false, decide }: Question): Promise<void> {
  shown?.remove();
  const dialog = await loadDialog(isExample);
  if (!dialog || (!isModal && givenChoice())) return;
  shown = dialog;
  document.body.prepend(dialog);
  prefill(dialog);
  dialog.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLButtonElement>('button')?.value;
    if (pressed === 'close') dialog.close();
    else if (pressed) void take(dialog, pressed, decide);
  });
  dialog.addEventListener('close', () => leave(dialog));
  if (isModal) showInFront(dialog);
  else standBelow(dialog);
}

/** The server sends a document; what is taken out of it was never text in this page. */
function loadDialog(isExample: boolean): Promise<HTMLDialogElement | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', `/cookies/${document.documentElement.lang}${isExample ? '?beispiel=1' : ''}`);
    request.responseType = 'document';
    request.onloadend = () => {
      const found = request.status === 200 && request.responseXML?.querySelector('dialog');
      resolve(found ? document.adoptNode(found) : undefined);
    };
    request.send();
  });
}

const boxOf = (dialog: HTMLElement, purpose: OptionalPurpose): HTMLInputElement | null =>
  dialog.querySelector(`input[name=${purpose}]`);

function prefill(dialog: HTMLElement): void {
  const former = givenChoice();
  for (const purpose of optionalPurposes) {
    const box = boxOf(dialog, purpose);
    if (box) box.checked = former?.[purpose] ?? false;
  }
  const told = dialog.querySelector<HTMLElement>('[data-evidence]');
  const number = document.documentElement.dataset.consentNumber;
  if (!told || !number) return;
  told.append(` ${number}`);
  told.hidden = false;
}

async function take(dialog: HTMLDialogElement, pressed: string, decide: Decide): Promise<void> {
  if (dialog.ariaBusy) return;
  dialog.ariaBusy = 'true';
  const choice = choiceOf(
    (purpose) => pressed === 'all' || (pressed === 'some' && Boolean(boxOf(dialog, purpose)?.checked)),
  );
  const isKept = await decide(choice);
  if (isKept) tellDeclined(choice);
  dialog.ariaBusy = null;
  if (isKept && dialog.open) dialog.close();
  if (isKept) return;
  const failed = dialog.querySelector<HTMLElement>('[data-failed]');
  if (failed) failed.hidden = false;
}

/** Whoever has decided before may leave it at that, on a phone without a key, too. */
function showInFront(dialog: HTMLDialogElement): void {
  const close = dialog.querySelector<HTMLElement>('[value=close]');
  if (close) close.hidden = false;
  dialog.showModal();
}

/** Nothing of the page is hidden behind it for good, and the focus is where it was. */
function standBelow(dialog: HTMLDialogElement): void {
  dialog.setAttribute('open', '');
  const { style } = document.documentElement;
  style.scrollPaddingBottom = `${dialog.offsetHeight}px`;
  document.body.style.paddingBottom = style.scrollPaddingBottom;
}

function leave(dialog: HTMLElement): void {
  document.documentElement.style.scrollPaddingBottom = '';
  document.body.style.paddingBottom = '';
  dialog.remove();
  shown = undefined;
}
