/** What a mail looks like in the dark: mixed from the colours of the brand, so that a brand has nothing more to say. */
import type { Brand } from '#brand/brand.ts';

export interface MailColours {
  ground: string;
  box: string;
  tint: string;
  text: string;
  soft: string;
  link: string;
  button: string;
  buttonInk: string;
  rule: string;
}

const black = '#000000';
const white = '#ffffff';

export function darkOf({ token }: Brand): MailColours {
  const light = token('brand-line');
  return {
    ground: mix(token('ink'), black, 0.55),
    box: mix(token('ink'), black, 0.3),
    tint: mix(token('ink'), black, 0.1),
    text: mix(token('ink'), white, 0.92),
    soft: mix(token('ink-soft'), white, 0.6),
    link: light,
    button: light,
    buttonInk: mix(token('brand-strong'), black, 0.6),
    rule: mix(token('ink'), white, 0.2),
  };
}

/** `share` of the second colour. */
function mix(one: string, other: string, share: number): string {
  const channel = (at: number): string => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a as number) * (1 - share) + (b as number) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
