/** The words of providers: how one stands, what was loaded, how it differs, and the decision about it. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskProviderWords = {
  'desk.provider.title': { de: 'Anbieter', en: 'Provider' },
  'desk.provider.lead': {
    de: 'Woher die Produkte kommen, wie alt sie sind, und was ein Anbieter Neues hat.',
    en: 'Where the products come from, how old they are, and what a provider has that is new.',
  },
  'desk.provider.search': { de: 'Nummer des Abrufs', en: 'Number of the load' },
  'desk.provider.empty': { de: 'Noch kein Abruf', en: 'No load yet' },
  'desk.provider.emptyText': {
    de: 'Sobald von einem Anbieter etwas geladen ist, steht es hier.',
    en: 'As soon as something has been loaded from a provider, it appears here.',
  },
  'desk.provider.count': {
    de: '{count, plural, one {# Abruf} other {# Abrufe}}',
    en: '{count, plural, one {# load} other {# loads}}',
  },
  'desk.provider.nameOf.standard': { de: 'Eigene Produkte', en: 'Own products' },
  'desk.provider.nameOf.anbieter-a': { de: 'Anbieter A (Seiten)', en: 'Provider A (pages)' },
  'desk.provider.nameOf.anbieter-b': { de: 'Anbieter B (Dateien)', en: 'Provider B (files)' },
  'desk.provider.kindOf.full': { de: 'Gesamtbestand', en: 'Everything' },
  'desk.provider.kindOf.changes': { de: 'Änderungen', en: 'Changes' },

  'desk.provider.standing': { de: 'Wie es steht', en: 'How it stands' },
  'desk.provider.choice': { de: 'Produkte kommen von', en: 'Products come from' },
  'desk.provider.address': { de: 'Adresse des Anbieters', en: 'Address of the provider' },
  'desk.provider.addressHint': {
    de: 'Mit https://, ohne Benutzer und ohne Fragezeichen. Nur für Anbieter A und B.',
    en: 'With https://, without a user and without a question mark. For provider A and B only.',
  },
  'desk.provider.key': { de: 'Schlüssel', en: 'Key' },
  'desk.provider.keyHint': {
    de: 'Damit kennt uns der Anbieter. Er wird verschlüsselt aufbewahrt und nie wieder gezeigt.',
    en: 'By it the provider knows us. It is kept encrypted and never shown again.',
  },
  'desk.provider.keyKept': {
    de: 'Einer ist hinterlegt. Leer gelassen bleibt er, solange die Adresse beim selben Server bleibt; bei einem anderen geben Sie ihn neu ein.',
    en: 'One is kept. Left empty it stays as long as the address is at the same server; at another one enter it anew.',
  },
  'desk.provider.products': { de: 'Produkte im Angebot', en: 'Products on offer' },
  'desk.provider.confirmed': { de: 'Stand der Preise', en: 'Prices as of' },
  'desk.provider.takenAt': { de: 'Zuletzt übernommen', en: 'Last taken over' },
  'desk.provider.staleOn': { de: 'Preise gelten bis', en: 'Prices valid until' },
  'desk.provider.triedAt': { de: 'Zuletzt versucht', en: 'Last tried' },
  'desk.provider.nextAt': { de: 'Nächster Versuch', en: 'Next try' },
  'desk.provider.nextSoon': { de: 'in wenigen Minuten', en: 'in a few minutes' },
  'desk.provider.running': { de: 'Der Anbieter wird gefragt', en: 'The provider is being asked' },
  'desk.provider.runningNote': {
    de: 'Sie können diese Seite verlassen, es geht weiter.',
    en: 'You may leave this page, it goes on.',
  },
  'desk.provider.whyRunning': { de: 'Der Anbieter wird gerade gefragt.', en: 'The provider is being asked right now.' },
  'desk.provider.whyRole': {
    de: 'Das ändert die Leitung (BetreiberAdmin).',
    en: 'A lead (BetreiberAdmin) changes that.',
  },
  'desk.provider.own': {
    de: 'Die Produkte pflegt dieser Mandant selbst. Ein Anbieter wird nicht gefragt.',
    en: 'This mandant keeps its products itself. No provider is asked.',
  },
  'desk.provider.notYet': {
    de: 'Von diesem Anbieter ist noch nichts übernommen.',
    en: 'Nothing of this provider was taken over yet.',
  },
  'desk.provider.well': {
    de: 'Alles in Ordnung. Gezeigt wird der Stand vom {day}.',
    en: 'All is well. What is shown is of {day}.',
  },
  'desk.provider.waits': {
    de: 'Ein Abruf wartet auf Ihre Entscheidung. Bis dahin bleibt alles, wie es ist.',
    en: 'A load waits for your decision. Until then everything stays as it is.',
  },
  'desk.provider.waits.go': { de: 'Unterschiede ansehen', en: 'See the differences' },
  'desk.provider.away': {
    de: '{count, plural, one {Der letzte Versuch ist} other {Die letzten # Versuche sind}} fehlgeschlagen: {why}.',
    en: '{count, plural, one {The last try} other {The last # tries}} failed: {why}.',
  },
  'desk.provider.away.nothing': { de: 'Gezeigt wird deshalb noch nichts.', en: 'So nothing is shown yet.' },
  'desk.provider.away.last': {
    de: 'Gezeigt wird der Stand vom {day}; nach dem {until} steht statt der Preise „auf Anfrage“.',
    en: 'What is shown is of {day}; after {until} prices are told on request only.',
  },
  'desk.provider.fetch': { de: 'Jetzt abholen', en: 'Fetch now' },
  'desk.provider.fetch.ask': { de: 'Den Anbieter jetzt fragen?', en: 'Ask the provider now?' },
  'desk.provider.fetch.then': {
    de: 'Der ganze Bestand wird noch einmal geladen und verglichen. Was innerhalb der Grenzen liegt, wird gleich übernommen, alles andere wartet auf Sie.',
    en: 'Everything is loaded and compared once more. What lies within the limits is taken over at once, everything else waits for you.',
  },
  'desk.provider.fetch.done': { de: 'Der Anbieter wird gefragt.', en: 'The provider is being asked.' },
  'desk.provider.choice.change': { de: 'Anbieter wechseln', en: 'Change the provider' },
  'desk.provider.choice.submit': { de: 'Anbieter speichern', en: 'Save the provider' },
  'desk.provider.choice.then': {
    de: 'Angeboten wird danach nur, was von dort kommt. Produkte der anderen bleiben erhalten und stehen in keiner Liste; was schon empfohlen ist, gilt weiter.',
    en: 'From then on only what comes from there is on offer. Products of the others are kept and stand in no list; what was recommended still holds.',
  },
  'desk.provider.choice.done': { de: 'Der Anbieter ist gespeichert.', en: 'The provider is saved.' },

  'desk.provider.load': { de: 'Abruf', en: 'Load' },
  'desk.provider.one': { de: 'Abruf {id}', en: 'Load {id}' },
  'desk.provider.oneLead': { de: '{provider}, {kind}, Stand {at}', en: '{provider}, {kind}, as of {at}' },
  'desk.provider.stated': { de: 'Stand beim Anbieter', en: 'As of, at the provider' },
  'desk.provider.rows': { de: 'Gelesene Zeilen', en: 'Rows read' },
  'desk.provider.failed': { de: 'Ausgelassen', en: 'Left out' },
  'desk.provider.differences': { de: 'Unterschiede', en: 'Differences' },
  'desk.provider.noDifference': { de: 'keine', en: 'none' },
  'desk.provider.countOf.added': { de: '{count} neu', en: '{count} new' },
  'desk.provider.countOf.changed': { de: '{count} geändert', en: '{count} changed' },
  'desk.provider.countOf.gone': { de: '{count} entfallen', en: '{count} gone' },
  'desk.provider.countOf.odd': { de: '{count} auffällig', en: '{count} odd' },
  'desk.provider.facts': { de: 'Zum Abruf', en: 'About the load' },
  'desk.provider.startedAt': { de: 'Begonnen', en: 'Begun' },
  'desk.provider.startedBy': { de: 'Veranlasst von', en: 'Caused by' },
  'desk.provider.schedule': { de: 'von selbst', en: 'by itself' },
  'desk.provider.endedAt': { de: 'Beendet', en: 'Ended' },
  'desk.provider.decidedBy': { de: 'Entschieden von', en: 'Decided by' },

  'desk.provider.outcome.loading': {
    de: 'Der Abruf wird geladen. Übernommen wird erst, wenn alles da ist.',
    en: 'It is being loaded. Nothing is taken over before all of it is there.',
  },
  'desk.provider.outcome.waiting': {
    de: 'Dieser Abruf wartet auf Ihre Entscheidung. Im Angebot ist noch nichts davon.',
    en: 'This load waits for your decision. Nothing of it is on offer yet.',
  },
  'desk.provider.outcome.taking': { de: 'Der Abruf wird übernommen.', en: 'The load is being taken over.' },
  'desk.provider.outcome.taken': { de: 'Dieser Abruf ist übernommen.', en: 'This load was taken over.' },
  'desk.provider.outcome.refused': {
    de: 'Dieser Abruf ist abgelehnt. Das Angebot blieb, wie es war.',
    en: 'This load was refused. What is on offer stayed as it was.',
  },
  'desk.provider.outcome.superseded': {
    de: 'Dieser Abruf ist überholt: durch einen neueren, durch einen anderen Anbieter oder eine andere Adresse, oder weil zwei Wochen lang niemand entschieden hat.',
    en: 'This load is superseded: by a newer one, by another provider or address, or because nobody decided for two weeks.',
  },
  'desk.provider.outcome.failed': {
    de: 'Dieser Abruf ist fehlgeschlagen: {why}. Das Angebot blieb, wie es war.',
    en: 'This load failed: {why}. What is on offer stayed as it was.',
  },
  'desk.provider.taking': { de: 'Übernahme', en: 'Taking over' },
  'desk.provider.takingNote': {
    de: 'In kleinen Schritten, damit niemand wartet. Sie können diese Seite verlassen.',
    en: 'In small steps, so that nobody waits. You may leave this page.',
  },
  'desk.provider.obstacleOf.loss': {
    de: '{count, plural, one {# von {of} Produkten entfällt} other {# von {of} Produkten entfallen}}. Das sind mehr, als von selbst entfallen dürfen; was kurz davor entfiel, zählt mit.',
    en: '{count, plural, one {# of {of} products goes} other {# of {of} products go}}. That is more than may go by itself; what went shortly before is counted.',
  },
  'desk.provider.obstacleOf.older': {
    de: 'Der Stand des Anbieters ist älter als der, der zuletzt übernommen wurde.',
    en: 'What the provider sent is older than what was taken over last.',
  },
  'desk.provider.obstacleOf.shopHost': {
    de: '{count, plural, one {# Produkt führt} other {# Produkte führen}} zu einem anderen Shop als bisher.',
    en: '{count, plural, one {# product leads} other {# products lead}} to another shop than before.',
  },
  'desk.provider.obstacleOf.inUse': {
    de: '{count, plural, one {# Produkt, das gerade empfohlen wird, entfällt} other {# Produkte, die gerade empfohlen werden, entfallen}}.',
    en: '{count, plural, one {# product that is being recommended goes} other {# products that are being recommended go}}.',
  },
  'desk.provider.obstacleOf.priceJump': {
    de: '{count, plural, one {# Preis ändert} other {# Preise ändern}} sich stärker, als es von selbst sein darf.',
    en: '{count, plural, one {# price changes} other {# prices change}} by more than may be by itself.',
  },
  'desk.provider.obstacleOf.priceGone': {
    de: '{count, plural, one {# Produkt hat} other {# Produkte haben}} keinen Preis mehr.',
    en: '{count, plural, one {# product has} other {# products have}} no price any more.',
  },
  'desk.provider.obstacleOf.priceZero': {
    de: '{count, plural, one {# Produkt kostet} other {# Produkte kosten}} auf einmal nichts.',
    en: '{count, plural, one {# product costs} other {# products cost}} nothing all of a sudden.',
  },
  'desk.provider.obstacleOf.priceNegative': {
    de: '{count, plural, one {# Zeile mit einem Preis unter null ist} other {# Zeilen mit einem Preis unter null sind}} ausgelassen.',
    en: '{count, plural, one {# row with a price below zero was} other {# rows with a price below zero were}} left out.',
  },
  'desk.provider.obstacleOf.faults': {
    de: '{count, plural, one {# von {of} Zeilen ist} other {# von {of} Zeilen sind}} fehlerhaft.',
    en: '{count, plural, one {# of {of} rows is} other {# of {of} rows are}} wrong.',
  },
  'desk.provider.obstacleOf.unreadable': {
    de: '{count, plural, one {# Zeile hat} other {# Zeilen haben}} keine Nummer. Ein Produkt, das entfällt, könnte in ihnen stehen.',
    en: '{count, plural, one {# row has} other {# rows have}} no number. A product that goes may stand in them.',
  },

  'desk.provider.take': { de: 'Übernehmen', en: 'Take over' },
  'desk.provider.take.ask': { de: 'Diesen Abruf übernehmen?', en: 'Take over this load?' },
  'desk.provider.take.then': {
    de: 'Danach {added, plural, one {ist # Produkt} other {sind # Produkte}} neu im Angebot, {changed, plural, one {# ist} other {# sind}} geändert, und {gone, plural, one {# steht} other {# stehen}} in keiner Liste mehr.',
    en: 'Then {added, plural, one {# product is} other {# products are}} new on offer, {changed, plural, one {# is} other {# are}} changed, and {gone, plural, one {# stands} other {# stand}} in no list any more.',
  },
  'desk.provider.take.odd': {
    de: '{count, plural, one {# davon ist} other {# davon sind}} auffällig.',
    en: '{count, plural, one {# of them is} other {# of them are}} odd.',
  },
  'desk.provider.take.promised': {
    de: 'Was in Empfehlungen versprochen ist, ändert sich nicht.',
    en: 'What recommendations promised does not change.',
  },
  'desk.provider.take.done': { de: 'Der Abruf wird übernommen.', en: 'The load is being taken over.' },
  'desk.provider.refuse': { de: 'Ablehnen', en: 'Refuse' },
  'desk.provider.refuse.ask': { de: 'Diesen Abruf ablehnen?', en: 'Refuse this load?' },
  'desk.provider.refuse.then': {
    de: 'Das Angebot bleibt, wie es ist. Sobald der Anbieter einen neuen Stand hat, wird der geladen und neu beurteilt.',
    en: 'What is on offer stays as it is. As soon as the provider has something newer, that is loaded and judged anew.',
  },
  'desk.provider.refuse.done': { de: 'Der Abruf ist abgelehnt.', en: 'The load is refused.' },

  'desk.provider.tabOf.odd': { de: 'Auffällig', en: 'Odd' },
  'desk.provider.tabOf.changed': { de: 'Geändert', en: 'Changed' },
  'desk.provider.tabOf.gone': { de: 'Entfällt', en: 'Goes' },
  'desk.provider.tabOf.added': { de: 'Neu', en: 'New' },
  'desk.provider.differenceOf.changed': { de: 'Geändert', en: 'Changed' },
  'desk.provider.differenceOf.gone': { de: 'Entfällt', en: 'Goes' },
  'desk.provider.differenceOf.added': { de: 'Neu', en: 'New' },
  'desk.provider.oddityOf.shopHost': { de: 'Anderer Shop', en: 'Another shop' },
  'desk.provider.oddityOf.priceJump': { de: 'Preissprung', en: 'Price jumps' },
  'desk.provider.oddityOf.priceGone': { de: 'Preis entfällt', en: 'Price goes' },
  'desk.provider.oddityOf.priceZero': { de: 'Preis 0 €', en: 'Price 0 €' },
  'desk.provider.oddityOf.inUse': { de: 'Wird empfohlen', en: 'Is recommended' },
  'desk.provider.product': { de: 'Produkt', en: 'Product' },
  'desk.provider.externalId': { de: 'Nummer beim Anbieter', en: 'Number at the provider' },
  'desk.provider.what': { de: 'Was', en: 'What' },
  'desk.provider.changes': { de: 'Vorher und nachher', en: 'Before and after' },
  'desk.provider.sameFields': { de: 'In den Preisen ändert sich nichts.', en: 'Nothing changes in the prices.' },
  'desk.provider.noRows': { de: 'Hier steht nichts', en: 'Nothing here' },
  'desk.provider.noRowsText': {
    de: 'Zu dieser Auswahl gibt es keinen Unterschied.',
    en: 'There is no difference for this choice.',
  },
  'desk.provider.cleared': {
    de: 'Die Unterschiede sind gelöscht, die Zahlen bleiben: nach 14 Tagen, oder gleich, wenn ein Abruf fehlschlägt oder überholt ist.',
    en: 'The differences are deleted, the counts stay: after 14 days, or at once where a load fails or is superseded.',
  },

  'desk.provider.faults': { de: 'Ausgelassene Zeilen', en: 'Rows left out' },
  'desk.provider.faultsLead': {
    de: 'Sie passen nicht. Ihre Produkte bleiben, wie sie waren; der Anbieter kann sie verbessern.',
    en: 'They do not fit. Their products stay as they were; the provider can correct them.',
  },
  'desk.provider.faultsFirst': {
    de: 'Die ersten {count}. Ihre Produkte bleiben, wie sie waren; der Anbieter kann sie verbessern.',
    en: 'The first {count}. Their products stay as they were; the provider can correct them.',
  },
  'desk.provider.line': { de: 'Zeile', en: 'Row' },
  'desk.provider.why': { de: 'Warum', en: 'Why' },

  'desk.provider.failureOf.keyMissing': { de: 'Adresse oder Schlüssel fehlt', en: 'address or key is missing' },
  'desk.provider.failureOf.addressRefused': {
    de: 'diese Adresse darf nicht aufgerufen werden',
    en: 'this address may not be called',
  },
  'desk.provider.failureOf.unreachable': {
    de: 'der Anbieter ist nicht erreichbar',
    en: 'the provider cannot be reached',
  },
  'desk.provider.failureOf.timeout': { de: 'der Anbieter antwortet nicht', en: 'the provider does not answer' },
  'desk.provider.failureOf.tooSlow': {
    de: 'der Anbieter braucht für alles zusammen länger als eine halbe Stunde',
    en: 'the provider needs more than half an hour for everything',
  },
  'desk.provider.failureOf.accessDenied': { de: 'der Schlüssel wird nicht angenommen', en: 'the key is not accepted' },
  'desk.provider.failureOf.busy': { de: 'der Anbieter ist überlastet', en: 'the provider is too busy' },
  'desk.provider.failureOf.serverError': { de: 'beim Anbieter gibt es eine Störung', en: 'the provider has a fault' },
  'desk.provider.failureOf.otherStatus': {
    de: 'die Antwort ist nicht die erwartete',
    en: 'the answer is not the one expected',
  },
  'desk.provider.failureOf.notFound': {
    de: 'unter dieser Adresse steht nichts',
    en: 'there is nothing at this address',
  },
  'desk.provider.failureOf.tooLarge': { de: 'die Antwort ist zu groß', en: 'the answer is too large' },
  'desk.provider.failureOf.tooMany': { de: 'es sind zu viele Zeilen', en: 'there are too many rows' },
  'desk.provider.failureOf.notReadable': { de: 'die Antwort ist nicht lesbar', en: 'the answer cannot be read' },
  'desk.provider.failureOf.repeatedToken': { de: 'die Seiten führen im Kreis', en: 'the pages lead in a circle' },
  'desk.provider.failureOf.unsteady': {
    de: 'der Stand wechselte während des Abrufs',
    en: 'it changed while it was being loaded',
  },
  'desk.provider.failureOf.cutOff': { de: 'die Datei ist unvollständig', en: 'the file is not complete' },
  'desk.provider.failureOf.damaged': { de: 'die Datei ist beschädigt', en: 'the file is damaged' },
  'desk.provider.failureOf.otherNumber': {
    de: 'in der Datei steht eine andere Nummer als in ihrem Namen',
    en: 'the file has another number than its name',
  },
  'desk.provider.failureOf.interrupted': { de: 'der Abruf wurde unterbrochen', en: 'it was interrupted' },
} satisfies Bilingual;
