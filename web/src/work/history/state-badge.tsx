/** A state of something as a badge. */
import { useT } from '../../i18n/t.ts';
import { Badge } from '../../ui/state/badge.tsx';
import { type StateOf, stateKind, stateText } from './state-words.ts';

export const StateBadge = ({ of, code }: { of: StateOf; code: string }) => (
  <Badge kind={stateKind[of][code]}>{stateText(of, code, useT())}</Badge>
);
