/**
 * The words that go with the link: typed once, they stand in the address of every channel and in what the device hands
 * on. Only attributes change, so that a page that comes to life keeps them. Each address is made anew out of the one
 * the server wrote, which says where its text stands, and takes as much as the channel does.
 */
import { encodedText, type Fit } from '@weitersagen/contract/recommendation/fitting';

export function enableOwnMessage(): void {
  const field = document.querySelector<HTMLTextAreaElement>('[data-own-message] textarea');
  if (!field) return;
  for (const part of document.querySelectorAll<HTMLElement>('[data-own-message], [data-plain-message]'))
    part.hidden = part.dataset.plainMessage !== undefined;
  const written = field.dataset.text ?? '';
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[data-fit]'), (link) => ({
    link,
    around: aroundText(link),
  }));
  field.value ||= written;
  const tell = (): void => {
    const own = field.value.toWellFormed();
    for (const { link, around } of links) link.setAttribute('href', around(own));
    for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) button.dataset.share = own;
  };
  field.addEventListener('input', tell);
  // What was typed before a reload is still in the field.
  if (field.value !== written) tell();
}

function aroundText(link: HTMLAnchorElement): (text: string) => string {
  const { fit, from, to } = link.dataset;
  const address = link.getAttribute('href') ?? '';
  const [before, after] = [address.slice(0, Number(from)), address.slice(Number(to))];
  return (text) => before + encodedText(text, fit as Fit, before.length + after.length) + after;
}
