/** The frame is as high as its content: told at the start and whenever it grows or shrinks. */
import type { Host } from './host.ts';

export function tellHeight({ tell }: Host): void {
  const content = document.getElementById('app');
  if (!content) return;
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().bottom + scrollY);
    if (height !== told) tell({ type: 'portal:height', height });
    told = height;
  }).observe(content);
}
