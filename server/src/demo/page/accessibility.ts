/** Statement of accessibility of a demo brand (BFSG, EN 301 549), in both languages. */
import type { Company } from './company.ts';

export const germanAccessibility = ({ company, street, town, email, phone, home, name }: Company): string =>
  `Diese Erklärung gilt für ${home} „${name}“ der ${company}. Wir möchten, dass alle Menschen diese Seiten ohne fremde Hilfe benutzen können.

## Was das Portal leistet
Sie wählen ein Produkt, erstellen einen persönlichen Link, geben ihn weiter und holen eine Prämie ab. Alle Schritte sind Formulare mit beschrifteten Feldern. Was fehlt oder falsch ist, steht am Anfang der Seite und am Feld selbst.

## Stand der Vereinbarkeit
Das Portal ist nach der Norm EN 301 549 und den Richtlinien WCAG 2.2 in den Stufen A und AA gebaut. Verstöße sind uns nicht bekannt.

- Alle Seiten lassen sich mit der Tastatur bedienen, der Fokus ist immer zu sehen.
- Texte haben mindestens das Kontrastverhältnis 4,5 zu 1.
- Bei 400 Prozent Vergrößerung bleibt alles lesbar, ohne quer zu blättern.
- Nichts blinkt, nichts läuft ab, Bewegung lässt sich in Ihrem Gerät abschalten.
- Die Seiten funktionieren auch ohne Skript, ohne Bilder und mit eigenen Farben.

## Was noch nicht barrierefrei ist
- Die Seiten der Anbieter, zu denen ein Link führt, verantworten diese selbst.
- Texte in Leichter Sprache und Videos in Gebärdensprache gibt es noch nicht.

## Wie wir geprüft haben
Jede Seite wird vor einer Veröffentlichung automatisch auf Barrieren geprüft, dazu die Bedienung mit der Tastatur und ohne Skript. Eine Prüfung durch eine unabhängige Stelle gab es noch nicht. Diese Erklärung wurde am 01.02.2026 erstellt.

## Barriere melden
Kommen Sie an einer Stelle nicht weiter, schreiben Sie an ${email} oder rufen Sie an: ${phone}. Wir antworten innerhalb von zwei Wochen und helfen Ihnen bis dahin auf anderem Weg.

${company}
${street}
${town}

## Wenn wir nicht helfen konnten
Sie können sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen wenden. Das Verfahren kostet Sie nichts.`;

export const englishAccessibility = ({ company, street, town, email, phone, name }: Company): string =>
  `This statement applies to the portal “${name}” of ${company}. We want everybody to be able to use it without help.

## What the portal does
You choose a product, create a personal link, pass it on and collect a reward. All steps are forms with labelled fields. What is missing or wrong stands at the top of the page and beside the field.

## How far it complies
The portal is built to the standard EN 301 549 and the WCAG 2.2 guidelines at levels A and AA. We know of no violation.

- All pages can be used with the keyboard, and the focus is always visible.
- Text has a contrast of at least 4.5 to 1.
- At 400 percent zoom everything stays readable without scrolling sideways.
- Nothing blinks, nothing times out, and motion can be switched off in your device.
- The pages work without script, without pictures and with your own colours.

## What is not accessible yet
- Pages of providers that a link leads to are their own responsibility.
- There are no texts in easy language and no videos in sign language yet.

## How we tested
Every page is checked for barriers automatically before it is published, and so is its use with the keyboard and without script. No independent body has tested it yet. This statement was made on 1 February 2026.

## Report a barrier
If you get stuck anywhere, write to ${email} or call ${phone}. We answer within two weeks and help you in another way until then.

${company}
${street}
${town}, Germany

## If we could not help
You may turn to the market surveillance authority of the German states for the accessibility of products and services. The procedure is free of charge.`;
