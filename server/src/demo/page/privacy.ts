/** Privacy notice of a demo brand. It tells what this software really keeps and for how long (C-16, rules 1.8). */
import type { Company } from './company.ts';

export const germanPrivacy = ({ name, company, street, town, email, phone }: Company): string =>
  `Wir vermitteln Empfehlungen und zahlen Prämien. Dafür brauchen wir Daten von Ihnen. Hier steht, welche das sind, wozu wir sie verwenden und wann wir sie löschen.

## Wer verantwortlich ist
${company}, ${street}, ${town}
E-Mail: ${email}, Telefon: ${phone}

Unsere Datenschutzbeauftragte erreichen Sie unter derselben Anschrift mit dem Zusatz „Datenschutz“.

## Wenn Sie diese Seiten ansehen
Ihr Browser überträgt Ihre IP-Adresse, die Zeit, die Adresse der Seite und seinen Namen. Ohne diese Angaben können wir keine Seite ausliefern. Wir bilden daraus kein Profil, binden keine Werbung ein und laden nichts von fremden Servern. Rechtsgrundlage ist unser Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 Buchstabe f DSGVO).

Öffnet jemand einen Empfehlungslink, zählen wir den Aufruf. Damit ein Besuch nicht doppelt zählt, merken wir uns einen Prüfwert aus Adresse und Browser, der sich nicht zurückrechnen lässt. Nach 7 Tagen löschen wir ihn.

## Wenn Sie empfehlen
- Wir speichern Vornamen, Nachnamen und E-Mail-Adresse, das empfohlene Produkt und wie Sie die Prämie teilen.
- Wir schicken Ihnen den Link und schreiben Ihnen, wenn Ihr Kontakt annimmt und was aus Ihrer Prämie wird.
- Ihr Kontakt sieht Ihren Vornamen und den ersten Buchstaben Ihres Nachnamens. Sie sehen die Anfangsbuchstaben Ihres Kontakts und mit Datum, ob die Empfehlung angenommen, der Vertrag gemeldet, bestätigt oder freigegeben oder die Empfehlung beendet ist. Was Ihr Kontakt angegeben hat und ob er eine Prämie abholt, sehen Sie nicht.

Rechtsgrundlage ist der Vertrag über die Teilnahme am Programm „${name}“ (Art. 6 Abs. 1 Buchstabe b DSGVO).

## Wenn Sie empfohlen wurden
- Wir speichern, was Sie in das Formular eintragen: Namen, E-Mail-Adresse und, wenn Sie mögen, Ihre Telefonnummer.
- Damit ordnen wir Ihren Vertrag der Empfehlung zu. Der Anbieter des Produkts teilt uns mit, ob und wann ein Vertrag zustande kam.
- Bestätigen Sie Ihre Daten nicht, löschen wir sie nach 12 Wochen.

## Wenn wir eine Prämie auszahlen
Wir brauchen den Namen der Kontoinhaberin oder des Kontoinhabers und die IBAN. Die IBAN wird verschlüsselt gespeichert und nur zur Überweisung an unsere Bank gegeben. Abbuchen können und dürfen wir damit nicht. Die Angaben zu einer Auszahlung bewahren wir 8 Jahre auf, weil das Handels- und Steuerrecht es verlangt (Art. 6 Abs. 1 Buchstabe c DSGVO).

## Wenn Sie uns schreiben
Was Sie in das Kontaktformular eintragen, schicken wir als E-Mail an unseren Service. Im Portal bleibt davon nichts gespeichert. Die E-Mail löschen wir, sobald Ihr Anliegen erledigt ist und keine Frist dagegensteht.

## Cookies
Ohne Ihre Einwilligung setzen wir nur Cookies, ohne die das Portal nicht funktioniert: Sie zeigen Ihnen nach dem Absenden Ihren eigenen Link und erinnern daran, dass Sie eine Empfehlung schon angenommen haben. Eine Einwilligung ist dafür nicht nötig (§ 25 Abs. 2 Nr. 2 TDDDG).

Alles andere, zum Beispiel eine Messung, über welche Kampagne jemand kommt, geschieht nur, wenn Sie zugestimmt haben (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchstabe a DSGVO). Welche Cookies das sind und wie lange sie bleiben, steht in der Frage, die wir Ihnen dazu stellen. Ihre Antwort gilt 60 Tage; ändern können Sie sie jederzeit am Ende jeder Seite unter „Cookie-Einstellungen“. Als Nachweis speichern wir, wann wozu Ja oder Nein gesagt wurde, ohne Namen und ohne IP-Adresse, für drei Jahre ab Ende des Jahres.

## Wer Daten bekommt
- unser technischer Dienstleister, der dieses Portal in der Europäischen Union betreibt und an unsere Weisungen gebunden ist
- unsere Bank, wenn wir eine Prämie überweisen
- der Anbieter des Produkts, soweit er einen Vertrag einer Empfehlung zuordnen muss

In Länder außerhalb der Europäischen Union geben wir nichts weiter. Eine automatisierte Entscheidung gibt es nicht.

## Wie lange wir Daten behalten
- Empfehlung und Konto: bis Sie die Löschung verlangen
- Daten ohne Bestätigung: 12 Wochen
- Bankverbindung einer ausgezahlten Prämie: 14 Monate nach der Auszahlung, so lange kann eine Bank zurückfragen
- Buchungen und Zahlungen: 8 Jahre
- Nachweis einer Einwilligung: 5 Jahre nach ihrer letzten Verwendung

## Ihre Rechte
Sie können Auskunft über Ihre Daten verlangen, sie berichtigen, löschen oder einschränken lassen und sie in einem üblichen Format erhalten. Einer Verarbeitung aus berechtigtem Interesse können Sie widersprechen. Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen. Schreiben Sie dazu an ${email}.

Sind Sie mit unserer Antwort nicht zufrieden, können Sie sich bei einer Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel an Ihrem Wohnort.

## Müssen Sie uns Daten geben?
Nein. Ohne die Angaben können wir aber keinen Link erstellen und keine Prämie auszahlen.`;

