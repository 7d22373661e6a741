/**
 * One drawing beside a state of a page, in the colours of the brand: it says nothing that the words do not. All of them are one
 * file of their own that the browser keeps, asked for when the first is shown.
 */
import spots from './spots.svg?url';

export type SpotName = 'empty' | 'mail' | 'over' | 'thanks' | 'welcome' | 'nothing' | 'imported' | 'offline';

/** As high as its shape makes it. The disc stands where words begin; what flies off beyond it is not cut. */
export const Spot = ({ name, width = 160 }: { name: SpotName; width?: number }) => (
  <svg viewBox="40 10 160 140" overflow="visible" width={width} aria-hidden="true">
    <use href={`${spots}#${name}`} width="240" height="160" />
  </svg>
);
