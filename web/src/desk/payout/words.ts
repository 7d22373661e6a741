/** The words of payout runs and their transfers. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskPayoutWords = {
  'desk.payout.title': { de: 'Auszahlungen', en: 'Payouts' },
  'desk.payout.lead': {
    de: 'Ein Lauf sammelt, was ausgezahlt werden kann. Die Datei für die Bank exportiert eine andere Person; bestätigt wird, wenn die Bank überwiesen hat.',
    en: 'A run collects what can be paid out. Another person exports the file for the bank; it is confirmed once the bank has transferred.',
  },
  'desk.payout.count': {
    de: '{count, plural, one {# Lauf} other {# Läufe}}',
    en: '{count, plural, one {# run} other {# runs}}',
  },
  'desk.payout.search': { de: 'Lauf, Prämie oder Name', en: 'Run, reward or name' },
  'desk.payout.run': { de: 'Lauf', en: 'Run' },
  'desk.payout.one': { de: 'Auszahlungslauf', en: 'Payout run' },
  'desk.payout.titleOf.draft': {
    de: 'Auszahlung vom {date}: {count, plural, one {# Prämie} other {# Prämien}}, {sum}, Entwurf',
    en: 'Payout of {date}: {count, plural, one {# reward} other {# rewards}}, {sum}, draft',
  },
  'desk.payout.titleOf.exported': {
    de: 'Auszahlung vom {date}: {count, plural, one {# Prämie} other {# Prämien}}, {sum}, exportiert',
    en: 'Payout of {date}: {count, plural, one {# reward} other {# rewards}}, {sum}, exported',
  },
  'desk.payout.titleOf.confirmed': {
    de: 'Auszahlung vom {date}: {count, plural, one {# Prämie} other {# Prämien}}, {sum}, bestätigt',
    en: 'Payout of {date}: {count, plural, one {# reward} other {# rewards}}, {sum}, confirmed',
  },
  'desk.payout.titleOf.discarded': {
    de: 'Auszahlung vom {date}: {count, plural, one {# Prämie} other {# Prämien}}, {sum}, verworfen',
    en: 'Payout of {date}: {count, plural, one {# reward} other {# rewards}}, {sum}, discarded',
  },
  'desk.payout.made': { de: 'Angelegt', en: 'Created' },
  'desk.payout.transfers': { de: 'Überweisungen', en: 'Transfers' },
  'desk.payout.sum': { de: 'Summe', en: 'Sum' },
  'desk.payout.status': { de: 'Status', en: 'Status' },
  'desk.payout.next': { de: 'Als Nächstes', en: 'Next' },
  'desk.payout.nextOf.draft': { de: 'Exportieren und der Bank übergeben', en: 'Export it and hand it to the bank' },
  'desk.payout.nextOf.exported': { de: 'Nach der Überweisung bestätigen', en: 'Confirm it after the transfer' },
  'desk.payout.nextOf.confirmed': { de: 'Bestätigt am {date} von {by}', en: 'Confirmed on {date} by {by}' },
  'desk.payout.nextOf.discarded': { de: 'Verworfen am {date} von {by}', en: 'Discarded on {date} by {by}' },
  'desk.payout.by': { de: 'von {by}', en: 'by {by}' },
  'desk.payout.empty': { de: 'Noch kein Auszahlungslauf', en: 'No payout run yet' },
  'desk.payout.emptyText': {
    de: 'Sobald Sie einen Lauf anlegen, steht er hier mit Summe, Datei und Bestätigung.',
    en: 'As soon as you create a run, it appears here with its total, file and confirmation.',
  },
  'desk.payout.ready': { de: 'Was jetzt ausgezahlt werden kann', en: 'What can be paid out now' },
  'desk.payout.readyNone': {
    de: 'Zurzeit ist keine Prämie zur Auszahlung bereit.',
    en: 'No reward is ready to be paid out at the moment.',
  },
  'desk.payout.readySome': {
    de: '{count, plural, one {# Prämie} other {# Prämien}}, zusammen {sum}',
    en: '{count, plural, one {# reward} other {# rewards}}, {sum} in total',
  },
  'desk.payout.readyList': { de: 'Diese Prämien ansehen', en: 'See these rewards' },
  'desk.payout.held': {
    de: '{count, plural, one {# Prämie ist} other {# Prämien sind}} gesperrt und nicht dabei',
    en: '{count, plural, one {# reward is} other {# rewards are}} held and not part of it',
  },
  'desk.payout.stopped': {
    de: '{count, plural, one {# Prämie ist} other {# Prämien sind}} gestoppt und nicht dabei',
    en: '{count, plural, one {# reward is} other {# rewards are}} stopped and not part of it',
  },
  'desk.payout.checked': {
    de: '{count, plural, one {# Prämie muss} other {# Prämien müssen}} vorher geprüft werden',
    en: '{count, plural, one {# reward has} other {# rewards have}} to be checked first',
  },
  'desk.payout.flagged': {
    de: 'Bitte ansehen: {count, plural, one {# Prämie} other {# Prämien}} mit Auffälligkeiten',
    en: 'Please look at: {count, plural, one {# reward} other {# rewards}} with something to notice',
  },
  'desk.payout.flaggedFirst': {
    de: 'Die ersten {shown}. Im Lauf stehen sie alle.',
    en: 'The first {shown}. The run shows all of them.',
  },
  'desk.payout.flags': { de: 'Hinweise', en: 'To notice' },
  'desk.payout.flaggedWhat': {
    de: 'Von Hand geändert, gesperrt gewesen, oder mit anderem Kontoinhaber',
    en: 'Touched by hand, held before, or with another account holder',
  },
  'desk.payout.returnAsked': {
    de: 'Rückläufer wartet auf eine weitere Person',
    en: 'Return waits for another person',
  },
  'desk.payout.otherName': {
    de: 'Kontoinhaber heißt anders als die Person',
    en: 'The account holder has another name than the person',
  },
  'desk.payout.wasHeld': { de: 'War gesperrt: {hold}', en: 'Was held: {hold}' },
  'desk.payout.noDebtor': {
    de: 'Es fehlt das Auszahlungskonto. Ohne Konto gibt es keine Datei für die Bank.',
    en: 'The payout account is missing. Without it there is no file for the bank.',
  },
  'desk.payout.setDebtor': { de: 'Auszahlungskonto eintragen', en: 'Enter the payout account' },
  'desk.payout.create': { de: 'Auszahlungslauf anlegen', en: 'Create a payout run' },
  'desk.payout.createThen': {
    de: 'In den Lauf {count, plural, one {kommt 1 Prämie: {sum}} other {kommen # Prämien, zusammen {sum}}}. Es wird noch nichts überwiesen: Der Lauf ist ein Entwurf, bis eine andere Person die Datei exportiert.',
    en: 'The run takes {count, plural, one {1 reward: {sum}} other {# rewards, {sum} in total}}. Nothing is transferred yet: the run is a draft until another person exports the file.',
  },
  'desk.payout.created': {
    de: 'Lauf {id} ist angelegt: {count, plural, one {# Überweisung} other {# Überweisungen}}, {sum}.',
    en: 'Run {id} is created: {count, plural, one {# transfer} other {# transfers}}, {sum}.',
  },
  'desk.payout.export': { de: 'Datei exportieren', en: 'Export the file' },
  'desk.payout.exportThen': {
    de: 'Die Datei für die Bank entsteht mit {count, plural, one {# Überweisung} other {# Überweisungen}} über {sum}. Danach kann am Lauf nichts mehr geändert werden, und eine einzelne Prämie lässt sich nur noch über die Bank zurückholen.',
    en: 'The file for the bank is made with {count, plural, one {# transfer} other {# transfers}} over {sum}. After that the run cannot be changed, and a single reward can only be got back through the bank.',
  },
  'desk.payout.exported': {
    de: 'Die Datei ist erstellt. Laden Sie sie, und übergeben Sie sie der Bank.',
    en: 'The file is made. Download it and hand it to the bank.',
  },
  'desk.payout.confirm': { de: 'Überweisung bestätigen', en: 'Confirm the transfer' },
  'desk.payout.confirmThen': {
    de: '{count, plural, one {1 Prämie wird als ausgezahlt gebucht: {sum}.} other {# Prämien werden als ausgezahlt gebucht, zusammen {sum}.}} Die Personen bekommen eine E-Mail, dass ihr Geld unterwegs ist. Das lässt sich nicht zurücknehmen.',
    en: '{count, plural, one {1 reward is booked as paid: {sum}.} other {# rewards are booked as paid, {sum} in total.}} The people get a mail that their money is on its way. This cannot be taken back.',
  },
  'desk.payout.confirmClaims': {
    de: '{count, plural, one {Eine Prämie davon ist zur Stornierung vorgemerkt und wird} other {# Prämien davon sind zur Stornierung vorgemerkt und werden}} sofort zurückgefordert.',
    en: '{count, plural, one {One of these rewards is noted for cancellation and is} other {# of these rewards are noted for cancellation and are}} claimed back at once.',
  },
  'desk.payout.confirmed': {
    de: 'Lauf {id} ist bestätigt, die Prämien sind ausgezahlt.',
    en: 'Run {id} is confirmed, the rewards are paid out.',
  },
  'desk.payout.discard': { de: 'Lauf verwerfen', en: 'Discard the run' },
  'desk.payout.discardThen': {
    de: 'Der Lauf zählt nicht mehr. {count, plural, =0 {Keine Prämie wird dadurch frei.} one {Eine Prämie wird wieder frei und kommt in den nächsten Lauf, wenn sie dann nicht gesperrt ist.} other {# Prämien werden wieder frei; in den nächsten Lauf kommt, was dann nicht gesperrt ist.}}',
    en: 'The run no longer counts. {count, plural, =0 {No reward becomes free by that.} one {One reward is free again and goes into the next run, if it is not held then.} other {# rewards are free again; what is not held then goes into the next run.}}',
  },
  'desk.payout.discardCancels': {
    de: '{count, plural, one {Eine Prämie ist zur Stornierung vorgemerkt und endet damit ohne Auszahlung. Die Person bekommt} other {# Prämien sind zur Stornierung vorgemerkt und enden damit ohne Auszahlung. Die Personen bekommen}} eine E-Mail.',
    en: '{count, plural, one {One reward is noted for cancellation and ends by this without a payout. The person gets} other {# rewards are noted for cancellation and end by this without a payout. The people get}} a mail.',
  },
  'desk.payout.discardStopped': {
    de: '{count, plural, one {Eine Prämie ist gestoppt und bleibt} other {# Prämien sind gestoppt und bleiben}} es, bis jemand entscheidet.',
    en: '{count, plural, one {One reward is stopped and stays so} other {# rewards are stopped and stay so}} until somebody decides.',
  },
  'desk.payout.discardExported': {
    de: 'Wenn die Bank die Datei doch ausführt, wird doppelt gezahlt. Verwerfen Sie nur, was die Bank nie bekommen hat.',
    en: 'If the bank executes the file after all, it is paid twice. Discard only what the bank never got.',
  },
  'desk.payout.notHandedOver': {
    de: 'Diese Datei wurde der Bank nicht übergeben.',
    en: 'This file was not handed over to the bank.',
  },
  'desk.payout.discarded': {
    de: 'Lauf {id} ist verworfen. Was dabei frei wurde, kann in einen neuen Lauf.',
    en: 'Run {id} is discarded. What it set free can go into a new run.',
  },
  'desk.payout.why.empty': { de: 'Es ist keine Überweisung mehr darin.', en: 'There is no transfer left in it.' },
  'desk.payout.why.notExported': {
    de: 'Erst exportieren und der Bank übergeben.',
    en: 'Export it first and hand it to the bank.',
  },
  'desk.payout.why.exporter': {
    de: 'Sie haben die Datei exportiert. Was die Bank daraus gemacht hat, bestätigt jemand anderes.',
    en: 'You exported the file. Somebody else confirms what the bank made of it.',
  },
  'desk.payout.why.asked': {
    de: 'Das ist schon beantragt und wartet auf eine weitere Person.',
    en: 'This is asked for already and waits for another person.',
  },
  'desk.payout.why.export.role': { de: 'Dafür fehlt Ihnen die Rolle.', en: 'Your role does not allow this.' },
  'desk.payout.why.export.self': {
    de: 'Sie haben den Lauf angelegt. Die Datei exportiert eine andere Person.',
    en: 'You made the run. Another person exports the file.',
  },
  'desk.payout.why.export.unsettled': {
    de: 'Ihr Zugang wurde neu eingerichtet oder erweitert. Bis eine weitere Leitung zustimmt, exportieren Sie keine Bankdatei.',
    en: 'Your access was set up anew or widened. Until another lead agrees, you export no bank file.',
  },
  'desk.payout.why.export.tied': {
    de: 'Sie und wer den Lauf angelegt hat, haben einander den Zugang eingerichtet. Eine dritte Person exportiert die Datei.',
    en: 'You and whoever made the run set up each other’s access. A third person exports the file.',
  },
  'desk.payout.why.export.touched': {
    de: 'Sie haben in den letzten 30 Tagen etwas an diesem Lauf selbst geändert oder freigegeben. Eine andere Person exportiert die Datei.',
    en: 'In the last 30 days you changed or released something in this run yourself. Another person exports the file.',
  },
  'desk.payout.why.stopped': {
    de: 'Eine Überweisung ist gestoppt. Entscheiden Sie erst, ob sie zurückgeholt oder freigegeben wird.',
    en: 'A transfer is stopped. Decide first whether it is recalled or freed.',
  },
  'desk.payout.why.over': { de: 'Der Lauf ist abgeschlossen.', en: 'The run is closed.' },
  'desk.payout.waitsExport': {
    de: 'Angelegt von {by}. Exportieren muss eine zweite Person: Erst dann gibt es die Datei für die Bank.',
    en: 'Created by {by}. A second person has to export it: only then there is the file for the bank.',
  },
  'desk.payout.waitsConfirm': {
    de: 'Exportiert von {by}. Bestätigen muss eine zweite Person.',
    en: 'Exported by {by}. A second person has to confirm it.',
  },
  'desk.payout.waitsForOther': {
    de: '{count, plural, one {# Prämie wartet auf eine weitere Person und kommt nicht hinein} other {# Prämien warten auf eine weitere Person und kommen nicht hinein}}: Wer exportieren könnte, hat selbst etwas daran geändert.',
    en: '{count, plural, one {# reward waits for another person and stays out} other {# rewards wait for another person and stay out}}: whoever could export changed something about it.',
  },
  'desk.payout.exporters': {
    de: 'Für den Export kommen dann infrage: {people}.',
    en: 'The run can then be exported by: {people}.',
  },
  'desk.payout.noExporter': {
    de: 'Niemand außer Ihnen darf die Bankdatei exportieren. Laden Sie eine weitere Person ein, oder lassen Sie einem neuen Zugang zustimmen.',
    en: 'Nobody but you may export the bank file. Invite another person, or have a new access agreed to.',
  },
  'desk.payout.file': { de: 'Bankdatei laden', en: 'Download the bank file' },
  'desk.payout.items': { de: 'Überweisungen in diesem Lauf', en: 'Transfers in this run' },
  'desk.payout.itemCount': {
    de: '{count, plural, one {# Überweisung} other {# Überweisungen}}, zusammen {sum}',
    en: '{count, plural, one {# transfer} other {# transfers}}, {sum} in total',
  },
  'desk.payout.noItems': { de: 'Keine Überweisung in diesem Lauf', en: 'No transfer in this run' },
  'desk.payout.noItemsText': {
    de: 'Was darin war, wurde gestoppt oder storniert. Verwerfen Sie den Lauf.',
    en: 'What was in it was stopped or cancelled. Discard the run.',
  },
  'desk.payout.reward': { de: 'Prämie', en: 'Reward' },
  'desk.payout.person': { de: 'Empfänger der Zahlung', en: 'Payee' },
  'desk.payout.amount': { de: 'Betrag', en: 'Amount' },
  'desk.payout.mark': { de: 'Stand', en: 'State' },
  'desk.payout.markOf.stopped': { de: 'Gestoppt', en: 'Stopped' },
  'desk.payout.markOf.cancelled': { de: 'Storno vorgemerkt', en: 'Cancellation noted' },
  'desk.payout.markOf.returned': { de: 'Zurückgekommen', en: 'Came back' },
  'desk.payout.bankAgrees': {
    de: 'Läufe und Konto Bank stimmen überein: {booked} ({at}).',
    en: 'Runs and account Bank agree: {booked} ({at}).',
  },
  'desk.payout.bankDiffers': {
    de: 'Läufe und Konto Bank weichen um {difference} ab: überwiesen {paid}, gebucht {booked} ({at}).',
    en: 'Runs and account Bank disagree by {difference}: transferred {paid}, booked {booked} ({at}).',
  },
  'desk.payout.attempt': { de: '{attempt}. Versuch', en: 'Attempt {attempt}' },
  'desk.payout.again.return': { de: 'nach Rücklauf am {day}', en: 'after the return of {day}' },
  'desk.payout.again.setBack': { de: 'zurückgesetzt am {day}', en: 'set back on {day}' },
  'desk.payout.again.revive': { de: 'aus Kulanz vom {day}', en: 'by goodwill of {day}' },
  'desk.payout.return': { de: 'Rückläufer melden', en: 'Report a return' },
  'desk.payout.returnOf': {
    de: 'Ist die Überweisung an {name} zurückgekommen?',
    en: 'Did the transfer to {name} come back?',
  },
  'desk.payout.returnThen': {
    de: '{amount} gelten als nicht ausgezahlt. Die Prämie kann 60 Tage lang mit einer neuen Bankverbindung abgeholt werden; die Person bekommt dazu eine E-Mail mit dem Grund.',
    en: '{amount} count as not paid. The reward can be collected with a new bank account for 60 days; the person gets a mail about it with the reason.',
  },
  'desk.payout.returnReason': { de: 'Grund der Bank', en: 'Reason of the bank' },
  'desk.payout.returned': {
    de: 'Der Rückläufer ist gebucht, die Prämie kann neu abgeholt werden.',
    en: 'The return is booked, the reward can be collected again.',
  },
  'desk.payout.action': { de: 'Aktion', en: 'Action' },
  'desk.payout.steps': { de: 'Stand des Laufs', en: 'State of the run' },
  'desk.payout.step.draft': { de: 'Angelegt', en: 'Created' },
  'desk.payout.step.exported': { de: 'Exportiert', en: 'Exported' },
  'desk.payout.step.confirmed': {
    de: 'Von der Bank überwiesen und bestätigt',
    en: 'Transferred by the bank and confirmed',
  },
  'desk.payout.step.discarded': { de: 'Verworfen', en: 'Discarded' },
  'desk.payout.stepOpen.exported': {
    de: 'Durch eine andere Person: Datei erstellen und der Bank übergeben',
    en: 'By another person: make the file and hand it to the bank',
  },
  'desk.payout.stepOpen.confirmed': {
    de: 'Durch jede andere Person, sobald die Bank überwiesen hat',
    en: 'By anybody else, once the bank has transferred',
  },
} satisfies Bilingual;
