/** The words of premiums at the desk: the list, the fields, the time line of a product, the codes of a voucher. */
import type { Bilingual } from '../../i18n/bilingual.ts';

const label = (de: string, en: string) => ({ de, en });

export const deskPremiumWords = {
  'desk.premium.title': label('Prämienkatalog', 'Reward catalogue'),
  'desk.premium.lead': label(
    'Was für eine Empfehlung angeboten wird. Verdiente Prämien einzelner Personen stehen unter „Prämien“.',
    'What is offered for a recommendation. What individual people have earned is under “Rewards”.',
  ),
  'desk.premium.count': {
    de: '{count, plural, one {# Prämie} other {# Prämien}}',
    en: '{count, plural, one {# reward} other {# rewards}}',
  },
  'desk.premium.search': label('Name oder Nummer', 'Name or number'),
  'desk.premium.empty': label('Noch keine Prämie', 'No premium yet'),
  'desk.premium.emptyText': label(
    'Legen Sie die erste an. Sie ist ein Entwurf, bis Sie sie veröffentlichen.',
    'Make the first one. It is a draft until you publish it.',
  ),
  'desk.premium.usual': label('nach Nummer', 'by number'),
  'desk.premium.name': label('Name', 'Name'),
  'desk.premium.number': label('Nummer', 'Number'),
  'desk.premium.value': label('Wert', 'Value'),
  'desk.premium.days': label('Gilt', 'Counts'),
  'desk.premium.productCount': label('Produkte', 'Products'),
  'desk.premium.kindOf.money': label('Geld', 'Money'),
  'desk.premium.kindOf.voucher': label('Gutschein', 'Voucher'),
  'desk.premium.viewOf.label': label('Zeigen', 'Show'),
  'desk.premium.viewOf.valid': label('Gilt heute', 'Valid today'),
  'desk.premium.viewOf.coming': label('Kommt', 'Coming'),
  'desk.premium.viewOf.over': label('Vorbei', 'Over'),
  'desk.premium.viewOf.low': label('Wenig Codes', 'Few codes'),
  'desk.premium.viewOf.withDraft': label('Mit Entwurf', 'With a draft'),
  'desk.premium.always': label('immer', 'always'),
  'desk.premium.from': label('ab {from}', 'from {from}'),
  'desk.premium.until': label('bis {until}', 'until {until}'),
  'desk.premium.fromUntil': label('{from} bis {until}', '{from} to {until}'),
  'desk.premium.new.title': label('Neue Prämie', 'New premium'),
  'desk.premium.new.then': label(
    'Es entsteht ein Entwurf, der noch niemandem zugesagt ist. Wert, Tage und Produkte tragen Sie danach ein.',
    'This makes a draft that is promised to nobody yet. You enter value, days and products afterwards.',
  ),
  'desk.premium.new.done': label('Der Entwurf der Prämie {id} ist angelegt.', 'The draft of premium {id} is made.'),
  'desk.premium.promised': label(
    'Wer schon empfohlen hat, bekommt den Wert, der damals zugesagt war.',
    'Whoever has recommended already gets the value that was promised then.',
  ),

  'desk.premium.line.empty': label('Noch mit keinem Produkt angeboten.', 'Offered with no product yet.'),
  'desk.premium.line.alike': label('{count} Produkte mit denselben Prämien', '{count} products with the same premiums'),
  'desk.premium.line.caption': label('Prämien für {name}', 'Premiums for {name}'),
  'desk.premium.line.head': label('Zeitleiste', 'Time line'),
  'desk.premium.line.own': label('diese, wie sie hier steht', 'this one, as it stands here'),
  'desk.premium.line.gap': label('Lücke: Keine Prämie gilt {days}.', 'Gap: no premium counts {days}.'),
  'desk.premium.line.overlapOf.money': label(
    'Überschneidung: Mehrere Geldprämien gelten {days}. Zugesagt wird die höchste.',
    'Overlap: several premiums in money count {days}. The highest one is promised.',
  ),
  'desk.premium.line.overlapOf.voucher': label(
    'Überschneidung: Mehrere Gutscheine gelten {days}. Zugesagt wird der höchste, wenn dann keine Geldprämie gilt.',
    'Overlap: several vouchers count {days}. The highest one is promised, unless a premium in money counts then.',
  ),

  'desk.premium.products.none': label('Noch kein Produkt gewählt.', 'No product chosen yet.'),
  'desk.premium.products.find': label('Produkt suchen', 'Find a product'),
  'desk.premium.products.add': label('Dazu:', 'Add:'),
  'desk.premium.products.remove': label('{name} wegnehmen', 'Take {name} away'),
  'desk.premium.products.came': label('{name} ist dazugekommen.', '{name} was added.'),
  'desk.premium.products.gone': label('{name} ist weggenommen.', '{name} was taken away.'),
  'desk.premium.products.found': {
    de: '{count, plural, one {# Produkt} other {# Produkte}} gefunden',
    en: '{count, plural, one {# product} other {# products}} found',
  },
  'desk.premium.products.chosen': label('Alles dazu ist schon gewählt.', 'All of it is chosen already.'),
  'desk.premium.products.failed': label(
    'Die Suche ging gerade nicht. Bitte versuchen Sie es noch einmal.',
    'The search did not work just now. Please try again.',
  ),
  'desk.premium.products.nothing': label('Dazu gibt es kein Produkt.', 'There is no such product.'),

  'desk.premium.stock.title': label('Codes', 'Codes'),
  'desk.premium.stock.lead': label(
    'Jeder Code gehört genau einer Prämie einer Person. Angezeigt wird keiner mehr ganz.',
    'Each code belongs to exactly one reward of a person. None is shown whole again.',
  ),
  'desk.premium.stock.low': label(
    'Weniger als {max} freie Codes: {values}. Sind keine mehr da, kann niemand diesen Gutschein wählen.',
    'Fewer than {max} free codes: {values}. When none is left, nobody can choose this voucher.',
  ),
  'desk.premium.stock.caption': label('Bestand nach Wert', 'Stock by value'),
  'desk.premium.stock.empty': label('Keine Codes', 'No codes'),
  'desk.premium.stock.emptyText': label(
    'Ohne Codes kann niemand diesen Gutschein wählen.',
    'Without codes nobody can choose this voucher.',
  ),
  'desk.premium.stock.denomination': label('Wert', 'Value'),
  'desk.premium.stock.free': label('Freie Codes', 'Free codes'),
  'desk.premium.stock.taken': label('Vergeben', 'Taken'),
  'desk.premium.stock.state': label('Stand', 'State'),
  'desk.premium.stock.few': label('wenige', 'few'),
  'desk.premium.stock.enough': label('genug', 'enough'),
  'desk.premium.stock.last': label('Zuletzt dazugekommen: {codes}', 'Added last: {codes}'),
  'desk.premium.codes.add': label('Codes hinzufügen', 'Add codes'),
  'desk.premium.codes.go': label('Hinzufügen', 'Add'),
  'desk.premium.codes.then': label(
    'Die Codes werden verschlüsselt aufbewahrt und hier nie wieder ganz angezeigt. Was schon da ist, bleibt, wie es ist.',
    'The codes are kept encrypted and never shown whole here again. What is there already stays as it is.',
  ),
  'desk.premium.codes.codes': label('Codes', 'Codes'),
  'desk.premium.codes.hint': label('Einer je Zeile, höchstens 5.000 auf einmal.', 'One a line, at most 5,000 at once.'),
  'desk.premium.codes.file': label('Oder aus einer Datei', 'Or out of a file'),
  'desk.premium.codes.value': label('Wert eines Codes in Euro', 'Value of one code in euros'),
  'desk.premium.codes.valueHint': label(
    'Beim Teilen 50:50 braucht es Codes über den halben Wert.',
    'Sharing 50:50 takes codes of half the value.',
  ),
  'desk.premium.codes.done': {
    de: '{added, plural, =0 {Kein Code ist neu} one {Ein Code ist dazugekommen} other {{addedText} Codes sind dazugekommen}}{known, plural, =0 {} one {, einer war schon da} other {, # waren schon da}}.',
    en: '{added, plural, =0 {No code is new} one {One code was added} other {{addedText} codes were added}}{known, plural, =0 {} one {, one was there already} other {, # were there already}}.',
  },

  'desk.content.group.premiums.what': label('Was angeboten wird', 'What is offered'),
  'desk.content.group.premiums.days': label('Wann sie gilt', 'When it counts'),
  'desk.content.group.premiums.products': label('Wofür es sie gibt', 'What it is offered with'),
  'desk.content.field.premiums.Name': label('Name', 'Name'),
  'desk.content.hint.premiums.Name': label(
    'So steht sie auf den Seiten: 70 € Geldprämie.',
    'As pages show it: 70 € Geldprämie.',
  ),
  'desk.content.field.premiums.ExterneId': label('Nummer beim Auftraggeber', 'Number at the client'),
  'desk.content.field.premiums.Art': label('Art', 'Kind'),
  'desk.content.hint.premiums.Art': label(
    'Bleibt, sobald sie veröffentlicht ist.',
    'Stays as soon as it is published.',
  ),
  'desk.content.choice.Art.Geld': label('Geld', 'Money'),
  'desk.content.choice.Art.Gutschein': label('Gutschein', 'Voucher'),
  'desk.content.field.premiums.WertCent': label('Wert', 'Value'),
  'desk.content.field.premiums.Beschreibung': label('Beschreibung', 'Description'),
  'desk.content.field.premiums.Startdatum': label('Erster Tag', 'First day'),
  'desk.content.hint.premiums.Startdatum': label(
    'Ohne Angabe gilt sie schon.',
    'Without it the premium counts already.',
  ),
  'desk.content.field.premiums.Enddatum': label('Letzter Tag', 'Last day'),
  'desk.content.field.premiums.EnddatumAnzeige': label('Letzter Tag der Anzeige', 'Last day it is shown'),
  'desk.content.hint.premiums.EnddatumAnzeige': label(
    'Von beiden zählt der spätere; ohne beide gilt sie, bis Sie sie beenden.',
    'Of both the later one counts; without both it counts until you end it.',
  ),
  'desk.content.field.premiums.Produkte': label('Produkte', 'Products'),
  'desk.content.hint.premiums.Produkte': label(
    'Wegnehmen ändert nichts an dem, was schon zugesagt ist.',
    'Taking one away changes nothing of what is promised already.',
  ),
} satisfies Bilingual;
