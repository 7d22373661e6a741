/** The words of what waits for somebody today. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskOverviewWords = {
  'desk.start.title': { de: 'Heute bei {mandant}', en: 'Today at {mandant}' },
  'desk.start.lead': {
    de: '{day}: {count, plural, =0 {Für Sie ist alles erledigt.} one {1 Aufgabe wartet auf Sie.} other {# Aufgaben warten auf Sie.}}',
    en: '{day}: {count, plural, =0 {Everything of yours is done.} one {1 task is waiting for you.} other {# tasks are waiting for you.}}',
  },
  'desk.start.tasks': { de: 'Was bei {mandant} wartet', en: 'Waiting at {mandant}' },
  'desk.start.others': { de: 'Wartet auf jemand anderen', en: 'Waiting for somebody else' },
  'desk.start.since': {
    de: '{count, plural, =0 {seit heute} one {seit gestern} other {seit # Tagen}}',
    en: '{count, plural, =0 {since today} one {since yesterday} other {for # days}}',
  },
  'desk.start.nothing': { de: 'Gerade wartet nichts', en: 'Nothing is waiting right now' },
  'desk.start.nothingLead': {
    de: 'Hier steht, was eine Person entscheiden muss: Aufträge, Prämien, Auszahlungen und alles, was schiefging.',
    en: 'This is where you see what a person has to decide: orders, rewards, payouts, and everything that went wrong.',
  },
  'desk.start.orders': { de: 'Zu den Aufträgen', en: 'Go to orders' },
  'desk.start.many': { de: '{count} und mehr', en: '{count} or more' },

  'desk.companies.title': { de: 'Alle Mandanten', en: 'All mandants' },
  'desk.companies.company': { de: 'Mandant', en: 'Mandant' },
  'desk.companies.waiting': { de: 'Offen', en: 'Open' },
  'desk.companies.owed': { de: 'Noch zu zahlen', en: 'Owed' },
  'desk.companies.ready': { de: 'Auszahlbar', en: 'Ready to pay' },
  'desk.companies.nextRun': { de: 'Nächster Lauf', en: 'Next run' },
  'desk.companies.noRun': { de: 'Nichts auszuzahlen', en: 'Nothing to pay' },
  'desk.companies.make': {
    de: 'Anlegen: {count, plural, one {1 Prämie} other {# Prämien}}',
    en: 'To be made: {count, plural, one {1 reward} other {# rewards}}',
  },
  'desk.companies.draft': { de: 'Entwurf über {sum}', en: 'Draft of {sum}' },
  'desk.companies.exported': { de: 'Zu bestätigen: {sum}', en: 'To be confirmed: {sum}' },
  'desk.companies.missing': {
    de: 'Diese Datenbanken antworten nicht, ihre Mandanten fehlen hier: {names}.',
    en: 'These databases are not responding, so their mandants are missing here: {names}.',
  },

  'desk.figures.title': { de: 'Die letzten 30 Tage', en: 'The last 30 days' },
  'desk.figures.lead': {
    de: '{from} bis {until}, verglichen mit den 30 Tagen davor. Gezählt bis zu diesem Moment.',
    en: '{from} to {until}, compared with the 30 days before. Counted up to this moment.',
  },
  'desk.figures.recommended': { de: 'Empfehlungen', en: 'Recommendations' },
  'desk.figures.accepted': { de: 'Angenommen', en: 'Accepted' },
  'desk.figures.confirmed': { de: 'Bestätigt', en: 'Confirmed' },
  'desk.figures.paid': { de: 'Ausgezahlt', en: 'Paid' },
  'desk.figures.before': { de: 'davor {sum}', en: '{sum} before' },
  'desk.figures.change': { de: '{percent}', en: '{percent}' },
  'desk.figures.line': {
    de: '{name}, {days} Tage: am meisten {highest} am {day}',
    en: '{name}, {days} days: most on {day}, {highest}',
  },
  'desk.figures.flat': { de: '{name}, {days} Tage: nichts', en: '{name}, {days} days: nothing' },
  'desk.figures.asTable': { de: 'Als Tabelle', en: 'As a table' },
  'desk.figures.byDay': { de: '{name} je Tag', en: '{name} by day' },
  'desk.figures.day': { de: 'Tag', en: 'Day' },
  'desk.figures.funnel': { de: 'Vom Link bis zum Geld', en: 'From the link to the money' },
  'desk.figures.funnelLead': {
    de: 'Was in diesen 30 Tagen geschah, und der Anteil am Schritt davor.',
    en: 'What happened in these 30 days, and the share of the step before.',
  },
  'desk.figures.step': { de: 'Schritt', en: 'Step' },
  'desk.figures.count': { de: 'Anzahl', en: 'Count' },
  'desk.figures.ofBefore': { de: 'Anteil am Schritt davor', en: 'Share of the step before' },
  'desk.figures.stepOf.recommended': { de: 'Empfohlen', en: 'Recommended' },
  'desk.figures.stepOf.accepted': { de: 'Angenommen', en: 'Accepted' },
  'desk.figures.stepOf.confirmed': { de: 'Bestätigt', en: 'Confirmed' },
  'desk.figures.stepOf.ordered': { de: 'Auftrag gemeldet', en: 'Order reported' },
  'desk.figures.stepOf.released': { de: 'Auftrag freigegeben', en: 'Order released' },
  'desk.figures.stepOf.paid': { de: 'Prämien ausgezahlt', en: 'Rewards paid' },
  'desk.figures.steer': { de: 'Im Blick', en: 'At a glance' },
  'desk.figures.owed': { de: 'Noch zu zahlen', en: 'Rewards owed' },
  'desk.figures.cameBack': { de: '{sum} zurückgekommen', en: '{sum} came back' },
  'desk.figures.median': { de: 'Vom Auftrag bis zur Auszahlung', en: 'From order to payment' },
  'desk.figures.days': {
    de: '{count, plural, one {1 Tag} other {# Tage}} (Median)',
    en: '{count, plural, one {1 day} other {# days}} (median)',
  },
  'desk.figures.daysBefore': {
    de: 'davor {count, plural, one {1 Tag} other {# Tage}}',
    en: '{count, plural, one {1 day} other {# days}} before',
  },
  'desk.figures.noPayout': { de: 'keine Auszahlung', en: 'no payout' },
  'desk.figures.returned': { de: 'Zurückgekommene Überweisungen', en: 'Returned transfers' },
  'desk.figures.returnedOf': { de: '{count} von {all}', en: '{count} of {all}' },
  'desk.figures.oldest': { de: 'Wartet am längsten', en: 'Waits longest' },

  'desk.waiting.approvalOpen': { de: 'Anträge entscheiden', en: 'Decide requests' },
  'desk.waiting.approvalOpen.note': {
    de: 'Eine Entscheidung über Geld ist beantragt und wartet auf Sie oder eine andere Person.',
    en: 'Somebody asked for a decision about money. It is waiting for you or another person.',
  },
  'desk.waiting.approvalElsewhere': {
    de: 'Anträge, die auf jemand anderen warten',
    en: 'Requests waiting for somebody else',
  },
  'desk.waiting.approvalElsewhere.note': {
    de: 'Sie haben sie selbst gestellt oder sind daran beteiligt; eine andere Person entscheidet.',
    en: 'You asked for them or are involved; another person decides.',
  },
  'desk.waiting.fewDeciders': { de: 'Zu wenige Personen für Entscheidungen', en: 'Too few people to decide' },
  'desk.waiting.fewDeciders.note': {
    de: 'Weniger als drei Personen dürfen über Geld entscheiden. Fällt eine aus, bleiben Auszahlungen liegen.',
    en: 'Fewer than three people may decide about money. If one is away, payouts come to a stop.',
  },
  'desk.waiting.securitySeries': { de: 'Auffällige Serien', en: 'Suspicious activity' },
  'desk.waiting.securitySeries.note': {
    de: 'Viele falsche Anmeldungen, verweigerte Zugriffe oder geladene Dateien in kurzer Zeit, aus den letzten drei Tagen.',
    en: 'Many wrong sign-ins, refused calls or downloads in a short time, within the last three days.',
  },
  'desk.waiting.operatorSeries': {
    de: 'Auffällige Anmeldungen von Betreibern',
    en: 'Suspicious operator sign-ins',
  },
  'desk.waiting.operatorSeries.note': {
    de: 'Viele falsche oder gebremste Versuche in kurzer Zeit, aus den letzten drei Tagen.',
    en: 'Many wrong or slowed attempts in a short time, within the last three days.',
  },
  'desk.waiting.portalSecretMissing': {
    de: 'Geheimnis für die Anmeldung aus dem Portal fehlt',
    en: "The secret for the sign-in from the client's portal is missing",
  },
  'desk.waiting.portalSecretMissing.note': {
    de: 'Es gibt keines, oder das frühere war zu schwach und gilt nicht mehr. Bis die Mandantendatei ein neues AutologinSecret nennt, kommt niemand angemeldet aus dem Portal.',
    en: 'There is none, or the former one was too weak and is not valid any more. Until the mandant file names a new AutologinSecret nobody comes signed in from the portal.',
  },
  'desk.waiting.agencyInReview': { de: 'Agenturen prüfen', en: 'Review agencies' },
  'desk.waiting.agencyInReview.note': {
    de: 'Ihre Angaben sind vollständig. Sie nehmen teil, sobald jemand sie freischaltet.',
    en: 'Their details are complete. They take part as soon as somebody approves them.',
  },
  'desk.waiting.cancelReported': { de: 'Gemeldete Stornos entscheiden', en: 'Decide reported cancellations' },
  'desk.waiting.cancelReported.note': {
    de: 'Der Auftraggeber hat storniert, nachdem Prämien ausgezahlt waren. Bis dahin ruhen die übrigen.',
    en: 'The client cancelled after rewards were paid. The others are on hold until this is decided.',
  },
  'desk.waiting.claimLate': { de: 'Überfällige Nachbuchungen entscheiden', en: 'Decide overdue claims' },
  'desk.waiting.claimLate.note': {
    de: 'Die Antwort war bis gestern oder früher versprochen.',
    en: 'The answer was promised until yesterday or earlier.',
  },
  'desk.waiting.claimOpen': { de: 'Nachbuchungen entscheiden', en: 'Decide claims' },
  'desk.waiting.claimOpen.note': {
    de: 'Jemand sagt: Mein Kontakt hat abgeschlossen, und nichts ist passiert.',
    en: 'Somebody says: my contact signed, and nothing happened.',
  },
  'desk.waiting.caseOpen': { de: 'Prüffälle entscheiden', en: 'Decide review cases' },
  'desk.waiting.caseOpen.note': {
    de: 'Etwas sah auffällig aus. Prämien sind angehalten, bis jemand hingesehen hat; die Personen wissen, dass geprüft wird.',
    en: 'Something looked wrong. Rewards are held until somebody has looked; the people know that it is being checked.',
  },
  'desk.waiting.orderUnconfirmed': { de: 'Eingegangene Aufträge bestätigen', en: 'Confirm received orders' },
  'desk.waiting.orderUnconfirmed.note': {
    de: 'Erst bestätigt kommt ein Auftrag zur Freigabe, frühestens nach der Sperrfrist ab dem Auftragsdatum.',
    en: 'Only confirmed orders are released, once the claim period after the order date is over.',
  },
  'desk.waiting.orderReleasable': { de: 'Aufträge freigeben', en: 'Release orders' },
  'desk.waiting.orderReleasable.note': {
    de: 'Die Sperrfrist ist vorbei. Mit der Freigabe können die Prämien abgeholt werden.',
    en: 'The claim period is over. Once released, the rewards can be collected.',
  },
  'desk.waiting.rewardStopped': { de: 'Gestoppte Prämien klären', en: 'Clear stopped rewards' },
  'desk.waiting.rewardStopped.note': {
    de: 'Jemand hat gemeldet: „Das war ich nicht“. Bitte anrufen, dann aufheben oder zurücksetzen.',
    en: 'Somebody reported: "That was not me". Please call, then lift the stop or reset the pickup.',
  },
  'desk.waiting.rewardHeld': { de: 'Gesperrte Prämien', en: 'Held rewards' },
  'desk.waiting.rewardHeld.note': {
    de: 'Eine neue IBAN wartet einige Tage, falls es jemand anderes war; Sie können sie vorher freigeben. Ein gesperrtes Konto oder ein gemeldetes Storno hält, bis es entschieden ist.',
    en: 'A new IBAN waits some days in case it was somebody else; you can free it before. A locked account or a reported cancellation holds until it is decided.',
  },
  'desk.waiting.rewardReturned': { de: 'Zurückgekommene Überweisungen', en: 'Returned transfers' },
  'desk.waiting.rewardReturned.note': {
    de: 'Die Bank hat sie zurückgeschickt. Die Person wurde gebeten, ihre IBAN neu anzugeben.',
    en: 'The bank sent them back. The person was asked to enter their IBAN again.',
  },
  'desk.waiting.rewardPayable': { de: 'Prämien auszahlen', en: 'Pay out rewards' },
  'desk.waiting.rewardPayable.note': {
    de: 'Sie kommen in den nächsten Auszahlungslauf.',
    en: 'They go into the next payout run.',
  },
  'desk.waiting.debtorMissing': { de: 'Auszahlungskonto angeben', en: 'Enter the payout account' },
  'desk.waiting.debtorMissing.note': {
    de: 'Ohne Konto entsteht kein Auszahlungslauf.',
    en: 'Without an account no payout run can be made.',
  },
  'desk.waiting.payoutDraft': { de: 'Entwürfe von Läufen exportieren', en: 'Export drafts of runs' },
  'desk.waiting.payoutDraft.note': {
    de: 'Das tut jemand anderes, als wer den Lauf angelegt hat. Die Datei ist für das Banking-Programm bestimmt.',
    en: 'This has to be somebody other than the person who made the run. The file is for your banking software.',
  },
  'desk.waiting.bankDiffers': { de: 'Läufe und Konto Bank weichen ab', en: 'Runs and account Bank disagree' },
  'desk.waiting.bankDiffers.note': {
    de: 'Was die Läufe überwiesen haben, ist nicht, was gebucht ist. Bitte sofort klären, und bis dahin nichts exportieren.',
    en: 'What the runs transferred does not match the books. Please clear it up straight away, and export nothing until then.',
  },
  'desk.waiting.payoutExported': { de: 'Läufe bestätigen', en: 'Confirm runs' },
  'desk.waiting.payoutExported.note': {
    de: 'Jemand anderes, als wer exportiert hat, bestätigt, sobald die Bank überwiesen hat.',
    en: 'Somebody other than the person who exported it confirms once the bank has made the transfer.',
  },
  'desk.waiting.importFailed': { de: 'Importe mit fehlerhaften Zeilen', en: 'Imports with bad rows' },
  'desk.waiting.importFailed.note': {
    de: 'Aus den letzten sieben Tagen. Die Zeilen können geladen, verbessert und neu importiert werden.',
    en: 'From the last seven days. The rows can be downloaded, corrected and imported again.',
  },
  'desk.waiting.importRunning': { de: 'Ein Import läuft', en: 'An import is running' },
  'desk.waiting.importRunning.note': {
    de: 'Er läuft weiter, auch wenn niemand zusieht.',
    en: 'It continues even if nobody is watching.',
  },
  'desk.waiting.providerWaiting': {
    de: 'Ein Abruf beim Anbieter wartet',
    en: 'A load from the provider is waiting',
  },
  'desk.waiting.providerWaiting.note': {
    de: 'Produkte oder Preise würden entfallen oder springen. Bis zur Entscheidung bleibt das Angebot, wie es ist.',
    en: 'Products would disappear or prices would jump. Until somebody decides, the offers stay as they are.',
  },
  'desk.waiting.providerFailed': {
    de: 'Der Anbieter der Produkte ist nicht zu erreichen',
    en: 'The provider of the products cannot be reached',
  },
  'desk.waiting.providerFailed.note': {
    de: 'Der letzte gute Stand wird gezeigt. Wird er zu alt, steht statt der Preise „auf Anfrage“.',
    en: 'The last good state is shown. Once it is too old, prices are on request only.',
  },
  'desk.waiting.mailCeiling': {
    de: 'E-Mails warten: Die Grenze je Stunde ist erreicht',
    en: 'Mails are waiting: the hourly limit has been reached',
  },
  'desk.waiting.mailCeiling.note': {
    de: 'Ungewöhnlich viele E-Mails gingen an unbestätigte Adressen. Die übrigen gehen von selbst hinaus, sobald wieder Platz ist; Fremde leisten bis dahin einen Rechennachweis. Hält es an, bitte die Technik fragen.',
    en: 'Unusually many mails went to unconfirmed addresses. The others go by themselves as soon as there is room; until then strangers do a proof of work. If it lasts, please ask your technicians.',
  },
  'desk.waiting.mailFailed': { de: 'E-Mails, die noch nicht hinausgingen', en: 'Mails that did not go out yet' },
  'desk.waiting.mailFailed.note': {
    de: 'Sie werden von selbst weiter versucht, spätestens alle vier Stunden. Sobald die Ursache behoben ist, geht es von Hand sofort.',
    en: 'They are retried automatically, at least every four hours. Once the cause is fixed, a person can do it right away.',
  },
  'desk.waiting.jobFailed': { de: 'Fehlgeschlagene Abläufe', en: 'Failed jobs' },
  'desk.waiting.jobFailed.note': {
    de: 'Sie können von Hand neu gestartet werden; ein zweiter Lauf schadet nicht.',
    en: 'They can be started by hand. A second run does no harm.',
  },
} satisfies Bilingual;
