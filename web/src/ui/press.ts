/**
 * A form is sent by one press. The button keeps its size when it says that it is at work, and the second press of a
 * double click meets nothing: neither what stands beside the button nor the answer, which may be there already.
 */
import { keepSize } from './keep-size.ts';

export function guardPresses(): void {
  let isSending = false;
  addEventListener(
    'submit',
    ({ submitter }) => {
      isSending = true;
      if (submitter) keepSize(submitter);
    },
    true,
  );
  for (const kind of ['mousedown', 'click'] as const)
    addEventListener(
      kind,
      (event) => {
        if (kind === 'mousedown' && event.detail < 2) isSending = false;
        if (!isSending || event.detail < 2) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
}
