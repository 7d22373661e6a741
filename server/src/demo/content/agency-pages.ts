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
- **Prämien, die Sie mitgestalten.** Sie legen auf die Prämie etwas drauf, Produkt für Produkt.
- **Keine Kosten für das Mitmachen.** Sie zahlen für freigegebene Aufträge und für ausgezahlte Prämien. [Was es kostet](seite:agencyCost)`,
    `People who were advised well tell others. ${name} turns that into orders for {agenturName}: you invite your customers after a talk, they share their link, and whoever comes by it stands in your area under your name.

## What is in it for {agenturName}
- **Contacts who were recommended.** You know who recommended, and what for.
- **Everything in one place.** Invitations, recommendations, contacts, orders and rewards, for each person of the team.
- **Rewards you can add to.** You top up the reward, product by product.
- **Taking part costs nothing.** You pay for released orders and for rewards that were paid. [What it costs](seite:agencyCost)`,
  ),
});

const info = (company: string): DemoPage => ({
  slug: 'agentur-info',
  title: both('So läuft es für Agenturen', 'How it works for agencies'),
  text: both(
    `Ihre Kundinnen und Kunden empfehlen, {agenturName} berät und schließt ab, ${company} zahlt die Prämien aus.

## Vom Gespräch zum Auftrag
1. **Einladen.** Nach einem Gespräch laden Sie ein: per E-Mail, wenn die Person das möchte, sonst mit einem QR-Code zum Mitnehmen.
2. **Empfehlen.** Wer die Einladung annimmt, empfiehlt mit einem persönlichen Link und entscheidet, wer die Prämie erhält: man selbst, der Kontakt oder beide.
3. **Beraten.** Macht jemand über den Link seine Angaben, sehen Sie Name, Kontaktdaten und Produkt unter „Interessenten“.
4. **Freigeben.** Kommt ein Vertrag zustande, geben Sie den Auftrag nach der Wartezeit frei. Danach holen alle ihre Prämie ab.

## Wer in der Agentur was sieht
| Rolle | sieht | darf außerdem |
|---|---|---|
| Inhaberin, Inhaber | alles der Agentur, auch die Rechnungen | einladen, Aufträge freigeben, Team, Prämienplan und Stammdaten ändern |
| Mitarbeiterin, Mitarbeiter | was unter der eigenen Nummer steht, und den Prämienplan | einladen, Aufträge freigeben |

Verlässt jemand das Team, bleibt alles bei der Agentur: Empfehler, Interessenten und Aufträge stehen weiter unter der Nummer.

## Der Prämienplan
Sie können für ein Produkt einen Zusatz anlegen, mit erstem Tag und, wenn Sie möchten, mit letztem. Er kommt zur Prämie dazu, über deren Verteilung Ihre Empfehler entscheiden. Was einmal zugesagt ist, gilt, auch wenn Sie den Zusatz danach beenden.

Fragen dazu? [Schreiben Sie uns](seite:Kontakt).`,
    `Your customers recommend, {agenturName} advises and closes the contract, ${company} pays the rewards.

## From a talk to an order
1. **Invite.** After a talk you invite: by e-mail if the person wants that, otherwise with a QR code to take along.
2. **Recommend.** Whoever accepts recommends by a personal link and decides who gets the reward: themselves, the contact or both.
3. **Advise.** When somebody gives details by the link you see name, contact details and product under “Leads”.
4. **Release.** When there is a contract you release the order after the waiting time. Then everybody collects the reward.

## Who sees what in an agency
| Role | sees | may also |
|---|---|---|
| Owner | everything of the agency, invoices, too | invite, release orders, change team, reward plan and master data |
| Employee | what stands under the own number, and the reward plan | invite, release orders |

When somebody leaves the team everything stays with the agency: recommenders, contacts and orders keep standing under the number.

## The reward plan
For a product you can set an addition with a first day and, if you like, a last one. It is added to the reward, and your recommenders decide who gets which share of it. What was promised holds, even if you end the addition afterwards.

Any questions? [Write to us](seite:Kontakt).`,
  ),
});

const cost = (): DemoPage => ({
  slug: 'agentur-kosten',
  title: both('Kosten für Agenturen', 'Costs for agencies'),
  text: both(
    `Mitmachen kostet {agenturName} nichts. Sie zahlen die Gebühr für jeden freigegebenen Auftrag, gleich ob Sie oder wir ihn freigegeben haben, und die ausgezahlten Prämien. Abgerechnet wird einmal im Monat.

| Leistung | Preis |
|---|---:|
| Registrierung, Bereich und Team | 0,00 € |
| Einladungen | 0,00 € |
| Ausgezahlte Prämien | ihr Betrag |
| Ihr Zusatz aus dem Prämienplan | in der Prämie enthalten |
| Gebühr je freigegebenem Auftrag | {agenturGebuehr} zzgl. USt |

## So lesen Sie die Rechnung
Auf der Rechnung steht je Auftrag die Gebühr, dazu die Umsatzsteuer. Die ausgezahlten Prämien stehen ohne Umsatzsteuer auf einer eigenen Abrechnung; beides zahlen Sie mit einer Überweisung, abgebucht wird nichts. Wird ein Auftrag später storniert, bekommen Sie seine Gebühr mit der nächsten Rechnung oder einer Rechnungskorrektur zurück.

