/** Brings the kit page to life at the first touch, as a page of the portal. */
import { hydrateRoot } from 'react-dom/client';
import type { KitBoot } from './boot.ts';
import { Kit } from './kit.tsx';

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as KitBoot;
hydrateRoot(document.getElementById('app') as HTMLElement, <Kit {...boot} />);
document.documentElement.dataset.alive = '';
