/** Every screen of the portal by its file, all loaded: for the server alone. */
import type { Screen } from './page/screen.ts';

const modules = import.meta.glob<Screen>('./**/*-screen.tsx', { eager: true });
export const screenIn = (screen: string): Screen => modules[`./${screen}-screen.tsx`] as Screen;
