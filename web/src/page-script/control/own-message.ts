/**
 * The words that go with the link: typed once, they stand in the address of every channel and in what the device hands
 * on. Only attributes change, so that a page that comes to life keeps them. Each address is made anew out of the one
 * the server wrote: what was typed may be nothing, or a letter that stands elsewhere in the address, too.
 */
export function enableOwnMessage(): void {
  const field = document.querySelector<HTMLTextAreaElement>('[data-own-message] textarea');
  if (!field) return;
  for (const part of document.querySelectorAll<HTMLElement>('[data-own-message], [data-plain-message]'))
    part.hidden = part.dataset.plainMessage !== undefined;
  const written = field.dataset.text ?? '';
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('[data-message-link]'), (link) => ({
    link,
    around: aroundText(link.getAttribute('href') ?? '', written),
  }));
  field.value ||= written;
  const tell = (): void => {
    // Half a sign, as it stands there while one is typed, has no place in an address.
    const own = field.value.toWellFormed();
    for (const { link, around } of links) if (around) link.setAttribute('href', around.join(encodeURIComponent(own)));
    for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) button.dataset.share = own;
  };
  field.addEventListener('input', tell);
  // What was typed before a reload is still in the field.
  if (field.value !== written) tell();
}

/** What stands before and behind the text in an address; the last place, because a subject may hold the same words. */
function aroundText(address: string, text: string): [string, string] | undefined {
  const encoded = encodeURIComponent(text);
  const from = encoded ? address.lastIndexOf(encoded) : -1;
  return from < 0 ? undefined : [address.slice(0, from), address.slice(from + encoded.length)];
}
