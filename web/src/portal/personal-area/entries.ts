/**
 * Who came by a link, with all that shows it: a chunk of its own, for nobody pays for it who does not ask. It is there before
 * a page that was asked for with it is drawn, on the server and when it comes to life.
 */
let chunk: typeof import('./entry-chart.tsx') | undefined;

/** In the address: the recommendation whose entries are shown. */
export const entriesMark = 'zahlen';

export const loadEntries = async () => {
  chunk ??= await import('./entry-chart.tsx');
  return chunk;
};

export const entryChart = () => chunk?.EntryChart;

if (import.meta.env.SSR || new URLSearchParams(location.search).has(entriesMark)) await loadEntries();
