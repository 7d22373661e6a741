/** What a demo brand tells agencies: what the programme is, how it goes, what it costs, its terms, and what happens to data. */
import type { DemoPage } from './pages.ts';

const both = (de: string, en: string) => ({ de, en });

export const agencyPages = (name: string, company: string): readonly DemoPage[] => [
  start(name),
  info(company),
  cost(),
  rules(name, company),
  privacy(company),
];

const start = (name: string): DemoPage => ({
  slug: 'agentur-start',
  title: both('Ihre Kunden empfehlen Sie weiter', 'Your customers recommend you'),
  text: both(
    `Wer gut beraten wurde, erzählt es weiter. ${name} macht daraus Aufträge für {agenturName}: Sie laden Ihre Kundinnen und Kunden nach dem Gespräch ein, sie teilen ihren Link, und wer darüber kommt, steht mit Ihrem Namen in Ihrem Bereich.

## Was {agenturName} davon hat
- **Interessenten mit Empfehlung.** Sie wissen, wer empfohlen hat und wofür.
- **Alles an einer Stelle.** Einladungen, Empfehlungen, Interessenten, Aufträge und Prämien, für jede Person im Team.
- **Prämien, die Sie mitgestalten.** Sie legen für Ihre Empfehler etwas drauf, Produkt für Produkt.
- **Keine Kosten für das Mitmachen.** Gezahlt wird erst, wenn ein Auftrag freigegeben ist. [Was es kostet](seite:agencyCost)`,
    `People who were advised well tell others. ${name} turns that into orders for {agenturName}: you invite your customers after a talk, they share their link, and whoever comes by it stands in your area under your name.

## What is in it for {agenturName}
- **Contacts who were recommended.** You know who recommended, and what for.
- **Everything in one place.** Invitations, recommendations, contacts, orders and rewards, for each person of the team.
- **Rewards you can add to.** You top up what your recommenders get, product by product.
- **Taking part costs nothing.** You pay once an order is released. [What it costs](seite:agencyCost)`,
  ),
});

const info = (company: string): DemoPage => ({
  slug: 'agentur-info',
  title: both('So läuft es für Agenturen', 'How it works for agencies'),
  text: both(
    `Ihre Kundinnen und Kunden empfehlen, {agenturName} berät und schließt ab, ${company} zahlt die Prämien aus.

## Vom Gespräch zum Auftrag
1. **Einladen.** Nach einem Gespräch laden Sie ein: per E-Mail, wenn die Person das möchte, sonst mit einem QR-Code zum Mitnehmen.
2. **Empfehlen.** Wer die Einladung annimmt, bekommt einen persönlichen Link und entscheidet, wer die Prämie erhält: man selbst, der Kontakt oder beide.
3. **Beraten.** Kommt jemand über den Link, sehen Sie Name, Kontaktdaten und Produkt unter „Interessenten“.
4. **Freigeben.** Kommt ein Vertrag zustande, geben Sie den Auftrag frei. Danach holen alle ihre Prämie ab.

## Wer in der Agentur was sieht
| Rolle | sieht | darf außerdem |
|---|---|---|
| Inhaberin, Inhaber | alles der Agentur | Team, Prämienplan, Rechnungen, Stammdaten |
| Mitarbeiterin, Mitarbeiter | was unter der eigenen Nummer steht | einladen, Aufträge freigeben |

Verlässt jemand das Team, bleibt alles bei der Agentur: Empfehler, Interessenten und Aufträge stehen weiter unter der Nummer.

## Der Prämienplan
Sie können für ein Produkt einen Zusatz anlegen, mit erstem und letztem Tag. Er kommt zur Prämie Ihrer Empfehler dazu. Was einmal zugesagt ist, gilt, auch wenn Sie den Zusatz danach beenden.

Fragen dazu? [Schreiben Sie uns](seite:Kontakt).`,
    `Your customers recommend, {agenturName} advises and closes the contract, ${company} pays the rewards.

## From a talk to an order
1. **Invite.** After a talk you invite: by e-mail if the person wants that, otherwise with a QR code to take along.
2. **Recommend.** Whoever accepts gets a personal link and decides who gets the reward: themselves, the contact or both.
3. **Advise.** When somebody comes by the link you see name, contact details and product among your contacts.
4. **Release.** When there is a contract you release the order. Then everybody collects the reward.

## Who sees what in an agency
| Role | sees | may also |
|---|---|---|
| Owner | everything of the agency | team, reward plan, invoices, master data |
| Employee | what stands under the own number | invite, release orders |

When somebody leaves the team everything stays with the agency: recommenders, contacts and orders keep standing under the number.

## The reward plan
For a product you can set an addition with a first and a last day. It is added to the reward of your recommenders. What was promised holds, even if you end the addition afterwards.

Any questions? [Write to us](seite:Kontakt).`,
  ),
});

