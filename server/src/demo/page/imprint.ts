/** Imprint of a demo brand: what § 5 DDG asks of a company, in both languages. */
import type { Company } from './company.ts';

const tradeOf = (text: string | undefined): string => (text ? `\n\n${text}` : '');

export const germanImprint = (brand: Company): string =>
  `## Anbieter
${brand.company}
${brand.street}
${brand.town}

Vertreten durch: ${brand.directors.join(' und ')}${brand.board ? `\nVorsitz des Aufsichtsrats: ${brand.board}` : ''}

## Kontakt
Telefon: ${brand.phone}, montags bis freitags von 9 bis 17 Uhr
E-Mail: ${brand.email}

## Register und Steuer
Registereintrag: ${brand.register}
Umsatzsteuer-Identifikationsnummer nach § 27a UStG: ${brand.vatId}${tradeOf(brand.trade?.de)}

## Verantwortlich für den Inhalt
${brand.directors.join(' und ')}, Anschrift wie oben

## Streitbeilegung
Wir sind weder verpflichtet noch bereit, an einem Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Schreiben Sie uns zuerst: Fast immer finden wir gemeinsam eine Lösung.`;

export const englishImprint = (brand: Company): string =>
  `## Provider
${brand.company}
${brand.street}
${brand.town}, Germany

Represented by: ${brand.directors.join(' and ')}${brand.board ? `\nChair of the supervisory board: ${brand.board}` : ''}

## Contact
Phone: ${brand.phone}, Monday to Friday, 9 am to 5 pm
E-mail: ${brand.email}

## Register and tax
Register entry: ${brand.register}
VAT identification number (§ 27a UStG): ${brand.vatId}${tradeOf(brand.trade?.en)}

## Responsible for the content
${brand.directors.join(' and ')}, address as above

## Settling disputes
We are neither obliged nor willing to take part in a procedure before a consumer arbitration board. Please write to us first: we nearly always find a solution together.`;
