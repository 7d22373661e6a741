/**
 * The captcha of a service: its own frame, shown by the vendor's small library, which is loaded here and nowhere else. It begins by
 * itself. What it says of an error goes to our server as a response, which asks the service itself and decides (CaptchaAusfall).
 */
import { FriendlyCaptchaSDK } from '@friendlycaptcha/sdk';
import type { CaptchaQuestion } from '@weitersagen/contract/captcha/schemas';
import type { Attended, Ends } from './attend.ts';

/** One for the page, as the library wants it. */
let sdk: FriendlyCaptchaSDK | undefined;

/** What the server is told when the browser has not reached the service; no response of theirs begins with a full stop. */
const unreachable = '.UNREACHABLE';

export function showFrame(attended: Attended, { endpoint, siteKey }: CaptchaQuestion, { finish }: Ends): void {
  const { frame, locale, field, say, signal } = attended;
  // The policy is that of the document; one that began as another page lets no frame in. What was typed is kept (E-28).
  const [began] = performance.getEntriesByType('navigation');
  if (began && new URL(began.name).pathname !== location.pathname) {
    location.reload();
    return;
  }
  const apiEndpoint = new URL(endpoint ?? '').origin;
  sdk ??= new FriendlyCaptchaSDK({ apiEndpoint, disableEvalPatching: true });
  const library = sdk;
  const place = frame.appendChild(document.createElement('div'));
  // The library empties it by a text, which the policy of the page forbids.
  Object.defineProperty(place, 'innerHTML', { set: () => place.replaceChildren() });
  const widget = library.createWidget({
    element: place,
    sitekey: siteKey ?? '',
    formFieldName: null,
    startMode: 'auto',
    language: locale,
    theme: 'light',
  });
  widget.addEventListener('frc:widget.complete', ({ detail }) => !signal.aborted && finish(attended, detail.response));
  widget.addEventListener('frc:widget.error', () => !signal.aborted && finish(attended, unreachable));
  widget.addEventListener('frc:widget.expire', () => {
    if (signal.aborted) return;
    field.value = '';
    say('working');
    widget.reset();
  });
  // The next one begins with frames of its own: one that was not reached is not tried again by the old ones.
  signal.addEventListener('abort', () => {
    library.clear();
    place.remove();
  });
}
