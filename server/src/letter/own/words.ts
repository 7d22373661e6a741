/** What the placeholders of a mail in own words are, for whoever writes it. */
import { bilingual } from '#platform/mail/words.ts';

/** A plain value: a piece of a sentence. */
export const valueWords = {
  mandant: bilingual({ de: 'Name des Auftraggebers', en: 'name of the client' }),
  serviceEmail: bilingual({ de: 'E-Mail-Adresse des Kundenservice', en: 'e-mail address of the customer service' }),
  betreff: bilingual({
    de: 'Der Betreff, den das Programm der E-Mail gäbe',
    en: 'the subject the program would give the mail',
  }),
  ueberschrift: bilingual({
    de: 'Die Überschrift, die das Programm der E-Mail gäbe, mit dem Vornamen',
    en: 'the headline the program would give the mail, with the first name',
  }),
  vorname: bilingual({
    de: 'Vorname der Person; leer, wo wir ihn nicht kennen',
    en: 'first name of the person; empty where we do not know it',
  }),
  produkt: bilingual({ de: 'Name des Produkts', en: 'name of the product' }),
  betrag: bilingual({ de: 'Betrag der Prämie', en: 'amount of the reward' }),
  betragEmpfehler: bilingual({
    de: 'Was die empfehlende Person bekommt; leer, wenn nichts',
    en: 'what the recommender gets; empty if nothing',
  }),
  betragKontakt: bilingual({
    de: 'Was der Kontakt bekommt; leer, wenn nichts',
    en: 'what the contact gets; empty if nothing',
  }),
  gueltigBis: bilingual({ de: 'Letzter Tag, an dem der Link gilt', en: 'last day of the link' }),
  abholbarBis: bilingual({
    de: 'Letzter Tag, an dem die Prämie abgeholt werden kann',
    en: 'last day on which the reward can be collected',
  }),
  empfehler: bilingual({
    de: 'Wer empfohlen hat; leer, wo die Person es nicht weiß',
    en: 'who recommended; empty where the person does not know it',
  }),
  auftragsnummer: bilingual({ de: 'Nummer des Auftrags; oft leer', en: 'number of the order; often empty' }),
  auftragVom: bilingual({ de: 'Tag des Auftrags; oft leer', en: 'day of the order; often empty' }),
  loeschenAm: bilingual({
    de: 'Tag, nach dem unbestätigte Daten gelöscht werden; leer, wenn keiner feststeht',
    en: 'day after which unconfirmed details are deleted; empty if there is none',
  }),
  praemie: bilingual({
    de: 'Name der gewählten Prämie; manchmal leer',
    en: 'name of the chosen reward; sometimes empty',
  }),
  agentur: bilingual({ de: 'Name der Agentur', en: 'name of the agency' }),
  rechnungsnummer: bilingual({ de: 'Nummer der Rechnung', en: 'number of the invoice' }),
  monat: bilingual({ de: 'Abgerechneter Monat', en: 'month that is billed' }),
  zahlung: bilingual({ de: 'Was bis wann zu zahlen ist', en: 'what is to be paid until when' }),
  rechnungsbetrag: bilingual({ de: 'Betrag der Rechnung', en: 'sum of the invoice' }),
  bezug: bilingual({ de: 'Nummer der Rechnung, um die es geht', en: 'number of the invoice it is about' }),
  mitarbeiternummer: bilingual({ de: 'Nummer in der Agentur', en: 'number in the agency' }),
  ibanEnde: bilingual({
    de: 'Die letzten vier Stellen der IBAN; leer, wo es keine gibt',
    en: 'the last four digits of the IBAN; empty where there is none',
  }),
  ueberweisungAb: bilingual({
    de: 'Frühester Zeitpunkt der Überweisung; leer, wenn nichts sie zurückhält',
    en: 'earliest moment of the transfer; empty if nothing holds it back',
  }),
  grund: bilingual({
    de: 'Grund, wie er eingetragen wurde; manchmal leer',
    en: 'reason as it was entered; sometimes empty',
  }),
  zeitpunkt: bilingual({ de: 'Wann es geschehen ist', en: 'when it happened' }),
  nachbuchung: bilingual({ de: 'Nummer der Nachbuchung', en: 'number of the claim' }),
  antwortBis: bilingual({ de: 'Bis wann wir antworten', en: 'by when we answer' }),
  widerspruchBis: bilingual({
    de: 'Bis wann ein Widerspruch möglich ist; leer, wo keiner möglich ist',
    en: 'until when an appeal is possible; empty where none is',
  }),
  interessent: bilingual({
    de: 'Name der Person, die beraten werden möchte',
    en: 'name of the person who wants advice',
  }),
  absender: bilingual({ de: 'Name der Person, die geschrieben hat', en: 'name of the person who wrote' }),
  vorgang: bilingual({ de: 'Nummer der Nachricht', en: 'number of the message' }),
  anliegen: bilingual({ de: 'Betreff der Nachricht', en: 'subject of the message' }),
} as const;

/** A part that the program makes: it stands alone in its line or paragraph. */
export const partWords = {
  knopf: bilingual({
    de: 'Die Schaltfläche der E-Mail mit ihrer Adresse',
    en: 'the button of the mail with its address',
  }),
  zweiterKnopf: bilingual({
    de: 'Was sonst noch getan werden kann: ein Satz mit eigenem Link; fehlt, wo es nichts gibt',
    en: 'what else can be done: a sentence with a link of its own; left out where there is nothing',
  }),
  betragGross: bilingual({ de: 'Der Betrag groß, als Geldschein', en: 'the amount in large print, as a banknote' }),
  code: bilingual({
    de: 'Was kopiert oder weitergegeben wird: der Code oder der Link',
    en: 'what is copied or passed on: the code or the link',
  }),
  angaben: bilingual({ de: 'Die Angaben als Liste', en: 'the details as a list' }),
  zitat: bilingual({ de: 'Was die Person geschrieben hat, Wort für Wort', en: 'what the person wrote, word for word' }),
  inhalt: bilingual({
    de: 'Die Sätze des Programms: was in diesem Fall geschehen ist',
    en: 'the sentences of the program: what has happened in this case',
  }),
  danach: bilingual({
    de: 'Die Sätze des Programms dazu, wie es weitergeht und bis wann',
    en: 'the sentences of the program on what comes next, and until when',
  }),
  nichtIch: bilingual({
    de: 'Der Link „Das war ich nicht“ oder zum Abmelden; ohne den Platzhalter steht er am Ende der E-Mail',
    en: 'the link "That was not me" or to unsubscribe; without the placeholder it stands at the end of the mail',
  }),
} as const;
