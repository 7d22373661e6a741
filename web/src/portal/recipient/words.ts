/** The words a recipient reads: data, agreement, bank data, thanks. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const recipientWords = {
  'recipient.eyebrow': { de: 'Eine Empfehlung für Sie', en: 'A recommendation for you' },
  'recipient.title': { de: '{name} empfiehlt Ihnen {product}', en: '{name} recommends {product} to you' },
  'recipient.lead': {
    de: 'Bestellen Sie über diese Empfehlung, bekommen Sie {amount} Prämie auf Ihr Konto.',
    en: 'If you order through this recommendation, you get a reward of {amount} paid into your account.',
  },
  'recipient.ad': {
    de: 'Anzeige: {name} erhält für diese Empfehlung eine Prämie.',
    en: 'Advertisement: {name} gets a reward for this recommendation.',
  },
  'recipient.leadPlain': {
    de: 'Geben Sie Ihre Daten an, damit wir Ihren Vertrag dieser Empfehlung zuordnen können.',
    en: 'Give us your details so that we can match your contract with this recommendation.',
  },
  'recipient.offerFirst': { de: 'Angebot zuerst ansehen', en: 'See the offer first' },
  'recipient.premium': { de: 'Prämie', en: 'Reward' },
  'recipient.forYou': { de: 'für Sie', en: 'for you' },
  'recipient.data': { de: 'Ihre Angaben', en: 'About you' },
  'recipient.dataReward': { de: 'Ihre Angaben für die Prämie', en: 'About you, for the reward' },
  'recipient.salutation.none': { de: 'Keine Angabe', en: 'Not specified' },
  'recipient.salutation.ms': { de: 'Frau', en: 'Ms' },
  'recipient.salutation.mr': { de: 'Herr', en: 'Mr' },
  'recipient.salutation.other': { de: 'Divers', en: 'Other' },
  'recipient.emailHint': {
    de: 'Wir schicken Ihnen einen Link, mit dem Sie Ihre Daten bestätigen.',
    en: 'We will send you a link to confirm your details.',
  },
  'recipient.phoneHint': { de: 'Nur für Rückfragen zu Ihrer Prämie', en: 'Only for questions about your reward' },
  'recipient.agree': {
    de: 'Ich akzeptiere die Bedingungen. Meine Angaben werden verwendet, um meinen Vertrag dieser Empfehlung zuzuordnen und die Prämie auszuzahlen.',
    en: 'I accept the terms. My details are used to match my contract with this recommendation and to pay the reward.',
  },
  'recipient.agreeBySending': {
    de: 'Mit dem Absenden akzeptieren Sie die Bedingungen.',
    en: 'By sending this form you accept the terms.',
  },
  'recipient.terms': { de: 'Bedingungen lesen', en: 'Read the terms' },
  'recipient.advertising': {
    de: 'Sie dürfen mich per E-Mail über weitere Angebote informieren.',
    en: 'You may inform me about further offers by e-mail.',
  },
  'recipient.advertisingHint': {
    de: 'Freiwillig. Ihre Prämie hängt nicht davon ab.',
    en: 'Optional. Your reward does not depend on it.',
  },
  'recipient.submit': { de: 'Empfehlung annehmen', en: 'Accept the recommendation' },
  'recipient.noContract': {
    de: 'Sie schließen damit noch keinen Vertrag. Den Tarif bestellen Sie anschließend im Shop.',
    en: 'You are not signing a contract yet. You order the plan in the shop afterwards.',
  },
  'recipient.safe': { de: 'Ihre Daten sind sicher', en: 'Your details are safe' },
  'recipient.safe2': {
    de: '{name} sieht mit Datum: angenommen, Vertrag gemeldet, bestätigt, freigegeben oder beendet.',
    en: '{name} sees these steps with their dates: accepted, contract reported, confirmed, released or ended.',
  },
  'recipient.safeWho': {
    de: 'Ihre Angaben erhalten nur der Auftraggeber ({client}) und wir, die das Portal betreiben.',
    en: 'Only the client ({client}) and we, who run this portal, get your details.',
  },
  'recipient.safeAgency': {
    de: 'Ihre Angaben erhalten nur der Auftraggeber ({client}), die Agentur ({agency}) und wir, die das Portal betreiben.',
    en: 'Only the client ({client}), the agency ({agency}) and we, who run this portal, get your details.',
  },
  'recipient.safe3': {
    de: 'Wir verwenden sie nur für diese Empfehlung. Bestätigen Sie nicht, löschen wir alles nach 12 Wochen.',
    en: 'We use them for this recommendation only. If you do not confirm, we delete everything after 12 weeks.',
  },

  'recipientThanks.title': { de: 'Vielen Dank, Ihre Daten sind angekommen', en: 'Thank you, we have your details' },
  'recipientThanks.lead': {
    de: 'Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie darin Ihre Daten, sonst können wir die Prämie nicht auszahlen.',
    en: 'We have sent you an e-mail. Please use it to confirm your details, otherwise we cannot pay the reward.',
  },
  'recipientThanks.leadAmount': {
    de: 'Noch zwei Schritte bis zu Ihrer Prämie von {amount}: Daten bestätigen und bestellen. In welcher Reihenfolge, ist egal.',
    en: 'Two more steps to your reward of {amount}: confirm your details and place the order. You can start with either.',
  },
  'recipientThanks.leadPlain': {
    de: 'Noch zwei Schritte: Daten bestätigen und bestellen. In welcher Reihenfolge, ist egal.',
    en: 'Two more steps: confirm your details and place the order. You can start with either.',
  },
  'recipientThanks.mail': {
    de: 'Wir haben an {email} geschrieben. Bestätigen Sie dort Ihre Daten bis zum {day}, sonst löschen wir sie.',
    en: 'We have written to {email}. Use that e-mail to confirm your details by {day}, otherwise we delete them.',
  },
  'recipientThanks.confirmed': {
    de: 'Ihre Daten sind bestätigt. Wir schreiben Ihnen, sobald es etwas Neues gibt.',
    en: 'Your details are confirmed. We will write to you as soon as there is news.',
  },
  'recipientThanks.noMail': {
    de: 'Keine E-Mail da? Sehen Sie im Spam-Ordner nach.',
    en: 'No e-mail? Please check your spam folder.',
  },
  'recipientThanks.noMailWrite': {
    de: 'Keine E-Mail da? Sehen Sie im Spam-Ordner nach, oder schreiben Sie uns: {email}',
    en: 'No e-mail? Please check your spam folder, or write to us: {email}',
  },
  'recipientThanks.shop': {
    de: 'Bestellen Sie {product} jetzt im Shop, damit Ihr Vertrag zu dieser Empfehlung gehört.',
    en: 'Order {product} in the shop now, so that your contract belongs to this recommendation.',
  },
  'recipientThanks.button': { de: 'Weiter zum Shop', en: 'Go to the shop' },

  'agreement.title': { de: 'Daten bestätigen', en: 'Confirm your details' },
  'agreement.titleDone': { de: 'Daten bestätigt', en: 'Details confirmed' },
  'agreement.hello': { de: 'Guten Tag, {name}.', en: 'Hello, {name}.' },
  'agreement.thanks': {
    de: 'Danke, {name}. Ihre Daten sind bestätigt.',
    en: 'Thank you, {name}. Your details are confirmed.',
  },
  'agreement.thanksPlain': { de: 'Danke. Ihre Daten sind bestätigt.', en: 'Thank you. Your details are confirmed.' },
  'agreement.orderNow': { de: 'Im Shop bestellen', en: 'Order in the shop' },
  'agreement.bankDataWhere': {
    de: 'Wohin dürfen wir {amount} überweisen?',
    en: 'Where should we transfer {amount}?',
  },
  'agreement.bankDataLater': {
    de: 'Das können Sie jetzt angeben oder später: Wir erinnern Sie, sobald Ihre Prämie bereitliegt.',
    en: 'You can tell us now or later: we will remind you as soon as your reward is ready.',
  },
  'agreement.leadOrder': {
    de: 'Ihr Vertrag ist bei uns angekommen. Bestätigen Sie noch Ihre Daten, dann können wir Ihre Prämie auszahlen.',
    en: 'We have received your contract. Confirm your details and we can pay your reward.',
  },
  'agreement.leadNoOrder': {
    de: 'Bestätigen Sie Ihre Daten, dann können wir Ihre Prämie auszahlen, sobald Ihr Vertrag bestätigt ist.',
    en: 'Confirm your details, and we can pay your reward as soon as your contract is confirmed.',
  },
  'agreement.leadDone': {
    de: 'Wir schreiben Ihnen, sobald es etwas Neues gibt.',
    en: 'We will write to you as soon as there is news.',
  },
  'agreement.advertisingToo': {
    de: 'Mit der Bestätigung gilt auch, was Sie im Formular gewählt haben: Wir dürfen Sie per E-Mail über weitere Angebote informieren.',
    en: 'Your confirmation includes what you chose in the form: we may inform you about further offers by e-mail.',
  },
  'agreement.advertisingAsked': {
    de: 'Bei Ihren Angaben steht, dass wir Sie per E-Mail über weitere Angebote informieren dürfen. Das gilt erst, wenn Sie es hier bestätigen.',
    en: 'Your details say that we may inform you about further offers by e-mail. This counts only once you confirm it here.',
  },
  'agreement.advertisingSubmit': { de: 'Ja, ich bin einverstanden', en: 'Yes, I agree' },
  'agreement.leadOther': {
    de: 'Bestätigen Sie Ihre Daten, damit {name} die Prämie für die Empfehlung bekommt.',
    en: 'Confirm your details so that {name} gets the reward for the recommendation.',
  },
  'agreement.leadPaid': {
    de: 'Ihre Prämie von {amount} ist ausgezahlt. Je nach Bank dauert es bis zu zwei Werktage, bis sie auf Ihrem Konto ist.',
    en: 'Your reward of {amount} has been paid. Depending on your bank it takes up to two working days to arrive.',
  },
  'agreement.leadEnded': {
    de: 'Aus dieser Empfehlung wird keine Prämie mehr. Was geschehen ist, steht hier.',
    en: 'This recommendation can no longer earn a reward. Here is what happened.',
  },
  'agreement.recommended': { de: 'Empfohlen von {name}', en: 'Recommended by {name}' },
  'agreement.yours': { de: 'Ihre Prämie', en: 'Your reward' },
  'agreement.forYou': { de: 'für Sie', en: 'for you' },
  'agreement.premium': { de: 'Prämie', en: 'Reward' },
  'agreement.journey': { de: 'Ihr Weg zur Prämie', en: 'Your way to the reward' },
  'agreement.step.ordered': { de: 'Neukundenvertrag abgeschlossen', en: 'New-customer contract concluded' },
  'agreement.step.confirmed': { de: 'Daten bestätigt', en: 'Data confirmed' },
  'agreement.step.orderConfirmed': { de: 'Auftrag vom Auftraggeber bestätigt', en: 'Order confirmed by the client' },
  'agreement.step.rewarded': { de: 'Prämie erhalten', en: 'Reward received' },
  'agreement.doneOn': { de: 'Erledigt am {day}', en: 'Done on {day}' },
  'agreement.done': { de: 'Erledigt', en: 'Done' },
  'agreement.yourTurn': { de: 'Jetzt sind Sie dran, möglich bis {day}', en: 'It is your turn, possible until {day}' },
  'agreement.yourTurnPlain': { de: 'Jetzt sind Sie dran', en: 'It is your turn' },
  'agreement.missing.ordered': { de: 'Noch kein Vertrag gemeldet', en: 'No contract reported yet' },
  'agreement.missing.orderConfirmed': {
    de: 'Der Auftraggeber prüft den Vertrag',
    en: 'The client is checking the contract',
  },
  'agreement.missing.orderLater': { de: 'Sobald ein Vertrag gemeldet ist', en: 'As soon as a contract is reported' },
  'agreement.missing.rewarded': { de: 'Nach der Widerrufsfrist', en: 'After the withdrawal period' },
  'agreement.missing.releasable': {
    de: 'Nach der Widerrufsfrist, frühestens am {day}',
    en: 'After the withdrawal period, at the earliest on {day}',
  },
  'agreement.missing.account': { de: 'Es fehlt noch Ihre Bankverbindung', en: 'Your bank details are still missing' },
  'agreement.missing.accountUntil': {
    de: 'Es fehlt noch Ihre Bankverbindung, möglich bis {day}',
    en: 'Your bank details are still missing, possible until {day}',
  },
  'agreement.missing.transfer': { de: 'Wir bereiten die Überweisung vor', en: 'We are preparing the transfer' },
  'agreement.missing.other': { de: 'Die Prämie geht an {name}', en: 'The reward goes to {name}' },
  'agreement.lost.rejected': {
    de: 'Am {day} abgelehnt, ein neuer Vertrag zählt',
    en: 'Rejected on {day}. A new contract would count',
  },
  'agreement.lost.cancelled': {
    de: 'Am {day} storniert, ein neuer Vertrag zählt',
    en: 'Cancelled on {day}. A new contract would count',
  },
  'agreement.ended.orderRejected': { de: 'Vertrag nicht angenommen', en: 'Contract not accepted' },
  'agreement.ended.orderRejectedWhy': {
    de: 'Der Auftraggeber hat den Vertrag am {day} abgelehnt.',
    en: 'The client rejected the contract on {day}.',
  },
  'agreement.ended.orderCancelled': { de: 'Vertrag storniert', en: 'Contract cancelled' },
  'agreement.ended.orderCancelledWhy': {
    de: 'Der Vertrag wurde am {day} storniert, ohne Vertrag gibt es keine Prämie.',
    en: 'The contract was cancelled on {day}. Without a contract there is no reward.',
  },
  'agreement.ended.linkExpired': { de: 'Empfehlung abgelaufen', en: 'Recommendation expired' },
  'agreement.ended.linkExpiredWhy': {
    de: 'Der Link galt bis zum {day}. Bis dahin wurde uns kein Vertrag gemeldet.',
    en: 'The link was valid until {day}. No contract was reported to us by then.',
  },
  'agreement.ended.linkCancelled': { de: 'Empfehlung beendet', en: 'Recommendation ended' },
  'agreement.ended.linkCancelledWhy': {
    de: 'Die Empfehlung wurde{day, select, none {} other { am {day}}} beendet.',
    en: 'The recommendation was ended{day, select, none {} other { on {day}}}.',
  },
  'agreement.ended.rewardExpired': { de: 'Prämie verfallen', en: 'Reward expired' },
  'agreement.ended.rewardExpiredWhy': {
    de: 'Bis zum {day} hat uns Ihre Bankverbindung gefehlt.',
    en: 'Your bank details were missing until {day}.',
  },
  'agreement.ended.rewardCancelled': { de: 'Prämie storniert', en: 'Reward cancelled' },
  'agreement.ended.rewardCancelledWhy': {
    de: 'Der Anspruch auf diese Prämie ist entfallen.',
    en: 'You are no longer entitled to this reward.',
  },
  'agreement.ended.question': {
    de: 'Stimmt das nicht? Schreiben Sie uns: {email}',
    en: 'Is that wrong? Write to us: {email}',
  },
  'agreement.deadline': {
    de: 'Bitte bis {day} bestätigen. Danach müssen wir Ihre Daten löschen und dürfen die Prämie nicht mehr auszahlen.',
    en: 'Please confirm by {day}. After that we have to delete your details and can no longer pay the reward.',
  },
  'agreement.data': { de: 'Ihre Angaben', en: 'Your data' },
  'agreement.name': { de: 'Name', en: 'Name' },
  'agreement.email': { de: 'E-Mail-Adresse', en: 'E-mail address' },
  'agreement.product': { de: 'Produkt', en: 'Product' },
  'agreement.order': { de: 'Auftragsnummer', en: 'Order number' },
  'agreement.wrong': {
    de: 'Stimmt etwas nicht? Schreiben Sie uns, bevor Sie bestätigen: {email}',
    en: 'Is something wrong? Write to us before you confirm: {email}',
  },
  'agreement.namesNeeded': {
    de: 'Ihr Vertrag wurde uns nur mit Ihrer E-Mail-Adresse gemeldet. Bitte nennen Sie uns Ihren Namen.',
    en: 'Your contract was reported with your e-mail address only. Please tell us your name.',
  },
  'agreement.terms': { de: 'Vereinbarung zur Prämie', en: 'Reward agreement' },
  'agreement.termsText': { de: 'Vereinbarung lesen', en: 'Read the agreement' },
  'agreement.agree': {
    de: 'Ich stimme der Vereinbarung zur Prämie und der dafür nötigen Verarbeitung meiner Daten zu. Meine Angaben sind richtig.',
    en: 'I accept the reward agreement and agree to my details being used as it requires. My details are correct.',
  },
  'agreement.agreed': {
    de: 'Dem haben Sie am {day} zugestimmt. Mit „Daten bestätigen“ bestätigen Sie das, und dass Ihre Angaben richtig sind.',
    en: 'You agreed to this on {day}. By choosing “Confirm details” you confirm it, and that your details are correct.',
  },
  'agreement.submit': { de: 'Daten bestätigen', en: 'Confirm details' },
  'agreement.bankData': { de: 'Bankverbindung angeben', en: 'Add bank details' },
  'agreement.bankDataNeeded': {
    de: 'Für die Auszahlung fehlt uns noch Ihre Bankverbindung.',
    en: 'We still need your bank details for the payout.',
  },

  'recipientBank.title': {
    de: 'Wohin dürfen wir Ihre Prämie überweisen?',
    en: 'Where should we transfer your reward?',
  },
  'recipientBank.headline': { de: 'Wohin dürfen wir {amount} überweisen?', en: 'Where should we transfer {amount}?' },
  'recipientBank.lead': {
    de: 'Wir überweisen, sobald Ihr Vertrag bestätigt und die Widerrufsfrist vorbei ist.',
    en: 'We transfer it as soon as your contract is confirmed and the withdrawal period is over.',
  },
  'recipientBank.leadReady': {
    de: 'Ihre Prämie liegt bereit. Geben Sie Ihre Bankverbindung bis zum {day} an.',
    en: 'Your reward is ready. Give us your bank details by {day}.',
  },
  'recipientBank.later': { de: 'Später angeben', en: 'Tell us later' },
  'recipientBank.account': { de: 'Bankverbindung', en: 'Bank details' },
  'recipientBank.agree': {
    de: 'Ich bin mit der Auszahlung auf dieses Konto einverstanden.',
    en: 'I agree to the payout to this account.',
  },
  'recipientBank.submit': { de: 'Bankverbindung speichern', en: 'Save bank details' },
  'recipientBank.done': { de: 'Ihre Bankverbindung ist gespeichert', en: 'Your bank details are saved' },
  'recipientBank.doneLead': {
    de: 'Mehr müssen Sie nicht tun. Wir schreiben Ihnen, sobald die Prämie ausgezahlt ist.',
    en: 'There is nothing more you need to do. We will write to you as soon as the reward is paid.',
  },
  'recipientBank.doneBy': {
    de: '{amount} kommen voraussichtlich bis zum {day} auf Ihr Konto. Mehr müssen Sie nicht tun.',
    en: '{amount} should be in your account by {day}. There is nothing more you need to do.',
  },
  'recipientBank.doneTo': { de: 'Wir überweisen auf {iban}.', en: 'We transfer to {iban}.' },
  'recipientBank.journey': { de: 'Zu Ihrem Weg zur Prämie', en: 'See your way to the reward' },
} satisfies Bilingual;
