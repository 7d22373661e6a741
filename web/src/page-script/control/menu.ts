/** A link in a menu leads somewhere: the menu closes, also where the place is on the same page. */
export function closeMenu(): void {
  addEventListener('click', ({ target }) => {
    (target as Element).closest?.<HTMLElement>('[popover] a')?.closest<HTMLElement>(':popover-open')?.hidePopover();
  });
}
