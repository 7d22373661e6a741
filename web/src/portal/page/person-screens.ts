/** The screens of signing in, of whoever is signed in, of agents, and texts: their list is loaded with the first of them, no other page has it. */
import type { Screen } from './screen.ts';

const modules = import.meta.glob<Screen>(
  '../{sign-in,personal-area,own-data,newsletter,claim,agent,content/page}/**/*-screen.tsx',
);

export const loadPersonScreen = (screen: string): Promise<Screen> =>
  (modules[`../${screen}-screen.tsx`] as () => Promise<Screen>)();
