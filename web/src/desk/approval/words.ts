/** The words of decisions that wait for another person. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskApprovalWords = {
  'desk.approval.title': { de: 'Anträge', en: 'Requests' },
  'desk.approval.lead': {
    de: 'Über Geld und Zugänge entscheiden zwei Personen: Die eine beantragt, eine andere stimmt zu. Erst dann geschieht etwas.',
    en: 'Two people decide about money and about who gets access: one asks, another agrees. Only then does something happen.',
  },
  'desk.approval.count': {
    de: '{count, plural, one {# Antrag} other {# Anträge}}',
    en: '{count, plural, one {# request} other {# requests}}',
  },
  'desk.approval.search': { de: 'Name oder Nummer', en: 'Name or number' },
  'desk.approval.empty': { de: 'Noch kein Antrag', en: 'No request yet' },
  'desk.approval.emptyText': {
    de: 'Wenn jemand eine Entscheidung beantragt, die eine weitere Person braucht, steht sie hier.',
    en: 'When somebody asks for a decision that needs another person, it appears here.',
  },
  'desk.approval.what': { de: 'Beantragt', en: 'Asked for' },
  'desk.approval.amount': { de: 'Betrag', en: 'Amount' },
  'desk.approval.reason': { de: 'Grund', en: 'Reason' },
  'desk.approval.asked': { de: 'Gestellt', en: 'Asked' },
  'desk.approval.state': { de: 'Stand', en: 'State' },
  'desk.approval.action': { de: 'Entscheidung', en: 'Decision' },
  'desk.approval.by': { de: 'von {by}', en: 'by {by}' },
  'desk.approval.until': { de: 'läuft am {date} ab', en: 'runs out on {date}' },
  'desk.approval.decided': { de: '{date} von {by}', en: '{date} by {by}' },
  'desk.approval.alone': { de: 'ohne zweite Person (Demo)', en: 'without a second person (demo)' },
  'desk.approval.kindOf.discardPayout': { de: 'Exportierten Lauf verwerfen', en: 'Discard an exported run' },
  'desk.approval.kindOf.returnReward': { de: 'Rückläufer buchen', en: 'Book a return' },
  'desk.approval.kindOf.freeReward': { de: 'Stopp oder Sperre aufheben', en: 'Lift a stop or a hold' },
  'desk.approval.kindOf.grantGoodwill': { de: 'Kulanz gewähren', en: 'Grant goodwill' },
  'desk.approval.kindOf.reviveReward': {
    de: 'Verfallene Prämie aus Kulanz wieder bereitstellen',
    en: 'Make an expired reward ready again as goodwill',
  },
  'desk.approval.kindOf.keepOrder': {
    de: 'Gemeldetes Storno ablehnen, Auftrag bleibt',
    en: 'Turn down a reported cancellation, the order stands',
  },
  'desk.approval.kindOf.freeBankAccount': {
    de: 'Angehaltene Bankverbindung freigeben',
    en: 'Free a stopped bank account',
  },
  'desk.approval.kindOf.dropBankAccount': {
    de: 'Angehaltene Bankverbindung löschen',
    en: 'Delete a stopped bank account',
  },
  'desk.approval.kindOf.unlockAccount': { de: 'Empfehler entsperren', en: 'Unlock a recommender' },
  'desk.approval.kindOf.releaseCase': { de: 'Fall freigeben', en: 'Release a case' },
  'desk.approval.kindOf.reopenCase': { de: 'Sperre eines Falls zurücknehmen', en: 'Take the lock of a case back' },
  'desk.approval.kindOf.assignClaim': { de: 'Auftrag einer Nachbuchung zuordnen', en: 'Assign an order to a claim' },
  'desk.approval.kindOf.grantClaim': { de: 'Kulanz auf eine Nachbuchung', en: 'Goodwill for a claim' },
  'desk.approval.kindOf.publishContent': {
    de: 'Bedingungen oder E-Mail veröffentlichen',
    en: 'Publish terms or an e-mail',
  },
  'desk.approval.kindOf.publishPremium': { de: 'Gutschein veröffentlichen', en: 'Publish a voucher' },
  'desk.approval.kindOf.letCmsClientIn': {
    de: 'Client des CMS mit Schreibrecht zulassen',
    en: 'Let in a client of the CMS that writes',
  },
  'desk.approval.kindOf.letApiKeyIn': {
    de: 'API-Schlüssel für ein System zulassen',
    en: 'Let a system in by an API key',
  },
  'desk.approval.kindOf.changeSso': {
    de: 'Einmalanmeldung der Agenturen ändern',
    en: 'Change the single sign-on of agencies',
  },
  'desk.approval.kindOf.endCmsApp': { de: 'App des CMS beenden', en: 'End an app of the CMS' },
  'desk.approval.kindOf.mergeAgencies': { de: 'Agenturen zusammenführen', en: 'Merge two agencies' },
  'desk.approval.kindOf.changeSeller': { de: 'Rechnungssteller ändern', en: 'Change the seller on invoices' },
  'desk.approval.kindOf.changeDebtor': { de: 'Auszahlungskonto ändern', en: 'Change the payout account' },
  'desk.approval.thenOf.mergeAgencies': {
    de: 'Die eine Agentur geht in der anderen auf. Wer dort arbeitet, sieht und gibt danach frei, was zu beiden gehörte. Prüfen Sie, dass beide dieselbe sind.',
    en: 'One agency goes into the other. Whoever works there sees and releases afterwards what belonged to both. Check that both are the same.',
  },
  'desk.approval.thenOf.publishContent': {
    de: 'Der Text gilt sofort oder zum geplanten Zeitpunkt. Sehen Sie ihn in der Vorschau an, und folgen Sie seinen Verweisen.',
    en: 'The text counts at once or at the planned moment. Look at it in the preview, and follow its links.',
  },
  'desk.approval.thenOf.publishPremium': {
    de: 'Der Gutschein gilt sofort oder zum geplanten Zeitpunkt. Wer ihn verdient und wählt, bekommt gleich einen Code. Prüfen Sie Wert, Tage und Produkte.',
    en: 'The voucher counts at once or at the planned moment. Whoever earns and chooses it gets a code straight away. Check value, days and products.',
  },
  'desk.approval.thenOf.letCmsClientIn': {
    de: 'Das Programm kann Entwürfe lesen und Inhalte dieser Marke ändern und veröffentlichen. Wer beantragt hat, sieht danach sieben Tage lang einmal das Geheimnis; ein altes gilt bis dahin.',
    en: 'The program can read drafts, and change and publish the content of this brand. For seven days whoever asked may see the secret, once; an old one is good until then.',
  },
  'desk.approval.thenOf.letApiKeyIn': {
    de: 'Das System des Auftraggebers kann tun, was die Bereiche sagen; Aufträge, die es meldet, führen zu Prämien. Wer beantragt hat, sieht danach sieben Tage lang einmal den Schlüssel; ein alter gilt bis dahin, und so lange danach, wie es beantragt ist.',
    en: 'The system of the client can do what the scopes say; orders that it reports lead to rewards. For seven days whoever asked may see the key, once; an old one is good until then, and as long afterwards as was asked for.',
  },
  'desk.approval.thenOf.changeSso': {
    de: 'Wer sich über diesen Anmeldedienst anmeldet, kommt als das herein, was er sagt. Prüfen Sie Adresse und Client-ID, und lassen Sie sich die Zuordnung der Abteilungen und Rollen zeigen.',
    en: 'Whoever signs in by this service comes in as what it says. Check the address and the client ID, and have the assignment of departments and roles shown to you.',
  },
  'desk.approval.thenOf.endCmsApp': {
    de: 'Alle Inhalte und Clients dieser App sind sofort und endgültig weg. Die Seiten der Marke lesen nicht mehr aus ihr.',
    en: 'All content and clients of this app are gone at once and for good. The pages of the brand no longer read from it.',
  },
  'desk.approval.thenOf.discardPayout': {
    de: 'Die Prämien des Laufs werden frei und können neu ausgezahlt werden. Wenn die Bank die Datei doch ausgeführt hat, wird doppelt gezahlt.',
    en: 'The rewards of the run are free and can be paid again. If the bank has executed the file after all, it is paid twice.',
  },
  'desk.approval.thenOf.returnReward': {
    de: 'Die Auszahlung gilt als zurückgekommen, die Prämie kann neu abgeholt werden. Stimmen Sie zu, wenn Sie die Rückbuchung auf dem Kontoauszug gesehen haben.',
    en: 'The payout counts as returned, and the reward can be collected anew. Agree when you have seen the return on the bank statement.',
  },
  'desk.approval.thenOf.freeReward': {
    de: 'Die Prämie wird nicht länger zurückgehalten und kommt in den nächsten Auszahlungslauf.',
    en: 'The reward is no longer kept back and goes into the next payout run.',
  },
  'desk.approval.thenOf.grantGoodwill': {
    de: 'Die Person bekommt eine Prämie aus Kulanz und eine E-Mail, mit der sie sie abholen kann.',
    en: 'The person gets a reward as goodwill, and a mail to collect it.',
  },
  'desk.approval.thenOf.reviveReward': {
    de: 'Die verfallene Prämie kann 60 Tage lang wieder abgeholt werden; die Person bekommt eine E-Mail.',
    en: 'The expired reward can be collected again for 60 days; the person gets a mail.',
  },
  'desk.approval.thenOf.keepOrder': {
    de: 'Der Auftrag bleibt freigegeben, und seine Prämien werden nicht länger zurückgehalten.',
    en: 'The order stays released, and its rewards are no longer kept back.',
  },
  'desk.approval.thenOf.freeBankAccount': {
    de: 'Die Bankverbindung ist richtig: Sie gilt wieder, und was sie angehalten hat, geht weiter.',
    en: 'The bank account is right: it counts again, and what it stopped goes on.',
  },
  'desk.approval.thenOf.dropBankAccount': {
    de: 'Die Bankverbindung gehört nicht der Person: Sie wird gelöscht, und was noch nicht abgeholt ist, geht weiter.',
    en: 'The bank account is not the person’s: it is deleted, and what was not collected goes on.',
  },
  'desk.approval.thenOf.unlockAccount': {
    de: 'Der Empfehler kann wieder empfehlen, und seine Prämien können abgeholt und ausgezahlt werden.',
    en: 'The recommender can recommend again, and their rewards can be collected and paid.',
  },
  'desk.approval.thenOf.releaseCase': {
    de: 'Alle Prämien des Falls können abgeholt und ausgezahlt werden, und dieselben Anzeichen halten diese Personen nicht noch einmal an.',
    en: 'All rewards of the case can be collected and paid, and the same signs do not hold these people again.',
  },
  'desk.approval.thenOf.reopenCase': {
    de: 'Der Empfehler wird entsperrt. Was der Fall angehalten hat, bleibt angehalten; andere Prämien können abgeholt und ausgezahlt werden.',
    en: 'The recommender is unlocked. What the case holds stays held; other rewards can be collected and paid.',
  },
  'desk.approval.thenOf.changeSeller': {
    de: 'Ab der nächsten Rechnung zahlen Agenturen auf dieses Konto. Rechnungen, die gestellt sind, behalten ihr Konto.',
    en: 'From the next invoice on, agencies pay to this account. Invoices that were issued keep their account.',
  },
  'desk.approval.thenOf.changeDebtor': {
    de: 'Ab dem nächsten Export wird von diesem Konto überwiesen.',
    en: 'From the next export on, this account transfers.',
  },
  'desk.approval.thenOf.assignClaim': {
    de: 'Wer den Auftrag bisher hatte, verliert ihn mit allen Prämien, die noch nicht ausgezahlt sind. Die Empfehlung der Nachbuchung bekommt ihn.',
    en: 'Whoever had the order loses it with all rewards that are not paid yet. The recommendation of the claim gets it.',
  },
  'desk.approval.thenOf.grantClaim': {
    de: 'Die Prämie kann abgeholt werden, und die Nachbuchung ist entschieden. Die Person bekommt beides per E-Mail.',
    en: 'The reward can be collected, and the claim is decided. The person gets a mail about both.',
  },
  'desk.approval.agree': { de: 'Zustimmen', en: 'Agree' },
  'desk.approval.decline': { de: 'Ablehnen', en: 'Decline' },
  'desk.approval.withdraw': { de: 'Zurückziehen', en: 'Withdraw' },
  'desk.approval.agreeTo': { de: 'Antrag {id} zustimmen: {what}?', en: 'Agree to request {id}: {what}?' },
  'desk.approval.declineOf': { de: 'Antrag {id} ablehnen: {what}?', en: 'Decline request {id}: {what}?' },
  'desk.approval.withdrawOf': { de: 'Antrag {id} zurückziehen: {what}?', en: 'Withdraw request {id}: {what}?' },
  'desk.approval.askedBy': {
    de: 'Beantragt von {by} am {date}. Grund: {reason}',
    en: 'Asked for by {by} on {date}. Reason: {reason}',
  },
  'desk.approval.declineThen': {
    de: 'Es geschieht nichts. Wer es beantragt hat, sieht Ihren Grund und kann es neu beantragen.',
    en: 'Nothing happens. Whoever asked sees your reason and can ask anew.',
  },
  'desk.approval.withdrawThen': {
    de: 'Der Antrag endet, und es geschieht nichts.',
    en: 'The request ends, and nothing happens.',
  },
  'desk.approval.done.agree': {
    de: 'Sie haben zugestimmt. Was beantragt war, ist geschehen.',
    en: 'You have agreed. What was asked for is done.',
  },
  'desk.approval.done.decline': { de: 'Der Antrag ist abgelehnt.', en: 'The request is declined.' },
  'desk.approval.done.withdraw': { de: 'Der Antrag ist zurückgezogen.', en: 'The request is withdrawn.' },
  'desk.approval.whyOf.role': {
    de: 'Dafür braucht es die Rolle Leitung.',
    en: 'This takes the role Lead.',
  },
  'desk.approval.whyOf.self': {
    de: 'Sie haben es selbst beantragt oder vorbereitet. Das muss eine andere Person tun.',
    en: 'You asked for it or prepared it yourself. Another person has to do this.',
  },
  'desk.approval.whyOf.unsettled': {
    de: 'Ihr Zugang wurde neu eingerichtet oder erweitert. Bis eine weitere Leitung zustimmt, entscheiden Sie nicht über Geld.',
    en: 'Your access was set up again or widened. Until another lead agrees, you may not decide about money.',
  },
  'desk.approval.whyOf.tied': {
    de: 'Sie oder die andere Person haben einander den Zugang eingerichtet. Bis eine dritte Leitung zustimmt, zählen Sie nicht als weitere Person.',
    en: 'You or the other person set up the other’s access. Until a third lead agrees, you do not count as another person.',
  },
  'desk.approval.whyOf.touched': {
    de: 'Sie haben in den letzten 30 Tagen selbst etwas daran geändert. Das muss eine andere Person tun.',
    en: 'You changed something about it yourself in the last 30 days. Another person has to do this.',
  },
  'desk.approval.waits': {
    de: 'Beantragt: Es wartet auf eine weitere Person, bis zum {date}.',
    en: 'Asked for: it waits for another person, until {date}.',
  },
  'desk.approval.isWaiting': { de: 'wartet auf eine zweite Person', en: 'waits for a second person' },
  'desk.approval.needs': {
    de: 'Es geschieht erst, wenn eine weitere Person zustimmt.',
    en: 'It only happens when another person agrees.',
  },
  'desk.approval.open': {
    de: '{what}: beantragt von {by} am {date}, wartet auf eine weitere Person.',
    en: '{what}: asked for by {by} on {date}, waits for another person.',
  },
  'desk.approval.toList': { de: 'Zum Antrag', en: 'Go to the request' },

  'desk.approval.agreeMany': { de: 'Freigaben in einem Schritt', en: 'Releases in one step' },
  'desk.approval.agreeHint': {
    de: 'Freigaben von Fällen ankreuzen und der ganzen Liste auf einmal zustimmen.',
    en: 'Tick releases of cases and agree to the whole list at once.',
  },
  'desk.approval.agreeChosen': {
    de: '{count, plural, one {# Freigabe ausgewählt} other {# Freigaben ausgewählt}}, {sum} werden frei',
    en: '{count, plural, one {# release chosen} other {# releases chosen}}, {sum} are freed',
  },
  'desk.approval.agreeNone': { de: 'Bitte erst Freigaben auswählen.', en: 'Please choose releases first.' },
  'desk.approval.agreeName': { de: 'Freigabe von Fall {id} auswählen', en: 'Choose the release of case {id}' },
  'desk.approval.agreeDo': { de: 'Allen zustimmen', en: 'Agree to all' },
  'desk.approval.agreeTitle': { de: 'Diesen Freigaben zustimmen?', en: 'Agree to these releases?' },
  'desk.approval.agreeThen': {
    de: 'Alle Prämien dieser Fälle können abgeholt und ausgezahlt werden. Was seit dem Antrag dazugekommen ist, lässt den einzelnen Antrag offen; Sie lesen dann, welchen.',
    en: 'All rewards of these cases can be collected and paid. What has come since a request was made leaves that one open, and you read which.',
  },
  'desk.approval.agreeDone': {
    de: '{count, plural, one {# Fall freigegeben.} other {# Fälle freigegeben.}}',
    en: '{count, plural, one {# case released.} other {# cases released.}}',
  },
} satisfies Bilingual;
