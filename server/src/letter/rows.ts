/** What stands between the logo and the foot: the rows of a letter, of the program's words or of the mandant's own. */
import type { Drawer } from './draw.ts';
import { shown } from './draw.ts';
import type { OwnBody } from './own/dress.ts';
import type { PartName } from './own/placeholders.ts';
import type { LetterParts } from './parts.ts';

export function builtInRows(draw: Drawer, parts: LetterParts, greeting: string | undefined): string[] {
  const { headline, paragraphs, after = [], second } = parts;
  const { betragGross, code, angaben, zitat, knopf } = partRows(draw, parts);
  const below = [
    ...after.map(draw.paragraph),
    ...(second ? [draw.paragraphWith(second.cause, draw.link(second.text, second.address))] : []),
    ...(greeting ? [draw.paragraph(greeting)] : []),
  ];
  return [
    draw.row('20px 40px 0', draw.heading(shown(headline)) + paragraphs.map(draw.paragraph).join(''), 'text'),
    ...betragGross,
    ...code,
    ...angaben,
    ...zitat,
    ...knopf,
    ...(below.length > 0 ? [draw.row('20px 40px 0', below.join(''), 'text')] : []),
  ];
}

/** A heading at the beginning is that of the letter; blocks that follow each other are one row. */
export function ownRows(draw: Drawer, parts: LetterParts, { blocks }: OwnBody): string[] {
  const own = partRows(draw, parts);
  const rows: string[] = [];
  let words = '';
  const settle = (): void => {
    if (words !== '') rows.push(draw.row('20px 40px 0', words, 'text'));
    words = '';
  };
  for (const [place, block] of blocks.entries()) {
    if (!('part' in block)) {
      words += place === 0 && block.tag === 'h2' ? draw.heading(draw.inner(block.children)) : draw.said(block);
      continue;
    }
    settle();
    rows.push(...own[block.part]);
  }
  settle();
  return rows;
}

function partRows(draw: Drawer, parts: LetterParts): Record<PartName, readonly string[]> {
  const { paragraphs, money, copyable, facts = [], quote, button, after = [], second, notMe } = parts;
  const words = (said: readonly string[]): string[] =>
    said.length > 0 ? [draw.row('20px 40px 0', said.join(''), 'text')] : [];
  return {
    inhalt: words(paragraphs.map(draw.paragraph)),
    betragGross: money ? [draw.row('8px 40px 24px', draw.banknote(money))] : [],
    code: copyable ? [draw.row('8px 40px 24px', draw.copyable(copyable), 'text')] : [],
    angaben: facts.length > 0 ? [draw.row('8px 40px 16px', draw.facts(facts), 'text')] : [],
    zitat: quote === undefined ? [] : [draw.row('8px 40px 16px', draw.quote(quote), 'text')],
    knopf: button ? [draw.row('8px 40px 0', draw.button(button), 'go')] : [],
    danach: words(after.map(draw.paragraph)),
    zweiterKnopf: words(second ? [draw.paragraphWith(second.cause, draw.link(second.text, second.address))] : []),
    nichtIch: words(notMe ? [draw.paragraphWith('', draw.link(notMe.text, notMe.address))] : []),
  };
}
