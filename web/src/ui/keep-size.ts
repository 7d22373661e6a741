/** A button that says something else from now on stays as large as it is. */
export function keepSize(button: HTMLElement): void {
  const { width, height } = button.getBoundingClientRect();
  button.style.minWidth = `min(100%, ${width}px)`;
  button.style.minHeight = `${height}px`;
}
