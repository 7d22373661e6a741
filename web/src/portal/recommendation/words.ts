/** The words of recommending, sharing the link, and of a recommendation that is over. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const recommendationWords = {
  'over.title': { de: 'Diese Empfehlung ist abgelaufen', en: 'This recommendation has expired' },
  'over.lead': {
    de: 'Der Link gilt nicht mehr, oder die Daten dazu wurden gelöscht. Eine Prämie gibt es über ihn nicht mehr.',
    en: 'The link is no longer valid, or its data have been deleted. There is no reward through it any more.',
  },
  'over.next': {
    de: 'Bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen.',
    en: 'Ask the person who sent you the link for a new one.',
  },
  'over.home': { de: 'Zur Startseite', en: 'To the start page' },
  'over.contact': { de: 'Schreiben Sie uns', en: 'Write to us' },

  'recommend.title': { de: '{product} empfehlen', en: 'Recommend {product}' },
  'recommend.lead': {
    de: 'Noch drei Angaben, dann haben Sie Ihren persönlichen Link.',
    en: 'Three details, then you have your personal link.',
  },
  'recommend.ownLead': {
    de: 'Ihre Angaben stehen schon da. Gleich haben Sie Ihren persönlichen Link.',
    en: 'Your details are there already. In a moment you have your personal link.',
  },
  'recommend.description': {
    de: 'Empfehlen Sie {product}. Sie entscheiden, wer die Prämie bekommt: Sie, Ihr Kontakt oder beide.',
    en: 'Recommend {product}. You decide who gets the reward: you, your contact or both.',
  },
  'recommend.back': { de: 'Zurück zu den Produkten', en: 'Back to the products' },
  'recommend.who': { de: 'Wer soll die Prämie bekommen?', en: 'Who shall get the reward?' },
  'recommend.share100': { de: 'Ich', en: 'myself' },
  'recommend.share50': { de: 'Beide (50:50)', en: 'both (50:50)' },
  'recommend.share0': { de: 'Mein Kontakt', en: 'my contact' },
  'recommend.you': { de: 'Sie', en: 'You' },
  'recommend.contact': { de: 'Ihr Kontakt', en: 'Your contact' },
  'recommend.cap': { de: 'Ihr Kontakt erhält höchstens {amount}.', en: 'Your contact gets {amount} at most.' },
  'recommend.person': { de: 'Ihre Angaben', en: 'About you' },
  'recommend.emailHint': {
    de: 'Hierhin schicken wir Ihren Link und später Ihre Prämie.',
    en: 'This is where we send your link and later your reward.',
  },
  'recommend.ownEmail': {
    de: 'Mit dieser Adresse sind Sie angemeldet. Hierhin schicken wir Ihren Link und später Ihre Prämie.',
    en: 'You are signed in with this address. This is where we send your link and later your reward.',
  },
  'recommend.otherEmail': {
    de: 'Nicht Ihre Adresse? Hier melden Sie sich ab.',
    en: 'Not your address? Sign out here.',
  },
  'recommend.agree': {
    de: 'Ich akzeptiere die Teilnahmebedingungen. Ich gebe den Link nur an Personen weiter, die ich persönlich kenne und die an der Empfehlung interessiert sind.',
    en: 'I accept the terms of participation. I pass the link on only to people whom I know personally and who are interested in the recommendation.',
  },
  'recommend.agreeBySending': {
    de: 'Mit dem Absenden akzeptieren Sie die Teilnahmebedingungen.',
    en: 'By sending this form you accept the terms of participation.',
  },
  'recommend.terms': { de: 'Text der Teilnahmebedingungen', en: 'Text of the terms of participation' },
  'recommend.newsletter': {
    de: 'Ich möchte den Newsletter per E-Mail erhalten. Das kann ich jederzeit widerrufen.',
    en: 'I would like to receive the newsletter by e-mail. I can withdraw this at any time.',
  },
  'recommend.newsletterHint': {
    de: 'Freiwillig. Sie bestätigen es mit einem Link, den wir Ihnen schicken.',
    en: 'Optional. You confirm it with a link we send you.',
  },
  'recommend.submit': { de: 'Empfehlungslink erstellen', en: 'Create recommendation link' },
  'recommend.free': {
    de: 'Mit dem Link gehen weder Sie noch Ihr Kontakt eine Verpflichtung ein.',
    en: 'The link puts neither you nor your contact under any obligation.',
  },
  'recommend.summary': { de: 'Ihre Empfehlung', en: 'Your recommendation' },
  'recommend.recommended': { de: 'Sie empfehlen', en: 'You recommend' },
  'recommend.paid': {
    de: 'Die Prämie gibt es, wenn Ihr Kontakt einen Vertrag abschließt und {days, plural, one {# Tag} other {# Tage}} vergangen sind. Dann fragen wir nach dem Konto und überweisen.',
    en: 'There is a reward when your contact signs a contract and {days, plural, one {# day has} other {# days have}} passed. Then we ask for the account and transfer it.',
  },
  'recommend.paidAtOnce': {
    de: 'Die Prämie gibt es, sobald der Vertrag Ihres Kontakts geprüft ist. Dann fragen wir nach dem Konto und überweisen.',
    en: 'There is a reward as soon as the contract of your contact is checked. Then we ask for the account and transfer it.',
  },
  'recommend.validUntil': { de: 'Ihr Link gilt bis', en: 'Your link is valid until' },
  'recommend.whole': { de: 'Prämie insgesamt', en: 'Whole reward' },

  'share.title': { de: 'Ihr Link ist fertig', en: 'Your link is ready' },
  'share.lead': {
    de: 'Schicken Sie ihn Ihrem Kontakt. Wir schreiben Ihnen, sobald es etwas Neues gibt.',
    en: 'Send it to your contact. We write to you as soon as there is news.',
  },
  'share.send': { de: 'Link weitersagen', en: 'Pass the link on' },
  'share.self': { de: 'Oder selbst verschicken', en: 'Or send it yourself' },
  'share.native': { de: 'Teilen', en: 'Share' },
  'share.message': {
    de: 'Hallo, ich bin sehr zufrieden und kann dir „{product}“ empfehlen. Schau es dir über meinen Link an:',
    en: 'Hello, I am very happy with it and can recommend “{product}” to you. Have a look through my link:',
  },
  'share.messageWithReward': {
    de: 'Hallo, ich bin sehr zufrieden und kann dir „{product}“ empfehlen. Wenn du über meinen Link bestellst, bekommst du {amount} Prämie:',
    en: 'Hello, I am very happy with it and can recommend “{product}” to you. If you order through my link, you get a reward of {amount}:',
  },
  'share.subject': { de: 'Meine Empfehlung: {product}', en: 'My recommendation: {product}' },
  'share.reads': { de: 'Das liest Ihr Kontakt', en: 'What your contact reads' },
  'share.changeable': {
    de: 'In Ihrem Nachrichtenprogramm können Sie den Text vor dem Senden ändern.',
    en: 'You can change the text in your messaging program before you send it.',
  },
  'share.product': { de: 'Produkt', en: 'Product' },
  'share.validUntil': { de: 'Der Link gilt bis', en: 'The link is valid until' },
  'share.you': { de: 'Prämie für Sie', en: 'Reward for you' },
  'share.contact': { de: 'Prämie für Ihren Kontakt', en: 'Reward for your contact' },
  'share.next': { de: 'Wie geht es weiter?', en: 'What happens next?' },
  'share.summary': { de: 'Ihre Empfehlung', en: 'Your recommendation' },
  'share.code': { de: 'QR-Code mit Ihrem Empfehlungslink', en: 'QR code with your recommendation link' },
  'share.codeFile': { de: 'empfehlung.png', en: 'recommendation.png' },
  'share.beside': { de: 'Gleich nebeneinander?', en: 'Right beside each other?' },
  'share.scan': {
    de: 'Lassen Sie Ihren Kontakt den QR-Code mit der Handykamera scannen.',
    en: 'Let your contact scan the QR code with the camera of their phone.',
  },
  'share.saveCode': { de: 'QR-Code speichern', en: 'Save QR code' },
  'share.yours': { de: 'Ihre Nachricht', en: 'Your message' },
  'share.yoursHint': {
    de: 'Sie können den Text ändern. Der Link steht immer dahinter.',
    en: 'You may change the text. The link always follows it.',
  },
  'share.made': { de: 'Link erstellt', en: 'Link created' },
  'share.madeText': {
    de: 'Er steht auch in der E-Mail, die wir Ihnen geschickt haben.',
    en: 'It is also in the e-mail that we sent you.',
  },
  'share.accepts': { de: 'Ihr Kontakt nimmt an', en: 'Your contact accepts' },
  'share.acceptsText': {
    de: 'Möglich bis {day}. Wir schreiben Ihnen, sobald es so weit ist.',
    en: 'Possible until {day}. We write to you as soon as it happens.',
  },
  'share.contract': { de: 'Vertrag und Widerrufsfrist', en: 'Contract and withdrawal period' },
  'share.contractText': {
    de: 'Mindestens {days, plural, one {# Tag} other {# Tage}}',
    en: 'At least {days, plural, one {# day} other {# days}}',
  },
  'share.contractNow': {
    de: 'Sobald der Vertrag geprüft ist, geben wir die Prämie frei.',
    en: 'As soon as the contract is checked we release the reward.',
  },
  'share.paid100': { de: 'Prämie abholen', en: 'Collect the reward' },
  'share.paid100Text': {
    de: 'Sie erhalten eine E-Mail mit dem Link zur Auszahlung.',
    en: 'You get an e-mail with the link to the payout.',
  },
  'share.paid50': { de: 'Prämie abholen', en: 'Collect the reward' },
  'share.paid50Text': {
    de: 'Sie und Ihr Kontakt erhalten jeweils eine E-Mail dazu.',
    en: 'You and your contact each get an e-mail about it.',
  },
  'share.paid0': { de: 'Prämie für Ihren Kontakt', en: 'Reward for your contact' },
  'share.paid0Text': { de: 'Wir überweisen die Prämie Ihrem Kontakt.', en: 'We transfer the reward to your contact.' },
  'share.hidden': { de: 'Ihre Empfehlung', en: 'Your recommendation' },
  'share.hiddenLead': {
    de: 'Den Link zeigen wir nur Ihnen. Öffnen Sie dazu die Adresse aus unserer E-Mail „Ihr Empfehlungslink“.',
    en: 'We show the link only to you. Open the address in our e-mail about your recommendation link.',
  },
  'share.channel.emailClient': { de: 'E-Mail-Programm', en: 'E-mail program' },
  'share.channel.gmail': { de: 'Gmail', en: 'Gmail' },
  'share.channel.outlook': { de: 'Outlook', en: 'Outlook' },
  'share.channel.yahoo': { de: 'Yahoo', en: 'Yahoo' },
  'share.channel.facebook': { de: 'Facebook', en: 'Facebook' },
  'share.channel.whatsapp': { de: 'WhatsApp', en: 'WhatsApp' },
  'share.channel.twitter': { de: 'Twitter', en: 'Twitter' },
  'share.channel.xing': { de: 'Xing', en: 'Xing' },
  'share.channel.linkedIn': { de: 'LinkedIn', en: 'LinkedIn' },

  'recommended.title': { de: 'Ihre Empfehlung ist unterwegs', en: 'Your recommendation is on its way' },
  'recommended.lead': {
    de: 'Wir haben Ihrem Kontakt den Link geschickt. Sobald er antwortet, schreiben wir Ihnen.',
    en: 'We have sent the link to your contact. As soon as there is an answer, we write to you.',
  },
  'recommended.another': { de: 'Noch ein Produkt empfehlen', en: 'Recommend another product' },
} satisfies Bilingual;
