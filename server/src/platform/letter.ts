/**
 * How every mail looks and reads: one column, text and HTML from the same parts, so that the text is as good as the
 * HTML (design 5). Words come from the features; values are escaped here. No picture, no tracking, no foreign host.
 */
import { euro } from '@weitersagen/contract/basics/money';
import type { Mandant } from './context.ts';
import type { Letter } from './mail.ts';

export interface LetterParts {
  subject: string;
  /** "Ihre Prämie wartet auf Sie, Anna." */
  headline: string;
  /** Sentences, each a paragraph; what happened first, what happens next after it. */
  paragraphs: readonly string[];
  /** Shown as the banknote of the mail. */
  amountCents?: number | undefined;
  button?: { text: string; address: string } | undefined;
  /** Paragraphs after the button: dates, next steps. */
  after?: readonly string[] | undefined;
  /** "Das war ich nicht – Daten löschen" (design 5). */
  notMe?: { text: string; address: string } | undefined;
}

const words = {
  de: {
    greeting: (name: string) => `Freundliche Grüße\n${name}`,
    copy: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    safety: 'Wir fragen nie per E-Mail oder Telefon nach Ihrer IBAN, einem Passwort oder einer TAN.',
    reply: (address: string) => `Fragen? Schreiben Sie uns an ${address}.`,
  },
  en: {
    greeting: (name: string) => `Kind regards\n${name}`,
    copy: 'If the button does not work, copy this address into your browser:',
    safety: 'We never ask for your IBAN, a password or a TAN by e-mail or phone.',
    reply: (address: string) => `Questions? Write to ${address}.`,
  },
};
export const mailWords = (language: string): (typeof words)['de'] => (language === 'en' ? words.en : words.de);

export function composeLetter(mandant: Mandant, language: string, parts: LetterParts): Letter {
  return { subject: parts.subject, text: toText(mandant, language, parts), html: toHtml(mandant, language, parts) };
}

function toText(
  mandant: Mandant,
  language: string,
  { headline, paragraphs, amountCents, button, after = [], notMe }: LetterParts,
): string {
  const common = mailWords(language);
  const blocks = [
    headline,
    ...paragraphs,
    ...(amountCents === undefined ? [] : [euro(amountCents, language)]),
    ...(button ? [`${button.text}:\n${button.address}`] : []),
    ...after,
    common.greeting(mandant.name),
    ...(notMe ? [`${notMe.text}:\n${notMe.address}`] : []),
    `--\n${common.safety}\n${common.reply(mandant.config.supportEmail)}\n${mandant.config.imprintLine}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function toHtml(
  mandant: Mandant,
  language: string,
  { subject, headline, paragraphs, amountCents, button, after = [], notMe }: LetterParts,
): string {
  const common = mailWords(language);
  const paragraph = (text: string): string =>
    `<p style="margin:0 0 16px">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`;
  const banknote =
    amountCents === undefined
      ? ''
      : `<table role="presentation" style="margin:8px 0 24px;border-collapse:collapse"><tr><td style="padding:20px 28px;border:2px dashed #1d4d3b;font-size:28px;font-weight:700;color:#12382b;background:#dcefe6">${escapeHtml(euro(amountCents, language))}</td></tr></table>`;
  const action = button
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(button.address)}" style="display:inline-block;padding:14px 24px;border-radius:9px;background:#17624a;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(button.text)}</a></p>`
    : '';
  const plainAddress = button
    ? `<p style="margin:0 0 8px">${escapeHtml(common.copy)}<br><span style="word-break:break-all">${escapeHtml(button.address)}</span></p>`
    : '';
  const refuse = notMe
    ? `<p style="margin:0 0 8px"><a href="${escapeHtml(notMe.address)}" style="color:#17624a">${escapeHtml(notMe.text)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f4f6f5">
<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" style="width:100%;max-width:600px;border-collapse:collapse;background:#ffffff;color:#1c2b25;font:17px/1.55 -apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"><tr><td style="padding:32px 28px">
<p style="margin:0 0 24px;font-weight:700">${escapeHtml(mandant.name)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeHtml(headline)}</h1>
${paragraphs.map(paragraph).join('\n')}
${banknote}${action}
${after.map(paragraph).join('\n')}
${paragraph(common.greeting(mandant.name))}
<div style="font-size:14px;color:#4a5a53;border-top:1px solid #dde5e1;padding-top:16px">${plainAddress}${refuse}
<p style="margin:0 0 8px">${escapeHtml(common.safety)}</p>
<p style="margin:0">${escapeHtml(common.reply(mandant.config.supportEmail))}<br>${escapeHtml(mandant.config.imprintLine)}</p></div>
</td></tr></table>
</td></tr></table>
</body></html>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
