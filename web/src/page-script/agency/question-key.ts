/** Escape leaves a question of the area as it is: it goes where its own link does. */
export function pressToLeave(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-question] a[data-leave]');
  if (!link) return;
  addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Escape' && !isComposing) link.click();
  });
}
