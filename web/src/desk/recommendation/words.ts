/** The words of recommendations at the desk, of their chain and of goodwill. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskRecommendationWords = {
  'desk.recommendation.title': { de: 'Empfehlungen', en: 'Recommendations' },
  'desk.recommendation.count': {
    de: '{count, plural, one {# Empfehlung} other {# Empfehlungen}}',
    en: '{count, plural, one {# recommendation} other {# recommendations}}',
  },
  'desk.recommendation.search': { de: 'Name, E-Mail, Nummer, IBAN-Ende', en: 'Name, e-mail, number, end of IBAN' },
  'desk.recommendation.empty': { de: 'Noch keine Empfehlung', en: 'No recommendation yet' },
  'desk.recommendation.emptyText': {
    de: 'Sobald jemand einen Empfehlungslink erstellt, steht er hier.',
    en: 'As soon as somebody creates a recommendation link, it appears here.',
  },
  'desk.recommendation.who': { de: 'Empfehler → Empfänger', en: 'Recommender → recipient' },
  'desk.recommendation.number': { de: 'Empfehlung', en: 'Recommendation' },
  'desk.recommendation.one': { de: 'Empfehlung', en: 'Recommendation' },
  'desk.recommendation.titleOf': { de: '{who} empfiehlt {product}', en: '{who} recommends {product}' },
  'desk.recommendation.somebody': { de: 'Eine gelöschte Person', en: 'A deleted person' },
  'desk.recommendation.followUp': { de: 'Folge von {number}', en: 'Follow-up of {number}' },
  'desk.recommendation.created': { de: 'Erstellt', en: 'Created' },
  'desk.recommendation.product': { de: 'Produkt', en: 'Product' },
  'desk.recommendation.device': { de: 'Mit Gerät', en: 'With device' },
  'desk.recommendation.quote': { de: 'Zugesagter Preis', en: 'Promised price' },
  'desk.recommendation.recommender': { de: 'Empfehler', en: 'Recommender' },
  'desk.recommendation.recipient': { de: 'Empfänger', en: 'Recipient' },
  'desk.recommendation.nobody': { de: 'noch niemand', en: 'nobody yet' },
  'desk.recommendation.deleted': { de: 'gelöscht', en: 'deleted' },
  'desk.recommendation.company': { de: 'Empfohlenes Unternehmen', en: 'Recommended company' },
  'desk.recommendation.recipientCompany': { de: 'Unternehmen des Empfängers', en: 'Company of the recipient' },
  'desk.recommendation.share': { de: 'Anteil des Empfehlers', en: 'Share of the recommender' },
  'desk.recommendation.shareOf': { de: '{share} %', en: '{share} %' },
  'desk.recommendation.clicks': { de: 'Klicks', en: 'Clicks' },
  'desk.recommendation.validUntil': { de: 'Link gültig bis', en: 'Link valid until' },
  'desk.recommendation.status': { de: 'Status', en: 'Status' },
  'desk.recommendation.acceptedAt': { de: 'Angenommen am', en: 'Accepted on' },
  'desk.recommendation.captcha': { de: 'Captcha', en: 'Captcha' },
  'desk.recommendation.captchaMissing': {
    de: 'Nicht geprüft: Der Dienst war nicht erreichbar, die Empfehlung wurde durchgelassen.',
    en: 'Not checked: the service could not be reached, the recommendation was let through.',
  },
  'desk.recommendation.notAccepted': { de: 'noch nicht', en: 'not yet' },
  'desk.recommendation.chain': { de: 'Von der Empfehlung zur Prämie', en: 'From the recommendation to the reward' },
  'desk.recommendation.orders': { de: 'Aufträge', en: 'Orders' },
  'desk.recommendation.noOrder': { de: 'Noch kein Auftrag gemeldet.', en: 'No order reported yet.' },
  'desk.recommendation.rewards': { de: 'Prämien', en: 'Rewards' },
  'desk.recommendation.noReward': {
    de: 'Noch keine Prämie: Sie entsteht mit dem Auftrag.',
    en: 'No reward yet: it comes with the order.',
  },
  'desk.recommendation.orderedOn': { de: 'vom {date}', en: 'of {date}' },
  'desk.recommendation.decisions': { de: 'Entscheidungen', en: 'Decisions' },
  'desk.recommendation.cancel': { de: 'Empfehlung stornieren', en: 'Cancel the recommendation' },
  'desk.recommendation.cancelThen.root': {
    de: 'Der Link führt ab sofort auf die Seite "abgelaufen".',
    en: 'From now on the link leads to the page "expired".',
  },
  'desk.recommendation.cancelThen.followUp': {
    de: 'Es endet nur diese Folgeempfehlung. Der Link gilt weiter, er gehört zur Empfehlung {root}.',
    en: 'Only this follow-up recommendation ends. The link stays valid, it belongs to recommendation {root}.',
  },
  'desk.recommendation.cancelOrders': {
    de: '{count, plural, one {Der offene Auftrag endet} other {# offene Aufträge enden}} als abgelehnt, vorgemerkte Prämien entfallen.',
    en: '{count, plural, one {The open order ends} other {# open orders end}} as rejected, reserved rewards are lost.',
  },
  'desk.recommendation.cancelMails.one': {
    de: 'Der Empfehler bekommt eine E-Mail.',
    en: 'The recommender gets a mail.',
  },
  'desk.recommendation.cancelMails.both': {
    de: 'Empfehler und Empfänger bekommen eine E-Mail.',
    en: 'Recommender and recipient get a mail.',
  },
  'desk.recommendation.final': { de: 'Das lässt sich nicht zurücknehmen.', en: 'This cannot be taken back.' },
  'desk.recommendation.cancelled': { de: 'Die Empfehlung ist storniert.', en: 'The recommendation is cancelled.' },
  'desk.recommendation.whyCancel.released': {
    de: 'Der Auftrag ist freigegeben. Stornieren Sie den Auftrag oder die einzelne Prämie.',
    en: 'The order is released. Cancel the order or the single reward.',
  },
  'desk.recommendation.whyCancel.over': { de: 'Diese Empfehlung ist beendet.', en: 'This recommendation is over.' },
  'desk.recommendation.goodwill': { de: 'Prämie aus Kulanz', en: 'Reward as goodwill' },
  'desk.recommendation.goodwillThen': {
    de: 'Die Person bekommt ohne Auftrag eine Prämie über diesen Betrag und eine E-Mail, mit der sie sie 60 Tage lang abholen kann.',
    en: 'The person gets a reward of this amount without an order, and a mail with which to collect it for 60 days.',
  },
  'desk.recommendation.goodwillRole': { de: 'Für wen', en: 'For whom' },
  'desk.recommendation.goodwillAmount': { de: 'Betrag in Euro', en: 'Amount in euros' },
  'desk.recommendation.goodwillAmountHint': {
    de: 'Von 0,01 bis 500,00, zum Beispiel 35,00',
    en: 'From 0.01 to 500.00, for example 35.00',
  },
  'desk.recommendation.goodwillAmountWrong': {
    de: 'Betrag ist nicht gültig. Er liegt zwischen 0,01 und 500,00 Euro.',
    en: 'The amount is not valid. It lies between 0.01 and 500.00 euros.',
  },
  'desk.recommendation.granted': {
    de: 'Die Kulanzprämie ist bereitgestellt, die E-Mail ist unterwegs.',
    en: 'The goodwill reward is ready, the mail is on its way.',
  },
  'desk.recommendation.whyGoodwill.running': {
    de: 'Diese Empfehlung läuft noch. Kulanz gibt es, wenn sie abgelaufen oder storniert ist.',
    en: 'This recommendation is still running. Goodwill comes once it has expired or was cancelled.',
  },
  'desk.recommendation.whyGoodwill.nobody': {
    de: 'Beide Personen sind gelöscht oder gesperrt.',
    en: 'Both people are deleted or locked.',
  },
  'desk.recommendation.lock': { de: 'Empfehler sperren', en: 'Lock the recommender' },
  'desk.recommendation.lockThen': {
    de: 'Alle Links von {name} enden, neue Empfehlungen sind nicht möglich, Prämien werden nicht ausgezahlt und verlassen jeden Entwurf eines Laufs. Die Sperre können Sie wieder aufheben lassen; darüber entscheidet eine weitere Person.',
    en: 'All links of {name} end, new recommendations are not possible, rewards are not paid out and leave every draft of a run. You can ask to lift the lock again; another person decides.',
  },
  'desk.recommendation.locked': { de: 'Der Empfehler ist gesperrt.', en: 'The recommender is locked.' },
  'desk.recommendation.unlock': { de: 'Empfehler entsperren', en: 'Unlock the recommender' },
  'desk.recommendation.unlockThen': {
    de: 'Stimmt eine weitere Person zu, gelten Links von {name} wieder. Wer noch eine Prämie abholen kann, bekommt die E-Mail dazu noch einmal.',
    en: 'Once another person agrees, links of {name} count again. Whoever can still collect a reward gets the mail about it once more.',
  },
  'desk.recommendation.unlocked': { de: 'Der Empfehler ist entsperrt.', en: 'The recommender is unlocked.' },
  'desk.recommendation.whyLock.created': {
    de: 'Das Konto ist nur angelegt, noch nicht bestätigt. Stornieren Sie die Empfehlung.',
    en: 'The account is only created, not confirmed yet. Cancel the recommendation.',
  },
  'desk.recommendation.whyLock.deleted': { de: 'Das Konto ist gelöscht.', en: 'The account is deleted.' },
  'desk.recommendation.freeBank': {
    de: 'Bankverbindung des Empfängers freigeben',
    en: 'Free the recipient’s bank account',
  },
  'desk.recommendation.freeBankThen': {
    de: '{name} hat die gespeicherte Bankverbindung als fremd gemeldet. Gehört sie doch der Person, darf sie wieder benutzt werden, und die Prämie geht weiter.',
    en: '{name} reported the stored bank account as not theirs. If it is theirs after all it may be used again, and the reward goes on.',
  },
  'desk.recommendation.bankFreed': { de: 'Die Bankverbindung ist freigegeben.', en: 'The bank account is free.' },
  'desk.recommendation.dropBank': {
    de: 'Bankverbindung des Empfängers löschen',
    en: 'Delete the recipient’s bank account',
  },
  'desk.recommendation.dropBankThen': {
    de: '{name} hat die gespeicherte Bankverbindung als fremd gemeldet. Sie wird gelöscht. Ist die Prämie schon abgeholt, bleibt sie gestoppt; setzen Sie sie zurück.',
    en: '{name} reported the stored bank account as not theirs. It is deleted. If the reward is collected already it stays stopped; set it back.',
  },
  'desk.recommendation.bankDropped': { de: 'Die Bankverbindung ist gelöscht.', en: 'The bank account is deleted.' },
  'desk.recommendation.forget': { de: 'Empfängerdaten löschen', en: 'Delete the data of the recipient' },
  'desk.recommendation.forgetThen': {
    de: 'Name, Adresse und Bankverbindung von {name} werden gelöscht, offene Aufträge und vorgemerkte Prämien entfallen.',
    en: 'Name, address and bank account of {name} are deleted, open orders and reserved rewards are lost.',
  },
  'desk.recommendation.forgetEnds': {
    de: 'Die Empfehlung endet, und der Empfehler bekommt eine E-Mail.',
    en: 'The recommendation ends, and the recommender gets a mail.',
  },
  'desk.recommendation.forgets.waived': {
    de: '{sum} könnte die Person noch abholen. Das entfällt.',
    en: 'The person could still collect {sum}. That is lost.',
  },
  'desk.recommendation.forgets.underWay': {
    de: '{sum} sind abgeholt und werden noch überwiesen, ohne E-Mail. Kommt die Überweisung zurück, bekommt die Person das Geld nicht mehr.',
    en: '{sum} are collected and will still be transferred, without a mail. If the transfer comes back, the person does not get the money any more.',
  },
  'desk.recommendation.forgets.voucher': {
    de: 'Einen Gutschein über {sum} hat die Person schon. Sie behält ihn.',
    en: 'The person has a voucher of {sum} already, and keeps it.',
  },
  'desk.recommendation.waives': { de: 'Ja, die Person verzichtet auf {sum}.', en: 'Yes, the person gives up {sum}.' },
  'desk.recommendation.insists': {
    de: 'Ja, die Person weiß das und möchte die Löschung trotzdem.',
    en: 'Yes, the person knows this and wants the deletion all the same.',
  },
  'desk.recommendation.forgotten': {
    de: 'Die Daten des Empfängers sind gelöscht.',
    en: 'The data of the recipient are deleted.',
  },
  'desk.recommendation.whyForget': {
    de: 'Es gibt keine Daten eines Empfängers.',
    en: 'There are no data of a recipient.',
  },
  'desk.recommendation.root': { de: 'Folgeempfehlung von', en: 'Follow-up of' },
} satisfies Bilingual;
