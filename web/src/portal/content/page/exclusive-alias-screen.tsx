/** Exclusiv: the same page under its other spelling. */
import type { Load } from '../../page/screen.ts';

export const texts = [];

export const load = async ({ go }: Load): Promise<never> => {
  throw go('exclusive');
};

export default function ExclusiveAliasScreen() {
  return null;
}