const cost = (): DemoPage => ({
  slug: 'agentur-kosten',
  title: both('Kosten für Agenturen', 'Costs for agencies'),
  text: both(
    `Mitmachen kostet {agenturName} nichts. Sie zahlen nur für Aufträge, die Sie freigegeben haben, und zwar einmal im Monat mit einer Rechnung.

| Leistung | Preis |
|---|---:|
| Registrierung, Bereich und Team | 0,00 € |
| Einladungen | 0,00 € |
| Prämie je freigegebenem Auftrag | wie zugesagt |
| Ihr Zusatz aus dem Prämienplan | wie von Ihnen angelegt |
| Gebühr je freigegebenem Auftrag | {agenturGebuehr} zzgl. USt |

## So lesen Sie die Rechnung
Auf der Rechnung steht je Auftrag die Gebühr mit Umsatzsteuer. Die ausgezahlten Prämien stehen ohne Umsatzsteuer auf einer eigenen Abrechnung; beides zahlen Sie mit einer Überweisung. Wird ein Auftrag später storniert, bekommen Sie seine Gebühr auf der nächsten Rechnung zurück.

Alle Rechnungen liegen in Ihrem Bereich, zum Herunterladen und Drucken.`,
    `Taking part costs {agenturName} nothing. You pay for orders you have released, once a month and by invoice.

| Service | Price |
|---|---:|
| Registration, area and team | 0,00 € |
| Invitations | 0,00 € |
| Reward of a released order | as promised |
| Your addition from the reward plan | as you set it |
| Fee for a released order | {agenturGebuehr} plus VAT |

## How to read the invoice
The invoice has the fee of each order, with VAT. Rewards that were paid stand without VAT on a statement of their own; you pay both with one transfer. If an order is cancelled later, its fee comes back with the next invoice.

All invoices are in your area, to download and to print.`,
  ),
});

const rules = (name: string, company: string): DemoPage => ({
  slug: 'agentur-teilnahmebedingungen',
  title: both('Teilnahmebedingungen für Agenturen', 'Terms of participation for agencies'),
  text: both(
    `Unter diesen Bedingungen nimmt {agenturName} am Programm ${name} teil. Für Ihre Empfehler gelten daneben deren eigene [Teilnahmebedingungen](seite:teilnahmebedingungen).

## Wer teilnimmt
Teilnehmen kann eine Agentur, sobald ${company} sie freigeschaltet hat. Sie haftet für die Menschen, die sie in ihren Bereich lässt.

## Einladungen
- Eingeladen wird nur, wer im Gespräch zugestimmt hat. Ohne Zustimmung gibt es einen QR-Code, keine E-Mail.
- Wer keine Einladungen möchte, wird nicht wieder eingeladen.
- Eine Einladung gilt 30 Tage.

## Aufträge und Prämien
- Freigegeben wird ein Auftrag, wenn der Vertrag besteht und die Wartezeit vorbei ist.
- Ein Zusatz aus dem Prämienplan gilt für alles, was in seiner Zeit empfohlen wurde.
- Abgerechnet wird monatlich, siehe [Kosten](seite:agencyCost).

## Wenn es endet
Beide Seiten können die Teilnahme beenden. Zugesagte Prämien werden ausgezahlt, Berichte bleiben für Sie lesbar, neue Einladungen gehen nicht mehr hinaus.`,
    `Under these terms {agenturName} takes part in the programme ${name}. For your recommenders their own [terms of participation](seite:teilnahmebedingungen) hold as well.

## Who takes part
An agency can take part once ${company} has approved it. It answers for the people it lets into its area.

## Invitations
- Invited is only who agreed to it in a talk. Without that there is a QR code and no e-mail.
- Whoever wants no invitations is not invited again.
- An invitation is valid for 30 days.

## Orders and rewards
- An order is released when the contract stands and the waiting time is over.
- An addition from the reward plan holds for everything that was recommended in its time.
- You are charged monthly, see [costs](seite:agencyCost).

## When it ends
Either side can end it. Promised rewards are paid, reports stay readable for you, and no new invitations go out.`,
  ),
});

const privacy = (company: string): DemoPage => ({
  slug: 'agentur-datenschutz',
  title: both('Datenschutz für Agenturen', 'Data protection for agencies'),
  text: both(
    `Hier steht, was mit den Daten geschieht, die {agenturName} und die Menschen, die dort arbeiten, ${company} geben. Für Empfehler und Interessenten gilt die [Datenschutzerklärung](seite:Datenschutz) des Programms.

## Was wir speichern
| Daten | wozu | wie lange |
|---|---|---|
| Name, Anschrift, Steuernummer der Agentur | Teilnahme und Rechnungen | zehn Jahre nach der letzten Rechnung |
| Bankverbindung | Abrechnung | bis sie geändert oder gelöscht wird |
| Name, E-Mail-Adresse, Telefon der Mitarbeitenden | Anmeldung und Zuordnung | bis zum Ausscheiden; der Name bleibt in Berichten |

## Was andere sehen
Name, Anschrift, Telefon und E-Mail-Adresse Ihrer Agentur sind öffentlich, sobald sie freigeschaltet ist. Wer seine Angaben macht, liest vorher, dass Ihre Agentur sie erhält.

## Was Sie beachten
Angaben von Interessenten verwenden Sie nur für die Beratung, um die es geht. Wer nicht bestätigt, wird nach zwölf Wochen gelöscht.

## Ihre Rechte
Auskunft, Berichtigung, Löschung und Widerspruch: [Schreiben Sie uns](seite:Kontakt).`,
    `This says what happens to the data that {agenturName} and the people who work there give to ${company}. For recommenders and contacts the [privacy notice](seite:Datenschutz) of the programme holds.

## What we keep
| Data | what for | how long |
|---|---|---|
| Name, address, tax number of the agency | taking part and invoices | ten years after the last invoice |
| Bank account | charging | until it is changed or deleted |
| Name, e-mail address, telephone of people who work there | signing in, and whose contacts they are | until they leave; the name stays in reports |

## What others see
Name, address, telephone and e-mail address of your agency are public once it is approved. Whoever gives details reads before that your agency gets them.

## What you see to
You use the details of contacts only for the advice they asked for. Whoever does not confirm is deleted after twelve weeks.

## Your rights
Information, correction, deletion and objection: [write to us](seite:Kontakt).`,
  ),
});
