/**
 * How every mail looks (rules 5): one column of 600 px, the frame with logo and foot around what it says. In the dark ground,
 * text and button have values of their own and the banknote keeps its light ground. No tracking, nothing loaded from
 * anywhere. Webmail drops html and body: what is read says its language itself.
 */
import { type Brand, brandOf } from '#brand/brand.ts';
import type { Mandant } from '#platform/context.ts';
import { escapeHtml } from '#platform/escape-html.ts';
import type { Letter } from '#platform/mail/template.ts';
import { drawer, fontOf } from './draw.ts';
import { darkOf, type MailColours } from './mail-colours.ts';
import type { OwnBody } from './own/dress.ts';
import { hostOf, type LegalLinks, type LetterParts } from './parts.ts';
import { builtInRows, ownRows } from './rows.ts';
import type { frame } from './words.ts';

interface Around {
  language: string;
  legal: LegalLinks;
  words: typeof frame.de;
}

export function htmlOf(
  mandant: Mandant,
  { language, legal, words }: Around,
  parts: LetterParts,
  own?: OwnBody,
): string {
  const brand = brandOf(mandant.slug);
  const draw = drawer(brand);
  const { subject, preview, button, notMe, isInternal } = parts;
  const said = own
    ? ownRows(draw, parts, own)
    : builtInRows(draw, parts, isInternal ? undefined : words.greeting(mandant.name));
  const isPlaced = own?.blocks.some((block) => 'part' in block && block.part === 'nichtIch');
  const foot = [
    ...(button ? [`${escapeHtml(words.copy)}<br>${draw.address(button.address)}`] : []),
    ...(notMe && !isPlaced ? [draw.link(notMe.text, notMe.address)] : []),
    ...(isInternal
      ? []
      : [escapeHtml(words.safety(hostOf(mandant))), escapeHtml(words.reply(mandant.config.supportEmail))]),
    [escapeHtml(mandant.config.imprintLine), legal.map(({ text, address }) => draw.link(text, address)).join(' · ')]
      .filter(Boolean)
      .join('<br>'),
  ];
  const rows = [draw.row('28px 40px 0', draw.logo(mandant.name)), ...said, draw.row('8px 40px 28px', draw.foot(foot))];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${sheet(brand, darkOf(brand))}</style></head>
<body class="ground" style="margin:0;padding:0;background:${brand.token('band')}">
${preview ? `<div lang="${language}" style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>\n` : ''}<table role="presentation" lang="${language}" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${brand.token('band')}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="box" width="600" cellpadding="0" cellspacing="0" style="width:600px;background:${brand.token('paper')};border-radius:${brand.token('radius')};font-family:${fontOf(brand, 'font')}">
${rows.join('\n')}
</table></td></tr></table>
</body></html>`;
}

/** Where inline styles cannot go: narrow windows and the dark. */
const sheet = (brand: Brand, dark: MailColours): string =>
  `:root{color-scheme:light dark}a{color:${brand.token('brand')}}
@media (max-width:620px){.box{width:100%!important}.pad{padding-left:20px!important;padding-right:20px!important}.go table{width:100%!important}.go a{display:block!important}.facts td{display:block!important;padding-right:0!important}.facts td.soft{padding-bottom:0!important;border:0!important}}
@media (prefers-color-scheme:dark){.ground{background:${dark.ground}!important}.box{background:${dark.box}!important}.text{color:${dark.text}!important}.soft{color:${dark.soft}!important}.soft a,.text a{color:${dark.link}!important}.go td{background:${dark.button}!important}.go a{background:${dark.button}!important;color:${dark.buttonInk}!important}.rule{border-color:${dark.rule}!important}.tint{background:${dark.tint}!important;border-color:${dark.rule}!important;color:${dark.text}!important}}`;

/** The HTML with its pictures inside, for a page that shows a mail. */
export const selfContained = ({ html, attachments = [] }: Pick<Letter, 'html' | 'attachments'>): string =>
  attachments.reduce(
    (shown, file) =>
      'cid' in file
        ? shown.replaceAll(`cid:${file.cid}`, `data:${file.contentType};base64,${file.content.toString('base64')}`)
        : shown,
    html,
  );
