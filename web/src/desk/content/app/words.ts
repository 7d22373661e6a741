/** The words of the app of the brand: its addresses, its clients, its languages, and its end. */
import type { Bilingual } from '../../../i18n/bilingual.ts';

export const contentAppWords = {
  'desk.content.app.tab': { de: 'App & Zugänge', en: 'App and clients' },
  'desk.content.app.title': { de: 'App & Zugänge', en: 'App and clients' },
  'desk.content.app.lead': {
    de: 'Die Inhalte dieser Marke liegen in einer App des CMS. Andere Programme lesen sie wie aus einem Squidex, mit einem Zugang von hier.',
    en: 'The content of this brand lies in an app of the CMS. Other programs read it as from a Squidex, with a client from here.',
  },
  'desk.content.app.elsewhere': {
    de: 'Die Seiten dieser Marke lesen aus der App {app} unter {base}. Was hier steht, gilt für die App in diesem CMS.',
    en: 'The pages of this brand read from the app {app} at {base}. What stands here is about the app in this CMS.',
  },
  'desk.content.app.addresses': { de: 'Adressen für einen Squidex-Client', en: 'Addresses for a Squidex client' },
  'desk.content.app.name': { de: 'Name der App', en: 'Name of the app' },
  'desk.content.app.source': { de: 'Seiten lesen', en: 'Pages read' },
  'desk.content.app.fromHere': { de: 'aus dieser App', en: 'from this app' },
  'desk.content.app.fromElsewhere': { de: 'aus einem CMS außerhalb', en: 'from a CMS elsewhere' },
  'desk.content.app.base': { de: 'Basis', en: 'Base' },
  'desk.content.app.token': { de: 'Token', en: 'Token' },
  'desk.content.app.content': { de: 'Inhalte', en: 'Content' },
  'desk.content.app.graphql': { de: 'GraphQL', en: 'GraphQL' },
  'desk.content.app.assets': { de: 'Bilder', en: 'Pictures' },

  'desk.content.app.clients': { de: 'Clients', en: 'Clients' },
  'desk.content.app.clientsText': {
    de: 'Ein Client ist ein Programm, das mit Name und Geheimnis ein Token für 30 Tage bekommt. Wer schreibt, wird von zwei Personen zugelassen.',
    en: 'A client is a program that gets a token for 30 days with its name and secret. One that writes is let in by two people.',
  },
  'desk.content.app.clientCount': {
    de: '{count, plural, one {Ein Client} other {# Clients}}',
    en: '{count, plural, one {One client} other {# clients}}',
  },
  'desk.content.app.client': { de: 'Client', en: 'Client' },
  'desk.content.app.ofPages': { de: 'mit ihm lesen die Seiten der Marke', en: 'the pages of the brand read with it' },
  'desk.content.app.role': { de: 'Rolle', en: 'Role' },
  'desk.content.app.roleOf.delivery': { de: 'Auslieferung', en: 'Delivery' },
  'desk.content.app.roleOf.editor': { de: 'Redaktion', en: 'Editor' },
  'desk.content.app.roleOf.system': { de: 'System', en: 'System' },
  'desk.content.app.roleLong.delivery': {
    de: 'Auslieferung: liest, was veröffentlicht ist',
    en: 'Delivery: reads what is published',
  },
  'desk.content.app.roleLong.editor': {
    de: 'Redaktion: liest Entwürfe und schreibt',
    en: 'Editor: reads drafts and writes',
  },
  'desk.content.app.roleLong.system': {
    de: 'System: dasselbe für Programme des Betreibers',
    en: 'System: the same for programs of the operator',
  },
  'desk.content.app.since': { de: 'Seit', en: 'Since' },
  'desk.content.app.secret': { de: 'Geheimnis', en: 'Secret' },
  'desk.content.app.secretOf': { de: 'Nr. {generation} vom {at}', en: 'no. {generation} of {at}' },
  'desk.content.app.noSecret': { de: 'noch keins', en: 'none yet' },
  'desk.content.app.promised': {
    de: '{by} kann bis {until} ein neues sehen',
    en: '{by} may see a new one until {until}',
  },
  'desk.content.app.action': { de: 'Entscheiden', en: 'Decide' },
  'desk.content.app.whyRole': {
    de: 'Das ändert nur, wer die Rolle Leitung hat.',
    en: 'Only the role Lead changes this.',
  },
  'desk.content.app.whyOfPages': {
    de: 'Mit ihm lesen die Seiten der Marke; er bleibt.',
    en: 'The pages of the brand read with it; it stays.',
  },
  'desk.content.app.add': { de: 'Client anlegen', en: 'Add a client' },
  'desk.content.app.addDo': { de: 'Anlegen', en: 'Add' },
  'desk.content.app.addThen': {
    de: 'Das Geheimnis wird danach ein einziges Mal gezeigt.',
    en: 'The secret is shown afterwards, this one time.',
  },
  'desk.content.app.addByTwo': {
    de: 'Für die Rollen Redaktion und System stimmt vorher eine weitere Person zu; dann sehen Sie das Geheimnis hier, sieben Tage lang.',
    en: 'For the roles editor and system another person agrees first; then you see the secret here, for seven days.',
  },
  'desk.content.app.clientName': { de: 'Name', en: 'Name' },
  'desk.content.app.clientNameHint': {
    de: 'Kleine Buchstaben, Ziffern und Bindestriche, etwa app-ios.',
    en: 'Small letters, digits and hyphens, for example app-ios.',
  },
  'desk.content.app.take': { de: 'Geheimnis zeigen', en: 'Show the secret' },
  'desk.content.app.takeOf': { de: 'Geheimnis von {name} zeigen', en: 'Show the secret of {name}' },
  'desk.content.app.takeFirst': {
    de: 'Es entsteht jetzt und wird ein einziges Mal gezeigt. Legen Sie es gleich dort ab, wo das Programm es liest.',
    en: 'It is made now and shown this one time. Put it where the program reads it right away.',
  },
  'desk.content.app.takeThen': {
    de: 'Das neue Geheimnis entsteht jetzt und wird ein einziges Mal gezeigt. Das alte und alle seine Tokens enden sofort.',
    en: 'The new secret is made now and shown this one time. The old one and all of its tokens end at once.',
  },
  'desk.content.app.renew': { de: 'Neues Geheimnis', en: 'New secret' },
  'desk.content.app.renewOf': { de: 'Neues Geheimnis für {name}', en: 'New secret for {name}' },
  'desk.content.app.renewThen': {
    de: 'Das alte Geheimnis und alle Tokens, die damit geholt sind, enden sofort. Das Programm bekommt nichts mehr, bis es das neue hat.',
    en: 'The old secret and all tokens that were got with it end at once. The program gets nothing until it has the new one.',
  },
  'desk.content.app.renewThenPages': {
    de: 'Das alte Geheimnis und alle seine Tokens enden sofort. Die Seiten der Marke und offene Browser holen sich das neue von selbst; andere Programme, die es verwenden, bekommen nichts mehr, bis sie das neue haben.',
    en: 'The old secret and all of its tokens end at once. The pages of the brand and open browsers get the new one by themselves; other programs that use it get nothing until they have the new one.',
  },
  'desk.content.app.renewThenByTwo': {
    de: 'Eine weitere Person stimmt zu. Das alte Geheimnis gilt, bis Sie sich das neue hier zeigen lassen; dann enden es und alle seine Tokens sofort. Ist das alte jemandem bekannt geworden, entfernen Sie den Client: das geht ohne weitere Person.',
    en: 'Another person agrees. The old secret is good until you have the new one shown here; then it and all of its tokens end at once. If somebody has got to know the old one, remove the client: that takes nobody else.',
  },
  'desk.content.app.remove': { de: 'Entfernen', en: 'Remove' },
  'desk.content.app.removeOf': { de: '{name} entfernen', en: 'Remove {name}' },
  'desk.content.app.removeThen': {
    de: 'Sein Geheimnis und alle seine Tokens enden sofort. Was er geschrieben hat, bleibt.',
    en: 'Its secret and all of its tokens end at once. What it has written stays.',
  },
  'desk.content.app.removed': { de: '{name} ist entfernt.', en: '{name} is removed.' },
  'desk.content.app.secretMade': {
    de: 'Das Geheimnis von {client} steht oben, dieses eine Mal.',
    en: 'The secret of {client} stands on top, this one time.',
  },
  'desk.content.app.newSecret': { de: 'Geheimnis von {client}', en: 'Secret of {client}' },
  'desk.content.app.newSecretText': {
    de: 'Es wird nur jetzt gezeigt und steht nirgends zum Nachlesen.',
    en: 'It is shown only now, and stands nowhere to be read again.',
  },
  'desk.content.app.secretField': { de: 'Geheimnis', en: 'Secret' },
  'desk.content.app.curl': { de: 'Befehl, der ein Token holt', en: 'Command that gets a token' },
  'desk.content.app.saved': { de: 'Ich habe es abgelegt', en: 'I have put it away' },

  'desk.content.app.languages': { de: 'Sprachen', en: 'Languages' },
  'desk.content.app.languagesText': {
    de: 'Die App hat die Sprachen der Marke. Wo ein Text in einer Sprache fehlt, steht der in der Hauptsprache.',
    en: 'The app has the languages of the brand. Where a text is missing in a language, that of the master language stands.',
  },
  'desk.content.app.toLanguages': { de: 'Sprachen wegnehmen oder anbieten', en: 'Take languages away or offer them' },
  'desk.content.app.languagesByLead': {
    de: 'Wegnehmen und anbieten kann sie, wer die Rolle Leitung hat.',
    en: 'The role Lead takes them away and offers them.',
  },
  'desk.content.app.languageCount': {
    de: '{count, plural, one {Eine Sprache} other {# Sprachen, die Hauptsprache zuerst}}',
    en: '{count, plural, one {One language} other {# languages, the master first}}',
  },
  'desk.content.app.language': { de: 'Sprache', en: 'Language' },
  'desk.content.app.master': { de: 'Hauptsprache', en: 'master language' },
  'desk.content.app.other': { de: 'weitere Sprache', en: 'further language' },
  'desk.content.app.worded': { de: 'Einträge mit Text', en: 'Entries with text' },
  'desk.content.app.public': { de: 'davon öffentlich', en: 'of these public' },

  'desk.content.app.unused': { de: 'Ende einer App', en: 'End of an app' },
  'desk.content.app.whyUsed': {
    de: 'Diese App bleibt, solange die Einrichtung der Marke sie nennt. Nennt sie eine andere App, steht die alte hier und kann beendet werden.',
    en: 'This app stays as long as the installation of the brand names it. Once it names another app, the old one stands here and can be ended.',
  },
  'desk.content.app.unusedText': {
    de: 'Diese Apps nennt die Einrichtung der Marke nicht mehr. Was in ihnen liegt, sehen nur noch ihre eigenen Clients.',
    en: 'The installation of the brand names these apps no more. What lies in them is seen by their own clients only.',
  },
  'desk.content.app.file': { de: 'Als Datei sichern', en: 'Save as a file' },
  'desk.content.app.end': { de: 'Beenden', en: 'End' },
  'desk.content.app.endOf': { de: 'App {name} beenden', en: 'End the app {name}' },
  'desk.content.app.endThen': {
    de: 'Das Folgende ist danach sofort und endgültig weg. Was öffentlich war, bleibt in den Fassungen aufbewahrt. Sichern Sie vorher die Datei, wenn Sie die Inhalte noch brauchen.',
    en: 'The following is gone at once and for good. What was public is kept in the versions. Save the file first if you still need the content.',
  },
  'desk.content.app.confirmation': { de: 'Name der App', en: 'Name of the app' },
  'desk.content.app.confirmationHint': { de: 'Tippen Sie zur Bestätigung: {name}', en: 'Type to confirm: {name}' },
  'desk.content.app.ended': { de: 'Die App {name} ist beendet.', en: 'The app {name} is ended.' },
  'desk.content.app.none': { de: 'keine', en: 'none' },
  'desk.content.app.planned': { de: 'Geplante Veröffentlichungen', en: 'Planned publications' },
} satisfies Bilingual;
