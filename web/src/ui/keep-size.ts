/** The button that was pressed keeps its size when it says that it is at work: nothing else comes under a second press. */
export function keepSize({ submitter }: Event & { submitter?: HTMLElement | null }): void {
  if (!submitter) return;
  const { width, height } = submitter.getBoundingClientRect();
  submitter.style.minWidth = `min(100%, ${width}px)`;
  submitter.style.minHeight = `${height}px`;
}
