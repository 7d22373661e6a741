/**
 * A banner somebody closed stays away for 30 days in this browser (C-19): when, under its name in the local storage. Its
 * button is there only with script. Only attributes change, so that a page that comes to life keeps them.
 */
const hiddenMs = 30 * 86_400_000;

export function enableClosing(): void {
  for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]')) banner.hidden = isClosed(keyOf(banner));
  for (const button of document.querySelectorAll<HTMLElement>('[data-close]')) button.hidden = false;
  addEventListener('click', ({ target }) => {
    const banner = (target as Element).closest?.('[data-close]')?.closest<HTMLElement>('[data-banner]');
    if (!banner) return;
    localStorage.setItem(keyOf(banner), String(Date.now()));
    banner.hidden = true;
  });
}

const keyOf = (banner: HTMLElement): string => `banner.${banner.dataset.banner}`;

const isClosed = (key: string): boolean => Date.now() - Number(localStorage.getItem(key)) < hiddenMs;
