/** The screens of a mandant's texts: their list is loaded with the first of them, no other page has it. */
import type { Screen } from '../../page/screen.ts';

const modules = import.meta.glob<Screen>('./*-screen.tsx');

export const loadScreen = (screen: string): Promise<Screen> =>
  (modules[`./${screen.slice(screen.lastIndexOf('/') + 1)}-screen.tsx`] as () => Promise<Screen>)();
