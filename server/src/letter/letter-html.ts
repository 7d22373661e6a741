/**
 * How every mail looks (rules 5): one column of 600 px, tables, styles inline, the colours of the brand as literals.
 * The banknote is two cells, so that it stands with pictures off; in the dark ground, text and button have values of
 * their own and the banknote keeps its light ground. No tracking, nothing loaded from anywhere. Values are escaped
 * here. Webmail drops html and body: what is read says its language itself.
 */
import { euro } from '@weitersagen/contract/basics/money';
import { type Brand, brandOf, logoHeight, logoId } from '#brand/brand.ts';
import type { Mandant } from '#platform/context.ts';
import { escapeHtml } from '#platform/escape-html.ts';
import type { Letter } from '#platform/mail/template.ts';
import { darkOf, type MailColours } from './mail-colours.ts';
import type { LegalLinks, LetterParts } from './parts.ts';
import type { frame } from './words.ts';

interface Around {
  language: string;
  legal: LegalLinks;
  words: typeof frame.de;
}

export function htmlOf(mandant: Mandant, { language, legal, words }: Around, parts: LetterParts): string {
  const brand = brandOf(mandant.slug);
  const draw = drawer(brand);
  const { subject, preview, headline, paragraphs, money, copyable, facts = [], quote, button } = parts;
  const { after = [], second, notMe, isInternal } = parts;
  const below = [
    ...after.map(draw.paragraph),
    ...(second ? [draw.paragraphWith(second.cause, draw.link(second.text, second.address))] : []),
    ...(isInternal ? [] : [draw.paragraph(words.greeting(mandant.name))]),
  ];
  const foot = [
    ...(button ? [`${escapeHtml(words.copy)}<br>${draw.address(button.address)}`] : []),
    ...(notMe ? [draw.link(notMe.text, notMe.address)] : []),
    ...(isInternal ? [] : [escapeHtml(words.safety), escapeHtml(words.reply(mandant.config.supportEmail))]),
    [escapeHtml(mandant.config.imprintLine), legal.map(({ text, address }) => draw.link(text, address)).join(' · ')]
      .filter(Boolean)
      .join('<br>'),
  ];
  const rows = [
    draw.row('28px 40px 0', draw.logo(mandant.name)),
    draw.row('20px 40px 0', draw.heading(headline) + paragraphs.map(draw.paragraph).join(''), 'text'),
    ...(money ? [draw.row('8px 40px 24px', draw.banknote(money))] : []),
    ...(copyable ? [draw.row('8px 40px 24px', draw.copyable(copyable), 'text')] : []),
    ...(facts.length > 0 ? [draw.row('8px 40px 16px', draw.facts(facts), 'text')] : []),
    ...(quote === undefined ? [] : [draw.row('8px 40px 16px', draw.quote(quote), 'text')]),
    ...(button ? [draw.row('8px 40px 0', draw.button(button), 'go')] : []),
    ...(below.length > 0 ? [draw.row('20px 40px 0', below.join(''), 'text')] : []),
    draw.row('8px 40px 28px', draw.foot(foot)),
  ];
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

/** A text of a letter; an isolated name in it is an element of its own, which every mail program knows. */
const shown = (value: string): string => escapeHtml(value).replace(/\u2068(.*?)\u2069/g, '<bdi>$1</bdi>');

function drawer(brand: Brand) {
  const { token } = brand;
  const radius = Number.parseInt(token('radius'), 10);
  const small = `${Math.round(radius * 0.66)}px`;
  const text = `color:${token('ink')};font-size:17px;line-height:1.55`;
  const link = (words: string, address: string): string =>
    `<a href="${escapeHtml(address)}" style="color:${token('brand')}">${escapeHtml(words)}</a>`;
  const address = (value: string): string =>
    `<a href="${escapeHtml(value)}" style="color:${token('brand')};word-break:break-all">${escapeHtml(value)}</a>`;
  const lines = (value: string): string => shown(value).replace(/\n/g, '<br>');
  const tint = `border:1px solid ${token('brand-line')};border-radius:${small};background:${token('brand-soft')}`;
  return {
    link,
    address,
    row: (padding: string, content: string, look = ''): string =>
      `<tr><td class="pad ${look}" style="padding:${padding};${look === 'text' ? text : ''}">${content}</td></tr>`,
    logo: (name: string): string => {
      const { logo } = brand;
      if (!logo) return `<p class="text" style="margin:0;${text};font-weight:700">${escapeHtml(name)}</p>`;
      const width = Math.round((logo.width / logo.height) * logoHeight);
      return `<span style="display:inline-block;margin-left:-10px;padding:8px 10px;border-radius:8px;background:#ffffff"><img src="cid:${logoId}" alt="${escapeHtml(logo.name)}" width="${width}" height="${logoHeight}" style="display:block;width:${width}px;height:${logoHeight}px;border:0"></span>`;
    },
    heading: (value: string): string =>
      `<h1 style="margin:0 0 12px;font-family:${fontOf(brand, 'font-display')};font-size:28px;line-height:1.2;font-weight:${token('weight-display')}">${shown(value)}</h1>`,
    paragraph: (value: string): string => `<p style="margin:0 0 12px">${lines(value)}</p>`,
    paragraphWith: (value: string, more: string): string => `<p style="margin:0 0 12px">${lines(value)} ${more}</p>`,
    banknote: ({ amountCents, label, whose }: NonNullable<LetterParts['money']>): string => {
      const line = (size: string, value: string): string =>
        `<span style="display:block;${size};white-space:nowrap">${shown(value)}</span>`;
      const ink = token('bill-ink');
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%;max-width:300px"><tr><td style="padding:22px 0 22px 22px;border-radius:${small} 0 0 ${small};background:${token('bill-1')};color:${ink}">${line('font-size:13px;font-weight:600', label)}${line('font-size:34px;line-height:1.15;font-weight:700', euro(amountCents))}${whose ? line('font-size:13px;font-weight:600', whose) : ''}</td><td width="56" align="center" style="border-left:2px dashed ${ink};border-radius:0 ${small} ${small} 0;background:${token('bill-2')};color:${ink};font-size:30px;font-weight:700" aria-hidden="true">&rarr;</td></tr></table>`;
    },
    copyable: ({ label, value, isAddress }: NonNullable<LetterParts['copyable']>): string =>
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="tint" style="padding:16px 20px;${tint};color:${token('ink')}"><span style="display:block;font-size:13px;font-weight:600">${escapeHtml(label)}</span><span style="display:block;font-size:${isAddress ? 17 : 22}px;font-weight:700;word-break:break-all${isAddress ? '' : ';font-family:ui-monospace,Consolas,monospace;letter-spacing:.04em'}">${isAddress ? address(value) : escapeHtml(value)}</span></td></tr></table>`,
    facts: (facts: NonNullable<LetterParts['facts']>): string =>
      `<table role="presentation" class="facts" width="100%" cellpadding="0" cellspacing="0">${facts
        .map(
          ([label, value]) =>
            `<tr><td class="soft rule" valign="top" style="padding:8px 16px 8px 0;border-bottom:1px solid ${token('line')};color:${token('ink-soft')};font-size:15px">${escapeHtml(label)}</td><td class="rule text" valign="top" style="padding:8px 0;border-bottom:1px solid ${token('line')};${text};font-weight:600;word-break:break-word">${shown(value)}</td></tr>`,
        )
        .join('')}</table>`,
    quote: (value: string): string =>
      `<div class="tint" style="padding:16px 20px;${tint};word-break:break-word">${lines(value)}</div>`,
    button: ({ text: label, address: to }: NonNullable<LetterParts['button']>): string =>
      `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="${token('brand')}" style="border-radius:${small};background:${token('brand')}"><a href="${escapeHtml(to)}" style="display:inline-block;padding:14px 28px;border-radius:${small};background:${token('brand')};color:${token('brand-ink')};font-size:17px;font-weight:600;line-height:24px;text-align:center;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`,
    foot: (parts: readonly string[]): string =>
      `<div class="rule soft" style="border-top:1px solid ${token('line')};padding-top:16px;color:${token('ink-soft')};font-size:14px;line-height:1.5">${parts.map((part) => `<p style="margin:0 0 10px">${part}</p>`).join('')}</div>`,
  };
}

/** A font list inside a style attribute. */
const fontOf = ({ token }: Brand, name: string): string => token(name).replaceAll('"', "'");

/** The HTML with its pictures inside, for a page that shows a mail. */
export const selfContained = ({ html, attachments = [] }: Pick<Letter, 'html' | 'attachments'>): string =>
  attachments.reduce(
    (shown, { cid, contentType, content }) =>
      shown.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
    html,
  );