Rechnungen und Abrechnungen liegen im Bereich der Inhaberin oder des Inhabers, zum Herunterladen und Drucken.`,
    `Taking part costs {agenturName} nothing. You pay the fee for each released order, whether you or we released it, and the rewards that were paid. You are charged once a month.

| Service | Price |
|---|---:|
| Registration, area and team | 0,00 € |
| Invitations | 0,00 € |
| Rewards that were paid | their amount |
| Your addition from the reward plan | part of the reward |
| Fee for a released order | {agenturGebuehr} plus VAT |

## How to read the invoice
The invoice has the fee of each order, and VAT on top. Rewards that were paid stand without VAT on a statement of their own; you pay both with one transfer, nothing is collected from your account. If an order is cancelled later, its fee comes back with the next invoice or a credit note.

Invoices and statements are in the area of the owner, to download and to print.`,
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
- Per E-Mail eingeladen wird nur, wer im Gespräch zugestimmt hat. Ohne Zustimmung gibt es einen QR-Code, keine E-Mail.
- Wer nach einer Einladung per E-Mail keine weiteren möchte, wird von keiner Agentur mehr eingeladen.
- Eine Einladung gilt 30 Tage.

## Aufträge und Prämien
- Freigegeben wird ein Auftrag, wenn der Vertrag besteht und die Wartezeit vorbei ist.
- Ein Zusatz aus dem Prämienplan gilt für Empfehlungen seines Produkts in seiner Zeit, solange die Agentur teilnimmt.
- Abgerechnet wird monatlich, siehe [Kosten](seite:agencyCost).

## Wenn es endet
Beide Seiten können die Teilnahme beenden. Zugesagte Prämien werden ausgezahlt. Die Inhaberin oder der Inhaber kann Berichte und Rechnungen weiter lesen. Offene Einladungen werden widerrufen, neue gehen nicht mehr hinaus.`,
    `Under these terms {agenturName} takes part in the programme ${name}. For your recommenders their own [terms of participation](seite:teilnahmebedingungen) hold as well.

## Who takes part
An agency can take part once ${company} has approved it. It answers for the people it lets into its area.

## Invitations
- Invited by e-mail is only who agreed to it in a talk. Without that there is a QR code and no e-mail.
- Whoever wants no more after an invitation by e-mail is invited by no agency again.
- An invitation is valid for 30 days.

## Orders and rewards
- An order is released when the contract stands and the waiting time is over.
- An addition from the reward plan holds for recommendations of its product in its time, while the agency takes part.
- You are charged monthly, see [costs](seite:agencyCost).

## When it ends
Either side can end it. Promised rewards are paid. The owner can still read reports and invoices. Open invitations are withdrawn, and no new ones go out.`,
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
| Name, Anschrift, Steuernummer oder USt-IdNr. der Agentur | Teilnahme und Rechnungen | auch nach der Teilnahme, weil Aufträge und Rechnungen sie nennen |
| E-Mail-Adresse und Telefon der Agentur | Erreichbarkeit | bis die letzte Inhaberin oder der letzte Inhaber gelöscht ist |
| Rechnungen und Abrechnungen | Buchhaltung | acht Jahre, gezählt vom Ende des Jahres, in dem sie gestellt wurden |
| Bankverbindung | Erstattungen; abgebucht wird nichts | bis eine andere angegeben wird, die Agentur in einer anderen aufgeht oder die letzte Inhaberin oder der letzte Inhaber gelöscht ist |
| Name, E-Mail-Adresse, Telefon der Menschen, die dort arbeiten | Anmeldung und Zuordnung | bis sie gelöscht werden, auch nach dem Ausscheiden; danach steht in Berichten nur die Mitarbeiternummer |

## Was andere sehen
Name, Anschrift, Telefon und E-Mail-Adresse Ihrer Agentur sind öffentlich, solange sie am Programm teilnimmt. Wer seine Angaben macht, liest vorher, dass Ihre Agentur sie erhält.

## Was Sie beachten
Angaben von Interessenten verwenden Sie nur für die Beratung, um die es geht. Wer nicht bestätigt, wird nach zwölf Wochen gelöscht.

## Ihre Rechte
Auskunft, Berichtigung, Löschung und Widerspruch: [Schreiben Sie uns](seite:Kontakt).`,
    `This says what happens to the data that {agenturName} and the people who work there give to ${company}. For recommenders and contacts the [privacy notice](seite:Datenschutz) of the programme holds.

## What we keep
| Data | what for | how long |
|---|---|---|
| Name, address, tax number or VAT ID of the agency | taking part and invoices | also after it has taken part, because orders and invoices name them |
| E-mail address and telephone of the agency | to reach it | until its last owner is deleted |
| Invoices and statements | accounting | eight years, counted from the end of the year in which they were issued |
| Bank account | refunds; nothing is collected from it | until another one is given, the agency goes into another one, or its last owner is deleted |
| Name, e-mail address, telephone of people who work there | signing in, and whose contacts they are | until they are deleted, also after they have left; then only the employee number stands in reports |

## What others see
Name, address, telephone and e-mail address of your agency are public while it takes part in the programme. Whoever gives details reads before that your agency gets them.

## What you see to
You use the details of contacts only for the advice they asked for. Whoever does not confirm is deleted after twelve weeks.

## Your rights
Information, correction, deletion and objection: [write to us](seite:Kontakt).`,
  ),
});
