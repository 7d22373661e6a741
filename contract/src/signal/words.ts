/** What each sign says, and what an honest explanation may be: for whoever decides, and for the person it is about. */
import type { SignalRule } from './rules.ts';

interface Words {
  de: string;
  en: string;
}

export const signalWords: Readonly<Record<SignalRule, Words>> = {
  sameName: {
    de: 'Empfehler und Kontakt heißen gleich. Ehrlich: Vater und Sohn mit demselben Namen.',
    en: 'Recommender and contact have the same name. Honest: father and son of one name.',
  },
  sameInbox: {
    de: 'Die beiden Adressen führen in dasselbe Postfach (Zusatz nach dem Pluszeichen, Punkte). Ehrlich: ein Paar mit einem gemeinsamen Postfach.',
    en: 'The two addresses lead to one inbox (a tag after the plus sign, dots). Honest: a couple that shares an inbox.',
  },
  similarMailbox: {
    de: 'Die Postfächer unterscheiden sich nur in Ziffern, Zeichen oder Anbieter. Ehrlich: ein gemeinsames Muster in der Familie.',
    en: 'The mailboxes differ in digits, signs or provider only. Honest: a pattern that a family shares.',
  },
  sameDevice: {
    de: 'Empfehlung und Zusage kamen aus einem Netz und einem Browser. Ehrlich: ein gemeinsames Gerät, ein Büro mit gleichen Rechnern.',
    en: 'Recommendation and acceptance came from one network and browser. Honest: a shared device, an office of equal computers.',
  },
  sameHand: {
    de: 'Beide Seiten handelten binnen einer Viertelstunde am selben Gerät, beim Formular oder bei der Abholung. Ehrlich: zwei Menschen sitzen nebeneinander.',
    en: 'Both sides acted on one device within a quarter of an hour, with the form or the pickup. Honest: two people who sit side by side.',
  },
  household: {
    de: 'Gleicher Nachname im gleichen Netz, gleiches Telefon oder gleiche Anschrift. Ehrlich: Menschen, die zusammen wohnen.',
    en: 'The same surname in the same network, the same telephone or address. Honest: people who live together.',
  },
  samePerson: {
    de: 'Derselbe Name mit demselben Telefon kam schon mit einem anderen Postfach. Ehrlich: jemand hat zwei Postfächer und zwei Verträge.',
    en: 'The same name and telephone came before with another mailbox. Honest: somebody with two mailboxes and two contracts.',
  },
  sharedPhone: {
    de: 'Andere Personen haben dasselbe Telefon angegeben. Ehrlich: ein Festnetzanschluss in einer Wohnung.',
    en: 'Other people gave the same telephone. Honest: one landline in a flat.',
  },
  serialMailbox: {
    de: 'Mehrere Kontakte haben Postfächer, die sich nur in Ziffern und Zeichen unterscheiden. Ehrlich: ein häufiger Name.',
    en: 'Several contacts have mailboxes that differ in digits and signs only. Honest: a common name.',
  },
  mailPattern: {
    de: 'Mehrere Kontakte verschiedenen Namens haben Postfächer, die auf die gleiche Weise gebildet sind. Ehrlich: jemand hat sie für alle eingerichtet.',
    en: 'Several contacts of different names have mailboxes that are made in one way. Honest: somebody set them up for all.',
  },
  phoneSeries: {
    de: 'Mehrere Kontakte verschiedenen Namens haben Mobilnummern, die aufeinander folgen. Ehrlich: Firmentelefone.',
    en: 'Several contacts of different names have mobile numbers that follow one another. Honest: telephones of a company.',
  },
  deviceSeries: {
    de: 'Mehrere Kontakte kamen von einem Gerät. Ehrlich: eine Familie, ein Stand, an dem alle unterschreiben.',
    en: 'Several contacts came from one device. Honest: a family, a stand where everybody signs.',
  },
  areaSeries: {
    de: 'Mehrere Kontakte kamen mit demselben Browser aus benachbarten Adressen. Ehrlich: eine Firma mit mehreren Anschlüssen.',
    en: 'Several contacts came with one browser from neighbouring addresses. Honest: a company with several lines.',
  },
  ring: {
    de: 'An einem Gerät haben mehrere Menschen sowohl empfohlen als auch zugesagt. Ehrlich: ein Büro mit einem gemeinsamen Rechner.',
    en: 'On one device several people have both recommended and accepted. Honest: an office with a shared computer.',
  },
  sharedContacts: {
    de: 'Dieselben Kontakte kamen auch zu einem anderen Empfehler. Ehrlich: zwei aus einem Freundeskreis empfehlen.',
    en: 'The same contacts came to another recommender, too. Honest: two of one circle of friends recommend.',
  },
  networkBurst: {
    de: 'Viele Zusagen an einem Tag aus einem Netz. Ehrlich: ein Büro, eine Veranstaltung.',
    en: 'Many acceptances in a day from one network. Honest: an office, an event.',
  },
  disposableEmail: {
    de: 'Eine Wegwerf-Adresse. Ehrlich: jemand schützt das eigene Postfach.',
    en: 'A throw-away address. Honest: somebody protects the own mailbox.',
  },
  velocity: {
    de: 'Ungewöhnlich viele Empfehlungen oder Zusagen in kurzer Zeit. Ehrlich: ein Verein, ein großer Bekanntenkreis.',
    en: 'Unusually many recommendations or acceptances in a short time. Honest: a club, a large circle of friends.',
  },
  manyByLink: {
    de: 'Viele Kontakte über einen Link. Ehrlich: in einer Gruppe geteilt.',
    en: 'Many contacts through one link. Honest: shared in a group.',
  },
  clickStuffing: {
    de: 'Derselbe Besucher oder ein Programm hat den Link sehr oft geöffnet. Ehrlich: eine Seite, die von selbst neu lädt.',
    en: 'The same visitor or a program opened the link very often. Honest: a page that reloads by itself.',
  },
  couponSite: {
    de: 'Besucher kamen von einer Gutschein-Seite. Ehrlich: jemand anders hat den Link dort eingestellt.',
    en: 'Visitors came from a site of coupons. Honest: somebody else put the link there.',
  },
  boughtVisits: {
    de: 'Die Besucher kamen über bezahlte Anzeigen. Ehrlich: jemand hat nach dem Angebot gesucht und kam so zum Link zurück.',
    en: 'Visitors came by paid advertisements. Honest: somebody searched for the offer and so came back to the link.',
  },
  orderAndCancel: {
    de: 'Verträge aus früheren Empfehlungen wurden storniert. Ehrlich: Umzug, Widerruf, Lieferverzug.',
    en: 'Contracts of earlier recommendations were cancelled. Honest: a move, a withdrawal, late delivery.',
  },
  takeover: {
    de: 'Kurz vor der Auszahlung kam eine andere IBAN. Ehrlich: eine neue Bank.',
    en: 'Another IBAN came shortly before the payment. Honest: a new bank.',
  },
  sameIban: {
    de: 'Beide Seiten haben dieselbe IBAN angegeben. Ehrlich: ein Gemeinschaftskonto.',
    en: 'Both sides gave the same IBAN. Honest: a joint account.',
  },
  sharedIban: {
    de: 'Andere Personen haben dieselbe IBAN angegeben. Ehrlich: ein Familienkonto.',
    en: 'Other people gave the same IBAN. Honest: the account of a family.',
  },
  limit: {
    de: 'Mehr Prämien, als ohne Blick darauf bereitgestellt werden. Ehrlich: jemand empfiehlt viel.',
    en: 'More rewards than become ready without a look. Honest: somebody recommends a lot.',
  },
};

const honest = { de: 'Ehrlich: ', en: 'Honest: ' } as const;

/** What it says, and what would be honest about it, as two sentences. */
export function explain(rule: SignalRule, language: 'de' | 'en'): { explanation: string; honest: string } {
  const [explanation = '', innocent = ''] = signalWords[rule][language].split(` ${honest[language]}`);
  return { explanation, honest: innocent.replace(/^./u, (first) => first.toLocaleUpperCase(language)) };
}
