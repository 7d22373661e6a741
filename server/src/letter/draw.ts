/**
 * What a letter is drawn with: tables, styles inline, the colours of the brand as literals. The banknote is two cells, so
 * that it stands with pictures off. Values are escaped here.
 */
import { euro } from '@weitersagen/contract/basics/money';
import { type Brand, logoHeight, logoId } from '#brand/brand.ts';
import { escapeHtml } from '#platform/escape-html.ts';
import type { Said } from './own/dress.ts';
import type { LetterParts } from './parts.ts';

/** A text of a letter; an isolated name in it is an element of its own, which every mail program knows. */
export const shown = (value: string): string => escapeHtml(value).replace(/\u2068(.*?)\u2069/g, '<bdi>$1</bdi>');

export type Drawer = ReturnType<typeof drawer>;

export function drawer(brand: Brand) {
  const { token } = brand;
  const small = smallRadius(brand);
  const text = `color:${token('ink')};font-size:17px;line-height:1.55`;
  const link = (words: string, address: string): string =>
    `<a href="${escapeHtml(address)}" style="color:${token('brand')}">${escapeHtml(words)}</a>`;
  const address = (value: string): string =>
    `<a href="${escapeHtml(value)}" style="color:${token('brand')};word-break:break-all">${escapeHtml(value)}</a>`;
  const lines = (value: string): string => shown(value).replace(/\n/g, '<br>');
  const tint = tintOf(brand);
  return {
    link,
    address,
    ...wordsDrawer(brand),
    row: (padding: string, content: string, look = ''): string =>
      `<tr><td class="pad ${look}" style="padding:${padding};${look === 'text' ? text : ''}">${content}</td></tr>`,
    logo: (name: string): string => {
      const { logo } = brand;
      if (!logo) return `<p class="text" style="margin:0;${text};font-weight:700">${escapeHtml(name)}</p>`;
      const width = Math.round((logo.width / logo.height) * logoHeight);
      return `<span style="display:inline-block;margin-left:-10px;padding:8px 10px;border-radius:8px;background:#ffffff"><img src="cid:${logoId}" alt="${escapeHtml(logo.name)}" width="${width}" height="${logoHeight}" style="display:block;width:${width}px;height:${logoHeight}px;border:0"></span>`;
    },
    heading: (inner: string): string =>
      `<h1 style="margin:0 0 12px;font-family:${fontOf(brand, 'font-display')};font-size:28px;line-height:1.2;font-weight:${token('weight-display')}">${inner}</h1>`,
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
export const fontOf = ({ token }: Brand, name: string): string => token(name).replaceAll('"', "'");

const smallRadius = ({ token }: Brand): string => `${Math.round(Number.parseInt(token('radius'), 10) * 0.66)}px`;

const tintOf = (brand: Brand): string =>
  `border:1px solid ${brand.token('brand-line')};border-radius:${smallRadius(brand)};background:${brand.token('brand-soft')}`;

/** The elements of the mandant's own words. */
function wordsDrawer(brand: Brand) {
  const { token } = brand;
  const styles: Readonly<Record<Exclude<Said['tag'], 'a' | 'br'>, string>> = {
    p: 'margin:0 0 12px',
    h2: `margin:8px 0;font-family:${fontOf(brand, 'font-display')};font-size:21px;line-height:1.3;font-weight:${token('weight-display')}`,
    ul: 'margin:0 0 12px;padding-left:24px',
    ol: 'margin:0 0 12px;padding-left:24px',
    li: 'margin:0 0 6px',
    strong: 'font-weight:700',
    em: 'font-style:italic',
    blockquote: `margin:0 0 12px;padding:16px 20px;${tintOf(brand)};word-break:break-word`,
    hr: `margin:16px 0;border:0;border-top:1px solid ${token('line')}`,
  };
  const inner = (children: Said['children']): string =>
    children.map((one) => (typeof one === 'string' ? shown(one) : said(one))).join('');
  function said({ tag, address: to, children }: Said): string {
    if (tag === 'br') return '<br>';
    // A link that leads nowhere is its words.
    if (tag === 'a')
      return to
        ? `<a href="${escapeHtml(to)}" style="color:${token('brand')}">${inner(children)}</a>`
        : inner(children);
    const look = tag === 'blockquote' ? ' class="tint"' : tag === 'hr' ? ' class="rule"' : '';
    const start = `<${tag}${look} style="${styles[tag]}">`;
    return tag === 'hr' ? start : `${start}${inner(children)}</${tag}>`;
  }
  return { inner, said };
}
