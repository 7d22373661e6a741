/**
 * The words that go with the link: typed once, they stand in the address of every channel and in what the device hands
 * on. Only attributes change, so that a page that comes to life keeps them.
 */
export function enableOwnMessage(): void {
  const field = document.querySelector<HTMLTextAreaElement>('[data-own-message] textarea');
  if (!field) return;
  for (const part of document.querySelectorAll<HTMLElement>('[data-own-message], [data-plain-message]'))
    part.hidden = part.dataset.plainMessage !== undefined;
  let known = field.dataset.text ?? '';
  field.value ||= known;
  const tell = (): void => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-message-link]')) {
      const address = link.getAttribute('href') ?? '';
      link.setAttribute(
        'href',
        address.replace(encodeURIComponent(known), () => encodeURIComponent(field.value)),
      );
    }
    for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) button.dataset.share = field.value;
    known = field.value;
  };
  field.addEventListener('input', tell);
  // What was typed before a reload is still in the field.
  if (field.value !== known) tell();
}
