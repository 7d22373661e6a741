/**
 * Brings what sends hits (sender.ts) once the visitor agrees on this page: called where somebody is asked, by the question, the adapter
 * of a manager or the page around a frame. To whoever agreed before it comes with the page, and whoever declines never loads it.
 */
export const startTracking = (): void =>
  addEventListener('consent', ({ detail }: CustomEventInit<readonly string[]>) => {
    const { tracking } = document.documentElement.dataset;
    if (tracking && detail?.includes('analytical')) import(/* @vite-ignore */ tracking).catch(() => undefined);
  });
