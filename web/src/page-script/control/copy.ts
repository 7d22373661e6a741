/**
 * Copying what a field holds, printing, and the sharing of the device. The buttons are there only where they work. Only attributes change:
 * an element more or less, and a page that comes to life at that moment would be drawn anew.
 */

/** Between two of the same words, so that the second are said, too. */
const pauseMs = 150;

export function enableCopying(): void {
  const shares = typeof navigator.share === 'function';
  for (const button of document.querySelectorAll<HTMLElement>('button[data-copy]'))
    button.hidden = !navigator.clipboard;
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) button.hidden = !shares;
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) button.hidden = false;
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>('[data-copy], [data-share], [data-print]');
    if (button?.dataset.copy) void copy(button.dataset.copy, button.dataset.copyText);
    if (button?.dataset.print !== undefined) print();
    if (button?.dataset.share !== undefined) void share(button.dataset.share, button.dataset.shareLink ?? '');
  });
}

async function copy(id: string, text?: string): Promise<void> {
  const field = document.getElementById(id) as HTMLInputElement;
  say(undefined);
  try {
    await navigator.clipboard.writeText(text ?? field.value);
    setTimeout(say, pauseMs, 'done');
  } catch {
    field.focus();
    field.select();
    setTimeout(say, pauseMs, 'failed');
  }
}

function say(how: 'done' | 'failed' | undefined): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-copied]'))
    words.hidden = words.dataset.copied !== how;
}

async function share(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ text, url });
  } catch {
    // The person closed the sheet.
  }
}
