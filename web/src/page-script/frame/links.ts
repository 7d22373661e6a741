/** Links of what came to life after the document: they keep the flag, or open in the whole window, as the server's do. */
import { keeping, leavesFrame } from './address.ts';

export function followLinks(isFlagged: boolean): void {
  const { dataset, lang } = document.documentElement;
  const away = (dataset.away ?? '').split(' ').filter(Boolean);
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]');
      const address = link?.getAttribute('href');
      if (!link || !address || link.target || link.hasAttribute('download')) return;
      if (leavesFrame(address, lang, away)) link.target = '_top';
      else if (isFlagged && address.startsWith('/')) link.setAttribute('href', keeping(address, { widget: '1' }));
    },
    true,
  );
}
