/** The words of A/B tests at the desk. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskAbTestWords = {
  'desk.abTest.title': { de: 'A/B-Tests', en: 'A/B tests' },
  'desk.abTest.lead': {
    de: 'Zwei Fassungen derselben Stelle einer Seite: Ein Teil der Menschen sieht A, ein Teil B. Nach dem letzten Tag sehen alle wieder A.',
    en: 'Two versions of the same place of a page: some people see A, some B. After the last day everybody sees A again.',
  },
  'desk.abTest.count': {
    de: '{count, plural, one {# A/B-Test} other {# A/B-Tests}}',
    en: '{count, plural, one {# A/B test} other {# A/B tests}}',
  },
  'desk.abTest.empty': { de: 'Noch kein A/B-Test', en: 'No A/B test yet' },
  'desk.abTest.emptyText': {
    de: 'Hier stehen Vergleiche zweier Fassungen eines Bausteins oder der Reihenfolge der Wege zum Teilen, mit dem, was dabei herauskam.',
    en: 'This is where two versions of a block, or of the order of the ways to share, are compared, with what came of it.',
  },
  'desk.abTest.new': { de: 'A/B-Test anlegen', en: 'New A/B test' },
  'desk.abTest.whyRole': {
    de: 'A/B-Tests legen Admins und die Redaktion an.',
    en: 'A/B tests are made by admins and editors.',
  },
  'desk.abTest.stateOf.planned': { de: 'Geplant', en: 'Planned' },
  'desk.abTest.stateOf.running': { de: 'Läuft', en: 'Running' },
  'desk.abTest.stateOf.ended': { de: 'Beendet', en: 'Ended' },
  'desk.abTest.name': { de: 'Name', en: 'Name' },
  'desk.abTest.nameHint': {
    de: 'Nur für die Verwaltung, zum Beispiel „Kürzere Begrüßung“',
    en: 'For the desk alone, such as “Shorter welcome”',
  },
  'desk.abTest.state': { de: 'Stand', en: 'State' },
  'desk.abTest.subject': { de: 'Worum es geht', en: 'What it is about' },
  'desk.abTest.subjectOf.block': { de: 'Baustein', en: 'Block' },
  'desk.abTest.subjectOf.shareOrder': { de: 'Reihenfolge der Wege zum Teilen', en: 'Order of the ways to share' },
  'desk.abTest.blockNamed': { de: 'Baustein „{title}“', en: 'Block “{title}”' },
  'desk.abTest.blockGone': {
    de: 'Ein Baustein, der nicht mehr veröffentlicht ist',
    en: 'A block that is not published any more',
  },
  'desk.abTest.days': { de: 'Tage', en: 'Days' },
  'desk.abTest.fromUntil': { de: '{from} bis {until}', en: '{from} to {until}' },
  'desk.abTest.endedEarly': { de: 'vorzeitig beendet am {at}', en: 'ended early on {at}' },
  'desk.abTest.split': { de: 'Aufteilung', en: 'Split' },
  'desk.abTest.splitOf.day': { de: 'Nach dem Tag', en: 'By the day' },
  'desk.abTest.splitOf.consent': { de: 'Nach Einwilligung', en: 'By consent' },
  'desk.abTest.splitLong': {
    de: 'Nach dem Tag zählen alle, und morgen sieht jemand vielleicht die andere Fassung. Nach Einwilligung zählt nur, wer analytischen Cookies zustimmt, und sieht jeden Tag dieselbe.',
    en: 'By the day everybody counts, and tomorrow somebody may see the other version. By consent only people who agree to analytical cookies count, and see the same one every day.',
  },
  'desk.abTest.aim': { de: 'Ziel', en: 'Goal' },
  'desk.abTest.aimOf.recommended': { de: 'Empfehlung gemacht', en: 'Recommendation made' },
  'desk.abTest.aimOf.opened': { de: 'Produkt geöffnet', en: 'Product opened' },
  'desk.abTest.aimOf.shared': { de: 'Teilen gedrückt', en: 'Share pressed' },
  'desk.abTest.from': { de: 'Erster Tag', en: 'First day' },
  'desk.abTest.until': { de: 'Letzter Tag', en: 'Last day' },
  'desk.abTest.untilHint': {
    de: 'Höchstens 92 Tage. Danach sehen alle A, ohne dass jemand etwas tut.',
    en: 'At most 92 days. Afterwards everybody sees A, without anybody doing anything.',
  },
  'desk.abTest.createdBy': { de: 'Angelegt', en: 'Made' },
  'desk.abTest.createdAtBy': { de: '{at} von {by}', en: '{at} by {by}' },

  'desk.abTest.choose': { de: 'Was soll verglichen werden?', en: 'What shall be compared?' },
  'desk.abTest.chooseBlocks': { de: 'Ein Baustein', en: 'A block' },
  'desk.abTest.noBlocks': {
    de: 'Es ist kein Baustein veröffentlicht.',
    en: 'No block is published.',
  },
  'desk.abTest.elsewhere': {
    de: 'Die Inhalte dieses Portals kommen aus einem anderen CMS: Dessen Bausteine lassen sich hier nicht vergleichen.',
    en: 'The content of this portal comes from another CMS: its blocks cannot be compared here.',
  },
  'desk.abTest.oneChannel': {
    de: 'Für eine Reihenfolge braucht es mindestens zwei Wege zum Teilen.',
    en: 'An order needs at least two ways to share.',
  },
  'desk.abTest.newOf': { de: 'A/B-Test: {about}', en: 'A/B test: {about}' },
  'desk.abTest.aIsPublished': {
    de: 'A ist immer, was veröffentlicht ist: Wer es während des Tests ändert, ändert, was mit B verglichen wird.',
    en: 'A always is what is published: whoever changes it during the test changes what B is compared with.',
  },
  'desk.abTest.wordsB': { de: 'Fassung B', en: 'Version B' },
  'desk.abTest.wordsBIn': { de: 'Fassung B, {language}', en: 'Version B, {language}' },
  'desk.abTest.wordsHint': {
    de: 'Jetzt steht hier, was veröffentlicht ist. Bild und Ziel des Links bleiben dieselben.',
    en: 'This is what is published now. Picture and target of the link stay the same.',
  },
  'desk.abTest.wordsTitle': { de: 'Titel', en: 'Title' },
  'desk.abTest.wordsText': { de: 'Text', en: 'Text' },
  'desk.abTest.wordsLink': { de: 'Text des Links', en: 'Text of the link' },
  'desk.abTest.orderB': { de: 'Reihenfolge in Fassung B', en: 'Order in version B' },
  'desk.abTest.orderHint': {
    de: 'Wer einen Weg an eine andere Stelle setzt, tauscht ihn mit dem, der dort stand.',
    en: 'Putting a way in another place swaps it with the one that stood there.',
  },
  'desk.abTest.place': { de: '{place}. Stelle', en: 'Place {place}' },
  'desk.abTest.plan': { de: 'A/B-Test anlegen', en: 'Make the A/B test' },
  'desk.abTest.planned': { de: 'A/B-Test angelegt: {name}', en: 'A/B test made: {name}' },
  'desk.abTest.sharedNote': {
    de: 'Ob jemand teilt, meldet nur der Browser, und nur wenn er es darf: Gezählt werden dann allein Menschen, die dem zugestimmt haben.',
    en: 'Only the browser tells whether somebody shares, and only if it may: only people who have agreed to that are counted then.',
  },
  'desk.abTest.noConsent': {
    de: 'Dieses Portal fragt nicht nach Cookies. Deshalb wird nach dem Tag aufgeteilt.',
    en: 'This portal does not ask about cookies. So people are split by the day.',
  },
  'desk.abTest.noHits': {
    de: 'Die Browser melden an einen anderen Tracker. Deshalb ist „Teilen gedrückt“ hier kein Ziel.',
    en: 'Browsers tell another tracker. So “Share pressed” is no goal here.',
  },

  'desk.abTest.result': { de: 'Ergebnis', en: 'Result' },
  'desk.abTest.version': { de: 'Fassung', en: 'Version' },
  'desk.abTest.versionOf.A': { de: 'A, veröffentlicht', en: 'A, published' },
  'desk.abTest.versionOf.B': { de: 'B', en: 'B' },
  'desk.abTest.people': { de: 'Gesehen', en: 'Saw it' },
  'desk.abTest.reached': { de: 'Ziel erreicht', en: 'Reached the goal' },
  'desk.abTest.rate': { de: 'Anteil', en: 'Share' },
  'desk.abTest.verdictOf.tooFew': {
    de: 'Noch lässt sich nichts sagen: Dafür braucht es mindestens {min} Menschen je Fassung.',
    en: 'Nothing can be said yet: that needs at least {min} people for each version.',
  },
  'desk.abTest.verdictOf.tooFewEnded': {
    de: 'Es lässt sich nichts sagen: Dafür hätte es mindestens {min} Menschen je Fassung gebraucht.',
    en: 'Nothing can be said: that would have needed at least {min} people for each version.',
  },
  'desk.abTest.verdictOf.unknown': {
    de: 'Noch kein Unterschied zu erkennen: B liegt zwischen {low} Prozentpunkten schlechter und {high} Prozentpunkten besser.',
    en: 'No difference can be seen yet: B lies between {low} percentage points worse and {high} percentage points better.',
  },
  'desk.abTest.verdictOf.unknownEnded': {
    de: 'Kein Unterschied zu erkennen: B liegt zwischen {low} Prozentpunkten schlechter und {high} Prozentpunkten besser.',
    en: 'No difference can be seen: B lies between {low} percentage points worse and {high} percentage points better.',
  },
  'desk.abTest.verdictOf.more': {
    de: 'B erreicht mehr: zwischen {low} und {high} Prozentpunkten.',
    en: 'B reaches more: between {low} and {high} percentage points.',
  },
  'desk.abTest.verdictOf.less': {
    de: 'B erreicht weniger: zwischen {low} und {high} Prozentpunkten.',
    en: 'B reaches less: between {low} and {high} percentage points.',
  },
  'desk.abTest.difference': {
    de: 'Gemessener Unterschied: {found} Prozentpunkte. Die Spanne trifft den wahren in 95 von 100 Fällen.',
    en: 'Measured difference: {found} percentage points. The range holds the true one in 95 of 100 cases.',
  },
  'desk.abTest.noteOf.day': {
    de: 'Aufgeteilt wird nach dem Tag: Wer morgen wiederkommt, sieht vielleicht die andere Fassung und zählt neu. Ein Büro hinter einer Adresse zählt als ein Mensch.',
    en: 'People are split by the day: whoever comes back tomorrow may see the other version and counts anew. An office behind one address counts as one person.',
  },
  'desk.abTest.noteOf.consent': {
    de: 'Nur wer analytischen Cookies zugestimmt hat, wird aufgeteilt und sieht jeden Tag dieselbe Fassung; alle anderen sehen A und zählen nicht. Wer an mehreren Tagen kommt, zählt an jedem davon: Die wahre Spanne ist dann etwas weiter.',
    en: 'Only people who agreed to analytical cookies are split and see the same version every day; everybody else sees A and is not counted. Whoever comes on several days counts on each of them: the true range is a little wider then.',
  },
  'desk.abTest.noteRunning': {
    de: 'Es zählt das Ergebnis am letzten Tag: Wer beim ersten Unterschied abbricht, hält leicht einen Zufall für eine Wirkung.',
    en: 'It is the result of the last day that counts: whoever stops at the first difference easily takes chance for an effect.',
  },
  'desk.abTest.byDay': { de: 'Tag für Tag', en: 'Day by day' },
  'desk.abTest.noDays': { de: 'Noch hat niemand diese Stelle gesehen.', en: 'Nobody has seen this place yet.' },
  'desk.abTest.day': { de: 'Tag', en: 'Day' },
  'desk.abTest.peopleOf': { de: '{version} gesehen', en: 'Saw {version}' },
  'desk.abTest.reachedOf': { de: '{version} erreicht', en: 'Reached by {version}' },
  'desk.abTest.csv': { de: 'CSV', en: 'CSV' },
  'desk.abTest.about': { de: 'Über diesen Test', en: 'About this test' },
  'desk.abTest.versions': { de: 'Die beiden Fassungen', en: 'The two versions' },
  'desk.abTest.toBlock': { de: 'Baustein ansehen', en: 'See the block' },

  'desk.abTest.end': { de: 'Beenden', en: 'End' },
  'desk.abTest.endOf': { de: '„{name}“ jetzt beenden?', en: 'End “{name}” now?' },
  'desk.abTest.endThen': {
    de: 'Ab sofort sehen alle A. Das Ergebnis bleibt, wie es jetzt ist; der Test lässt sich nicht fortsetzen.',
    en: 'From now on everybody sees A. The result stays as it is; the test cannot be continued.',
  },
  'desk.abTest.ended': { de: 'Beendet: {name}', en: 'Ended: {name}' },
  'desk.abTest.remove': { de: 'Löschen', en: 'Delete' },
  'desk.abTest.removeOf': { de: '„{name}“ löschen?', en: 'Delete “{name}”?' },
  'desk.abTest.removeThen': {
    de: 'Der Test und sein Ergebnis gehen verloren.',
    en: 'The test and its result are lost.',
  },
  'desk.abTest.removed': { de: 'Gelöscht: {name}', en: 'Deleted: {name}' },
} satisfies Bilingual;
