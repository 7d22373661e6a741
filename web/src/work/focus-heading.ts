/** Where the focus was is gone with what was done: it goes to the heading of the page, and stays with whoever has it. */
export function focusHeading(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
}
