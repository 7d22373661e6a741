/** Arrows go along the tabs, as whoever hears that they are tabs expects; Enter opens the one that has the focus. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function stepAlongTabs(): void {
  const list = document.querySelector<HTMLElement>('[role="tablist"]');
  list?.addEventListener('keydown', (event) => {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = tabs.indexOf(document.activeElement as HTMLElement);
    const { key } = event;
    const to = key === 'Home' ? 0 : key === 'End' ? tabs.length - 1 : at + (steps[key] ?? Number.NaN);
    if (at === -1 || Number.isNaN(to) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    tabs[(to + tabs.length) % tabs.length]?.focus();
  });
}
