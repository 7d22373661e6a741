/**
 * Copying the link, and the sharing of the device. Both buttons are there only where they work. Only attributes change:
 * an element more or less, and a page that comes to life at that moment would be drawn anew.
 */
export function enableCopying(): void {
  const shares = typeof navigator.share === 'function';
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = !navigator.clipboard;
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) button.hidden = !shares;
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>('[data-copy], [data-share]');
    if (button?.dataset.copy) void copy(button.dataset.copy);
    if (button?.dataset.share !== undefined) void share(button.dataset.share, button.dataset.shareLink ?? '');
  });
}

async function copy(id: string): Promise<void> {
  const field = document.getElementById(id) as HTMLInputElement;
  const status = document.querySelector<HTMLElement>('[data-copied]');
  try {
    await navigator.clipboard.writeText(field.value);
    if (status) status.hidden = false;
  } catch {
    field.select();
  }
}

async function share(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ text, url });
  } catch {
    // The person closed the sheet.
  }
}
