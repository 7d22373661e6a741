/**
 * Brings what sends hits (sender.ts) once the visitor has agreed, or at once where nobody asks; whoever declines never loads it.
 * What was reached on the way to this page the document says, too: it is taken out of the address first, so that nobody keeps it or
 * sends it on.
 */
import { reachedName } from '@weitersagen/contract/tracking/reached';

export function startTracking(): void {
  const { dataset } = document.documentElement;
  const address = new URL(location.href);
  if (address.searchParams.has(reachedName)) {
    address.searchParams.delete(reachedName);
    history.replaceState(history.state, '', address);
  }
  const bring = (): unknown => dataset.tracking && import(/* @vite-ignore */ dataset.tracking).catch(() => undefined);
  if ('cookieless' in dataset) bring();
  addEventListener('consent', (event) => (event as CustomEvent<string[]>).detail.includes('analytical') && bring());
}
