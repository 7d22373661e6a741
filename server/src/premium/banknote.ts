/**
 * The picture of a premium: a note of our own fantasy money, the same drawing as the portal's (look "Banknote"), for
 * whoever shows it outside of our pages. Two-coloured ground, notches like a ticket, a rosette of turned ellipses, a
 * speech bubble with an arrow; nothing of a real bill. The amount is text. A note may be cut: each half with its sum.
 */
import { euro } from '@weitersagen/contract/basics/money';
import type { PremiumKind } from '@weitersagen/contract/premium/kind';

/** What stands on the note: one sum, or one for each half. A half alone is the one whose other sum is missing. */
export type Note = { wholeCents: number } | { recommenderCents?: number; recipientCents?: number };

const ground = { left: '#dcebf3', right: '#fdeac0', print: '#173950', paper: '#ffffff' };
const gap = 14;

export function banknote(kind: PremiumKind, note: Note): string {
  if ('wholeCents' in note) {
    const face = kind === 'voucher' ? voucher(note.wholeCents) : whole(note.wholeCents);
    return picture(240, euro(note.wholeCents), face);
  }
  const { recommenderCents: left, recipientCents: right } = note;
  if (right === undefined) return picture(120, euro(left), half('left', left));
  if (left === undefined) return picture(120, euro(right), half('right', right));
  const both = `<g transform="rotate(-2 60 60)">${half('left', left)}</g><g transform="translate(${120 + gap}) rotate(2 60 60)">${half('right', right)}</g>`;
  return picture(240 + gap, `${euro(left)} + ${euro(right)}`, both, 3);
}

/** `margin` is room for what is turned. */
const picture = (width: number, title: string, content: string, margin = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${width + 2 * margin} ${120 + 2 * margin}" width="${width * 2}" height="240" role="img" aria-label="${title}"><title>${title}</title>${content}</svg>`;

const whole = (cents: number): string =>
  `${paper('whole', notched(240, true, true))}${print(178, 58)}${amount(cents, 20, 'start', 40)}`;

function half(side: 'left' | 'right', cents: number | undefined): string {
  const isLeft = side === 'left';
  const cut = `<path d="M${isLeft ? 119.5 : 0.5} 0V120" stroke="${ground.print}" stroke-dasharray="4 4"/>`;
  const drawing = `<g transform="translate(${isLeft ? 0 : -120})">${print(120, 60)}</g>`;
  const clip = `<clipPath id="${side}-clip"><rect width="120" height="120"/></clipPath>`;
  return `${clip}<g clip-path="url(#${side}-clip)">${paper(side, notched(120, isLeft, !isLeft))}${drawing}</g>${cut}${amount(cents ?? 0, isLeft ? 16 : 104, isLeft ? 'start' : 'end', 26)}`;
}

const voucher = (cents: number): string =>
  `<path d="${notched(240, true, true)}" fill="${ground.right}"/><rect x="6" y="6" width="228" height="108" rx="8" fill="none" stroke="${ground.print}" stroke-dasharray="5 4" opacity=".6"/>` +
  `<g transform="translate(160 32)" fill="none" stroke="${ground.print}" stroke-width="3" stroke-linejoin="round"><path d="M2 20H54V32H2zM6 32H50V56H6zM28 20V56M28 20C10 20 10 2 20 2C26 2 28 12 28 20C28 12 30 2 36 2C46 2 46 20 28 20"/></g>` +
  amount(cents, 20, 'start', 40);

const paper = (id: string, outline: string): string =>
  `<linearGradient id="${id}" gradientTransform="rotate(15)"><stop offset=".3" stop-color="${ground.left}"/><stop offset=".8" stop-color="${ground.right}"/></linearGradient><path d="${outline}" fill="url(#${id})"/>`;

/** A rounded rectangle with a half circle cut out of a side. */
const notched = (width: number, left: boolean, right: boolean): string =>
  `M11 0H${width - 11}a11 11 0 0 1 11 11V${right ? '51a9 9 0 0 0 0 18V' : ''}109a11 11 0 0 1-11 11H11a11 11 0 0 1-11-11V${left ? '69a9 9 0 0 0 0-18V' : ''}11a11 11 0 0 1 11-11z`;

/** Frame, waves, rosette and bubble; the rosette stands at x, y. */
function print(x: number, y: number): string {
  const waves = [0, 3.5, 7, 10.5, 14].map(
    (down) =>
      `<path d="M8 ${92 + down}C34 ${79 + down} 52 ${105 + down} 78 ${92 + down}S124 ${79 + down} 150 ${92 + down}"/>`,
  );
  const rosette = Array.from(
    { length: 12 },
    (_, turn) => `<ellipse rx="47" ry="19" transform="rotate(${turn * 15})"/>`,
  );
  return (
    `<g fill="none" stroke="${ground.print}"><rect x="5" y="5" width="230" height="110" rx="8" stroke-width=".9" opacity=".5"/><g stroke-width=".7" opacity=".28">${waves.join('')}</g>` +
    `<g transform="translate(${x} ${y})" stroke-width=".65"><g opacity=".45">${rosette.join('')}</g><circle r="24.5" fill="${ground.paper}" stroke-width=".9" opacity=".95"/></g></g>` +
    `<g transform="translate(${x - 178} ${y - 58})"><path d="M178 42a15 15 0 1 1-8.5 27.4l-7 2.6 2.4-6.8A15 15 0 0 1 178 42z" fill="${ground.print}"/>` +
    `<path d="M171.5 57h12.5M179 52l5.2 5-5.2 5" fill="none" stroke="${ground.paper}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g>`
  );
}

/** Without decimals when whole; long sums get smaller, so that they end before the rosette. */
function amount(cents: number, x: number, anchor: 'start' | 'end', size: number): string {
  const text = euro(cents).replace(/,00(?=\s)/, '');
  const fitting = Math.round(Math.min(size, (size * 4.6) / text.length));
  return `<text x="${x}" y="${Math.round(60 + fitting * 0.36)}" text-anchor="${anchor}" fill="${ground.print}" font-family="system-ui, Arial, sans-serif" font-weight="700" font-size="${fitting}">${text}</text>`;
}