export const englishPrivacy = ({ name, company, street, town, email, phone }: Company): string =>
  `We arrange recommendations and pay rewards. For that we need some of your data. Here you can read which, what we use them for and when we delete them.

## Who is responsible
${company}, ${street}, ${town}, Germany
E-mail: ${email}, phone: ${phone}

You reach our data protection officer at the same address, marked “Datenschutz”.

## When you look at these pages
Your browser sends your IP address, the time, the address of the page and its own name. Without these we cannot deliver a page. We build no profile from them, embed no advertising and load nothing from other servers. The legal basis is our interest in running the portal safely (Art. 6(1)(f) GDPR).

When somebody opens a recommendation link we count it. So that one visit is not counted twice, we keep a check value made of address and browser that cannot be calculated back. We delete it after 7 days.

## When you recommend
- We keep your first name, last name and e-mail address, the product and how you share the reward.
- We send you the link and write to you when your contact accepts and what becomes of your reward.
- Your contact sees your first name and the first letter of your last name. You see the initials of your contact and, with a date, whether the recommendation was accepted, the contract reported, confirmed or released, or the recommendation ended. You do not see what your contact entered or whether they collect a reward.

The legal basis is the contract on taking part in the programme “${name}” (Art. 6(1)(b) GDPR).

## When you were recommended to
- We keep what you enter in the form: names, e-mail address and, if you like, your phone number.
- With these we match your contract with the recommendation. The provider of the product tells us whether and when a contract was concluded.
- If you do not confirm your data we delete them after 12 weeks.

## When we pay a reward
We need the name of the account holder and the IBAN. The IBAN is stored encrypted and given to our bank for the transfer only. We cannot and may not debit anything with it. Commercial and tax law oblige us to keep the data of a payment for 8 years (Art. 6(1)(c) GDPR).

## When you write to us
What you enter in the contact form is sent to our service as an e-mail. Nothing of it stays in the portal. We delete the e-mail as soon as your matter is settled and no legal period stands against it.

## Cookies
Without your consent we only set cookies without which the portal does not work: they show you your own link after sending the form and remember that you have accepted a recommendation already. No consent is needed for them (§ 25(2) no. 2 TDDDG).

Everything else, for example measuring by which campaign somebody comes, happens only if you have agreed (§ 25(1) TDDDG, Art. 6(1)(a) GDPR). Which cookies these are and how long they stay is said in the question that we ask you about them. Your answer applies for 60 days; you can change it at any time at the end of every page under “Cookie settings”. As evidence we keep when a yes or no was given to what, without a name and without an IP address, for three years from the end of the year.

## Who gets data
- our technical provider, who runs this portal in the European Union and is bound by our instructions
- our bank, when we transfer a reward
- the provider of the product, as far as it has to match a contract with a recommendation

We pass nothing on to countries outside the European Union. There is no automated decision.

## How long we keep data
- recommendation and account: until you ask us to delete them
- data without confirmation: 12 weeks
- bank account of a reward that was paid: 14 months after the payment, as long as a bank may ask
- bookings and payments: 8 years
- evidence of a consent: 5 years after its last use

## Your rights
You may ask which data we hold, have them corrected, deleted or restricted, and receive them in a common format. You may object to processing based on legitimate interest. You may withdraw a consent at any time for the future. Write to ${email}.

If our answer does not satisfy you, you may complain to a data protection authority, for example where you live.

## Do you have to give us data?
No. But without them we can neither create a link nor pay a reward.`;
