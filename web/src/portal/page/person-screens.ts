/** The screens of signing in, of whoever is signed in, and of agents: their list is loaded with the first of them, no other page has it. */
import type { Screen } from './screen.ts';

const modules = import.meta.glob<Screen>('../{sign-in,personal-area,own-data,newsletter,claim,agent}/**/*-screen.tsx');

export const loadScreen = (screen: string): Promise<Screen> =>
  (modules[`../${screen}-screen.tsx`] as () => Promise<Screen>)();
