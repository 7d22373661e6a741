/** The words of recommending by a code: asking for one, the card, and what somebody types who was given one. */
import type { Bilingual } from '../../../i18n/bilingual.ts';

export const codeWords = {
  'code.title': { de: 'Ihr persönlicher Empfehlungscode', en: 'Your personal recommendation code' },
  'code.lead': {
    de: 'Empfehlen Sie ohne Link: mit einem kurzen Code auf einer Karte, einem Zettel oder am Telefon.',
    en: 'Recommend without a link: with a short code on a card, on a slip of paper or over the telephone.',
  },
  'code.titleEnter': { de: 'Empfehlungscode eingeben', en: 'Enter a recommendation code' },
  'code.leadEnter': {
    de: 'Jemand hat Ihnen einen Code gegeben? Geben Sie ihn hier ein.',
    en: 'Has somebody given you a code? Enter it here.',
  },
  'code.have': { de: 'Ich habe einen Code erhalten', en: 'I was given a code' },
  'code.haveJump': {
    de: 'Sie haben einen Code erhalten? Hier eingeben',
    en: 'Have you been given a code? Enter it here',
  },
  'code.haveHint': {
    de: 'Acht Zeichen, zum Beispiel von einer Karte. Groß oder klein, mit oder ohne Strich.',
    en: 'Eight characters, from a card for example. Capital or small letters, with or without the hyphen.',
  },
  'code.fine': { de: 'So sieht ein gültiger Code aus.', en: 'This is what a valid code looks like.' },
  'code.sign': {
    de: '„{sign}“ kommt in keinem Code vor. Bitte sehen Sie noch einmal nach.',
    en: 'No code contains “{sign}”. Please check again.',
  },
  'code.enter': { de: 'Empfehlung ansehen', en: 'See the recommendation' },
  'code.again': {
    de: 'Ein Code ist nach der Eingabe 24 Stunden für Sie vorgemerkt. Bitte geben Sie ihn noch einmal ein.',
    en: 'Once you have entered a code, we hold it for you for 24 hours. Please enter it again.',
  },
  'code.ask': { de: 'Code anfordern', en: 'Ask for a code' },
  'code.emailHint': {
    de: 'Hierhin schicken wir den Code, Ihre Zugangsdaten und Nachricht von Ihrer Prämie.',
    en: 'This is where we send the code, your sign-in details and news of your reward.',
  },
  'code.emailHintShort': {
    de: 'Hierhin schicken wir den Code und Nachricht von Ihrer Prämie.',
    en: 'This is where we send the code and news of your reward.',
  },
  'code.emailHintContact': {
    de: 'Hierhin schicken wir den Code.',
    en: 'This is where we send the code.',
  },
  'code.agree': {
    de: 'Ich akzeptiere die Teilnahmebedingungen. Ich gebe den Code nur an Personen weiter, die ich persönlich kenne und die an der Empfehlung interessiert sind.',
    en: 'I accept the terms of participation. I will only pass the code on to people I know personally who are interested in the recommendation.',
  },
  'code.submit': { de: 'Empfehlungscode erstellen', en: 'Create recommendation code' },
  'code.free': {
    de: 'Mit dem Code gehen weder Sie noch Ihr Kontakt eine Verpflichtung ein.',
    en: 'The code puts neither you nor your contact under any obligation.',
  },
  'code.yours': { de: 'Ihren Code haben Sie schon', en: 'You already have your code' },
  'code.yoursText': { de: 'Er heißt {code} und gilt weiter.', en: 'It is {code} and stays valid.' },
  'code.toCard': { de: 'Code und Karte ansehen', en: 'See code and card' },

  'coded.title': { de: 'Ihr Empfehlungscode ist fertig', en: 'Your recommendation code is ready' },
  'coded.titleSteps': { de: 'Vielen Dank', en: 'Thank you' },
  'coded.lead': {
    de: 'Er gehört nur Ihnen. Geben Sie ihn so oft weiter, wie Sie möchten.',
    en: 'It belongs to you alone. Pass it on as often as you like.',
  },
  'coded.leadSteps': {
    de: 'So empfehlen Sie mit Ihrem persönlichen Code.',
    en: 'This is how you recommend with your personal code.',
  },
  'coded.code': { de: 'Ihr Empfehlungscode', en: 'Your recommendation code' },
  'coded.spell': { de: 'Am Telefon buchstabiert', en: 'Spelled out on the telephone' },
  'coded.as': { de: '{sign} wie {word}', en: '{sign} as in {word}' },
  'coded.steps': { de: 'So geht es weiter', en: 'What happens next' },
  'coded.step1': { de: 'Code weitergeben', en: 'Pass the code on' },
  'coded.step1Text': {
    de: 'Auf der Karte zum Ausdrucken, auf einem Zettel oder am Telefon.',
    en: 'On the printed card, on a slip of paper or over the telephone.',
  },
  'coded.step2': { de: 'Ihr Kontakt gibt den Code ein', en: 'Your contact enters the code' },
  'coded.step2Text': {
    de: 'Mit der Handykamera über den QR-Code der Karte oder von Hand unter {address}',
    en: 'By phone camera from the QR code on the card, or by hand at {address}',
  },
  'coded.step3': { de: 'Prämie erhalten', en: 'Get the reward' },
  'coded.step3Text': {
    de: 'Sobald ein Vertrag zustande gekommen ist. Wir schreiben Ihnen.',
    en: 'As soon as a contract has been signed. We will write to you.',
  },
  'coded.step3Contact': { de: 'Die Prämie ist für Ihren Kontakt', en: 'The reward is for your contact' },
  'coded.access': {
    de: 'Ihre Zugangsdaten kommen per E-Mail. Im persönlichen Bereich finden Sie Code und Karte jederzeit wieder.',
    en: 'Your sign-in details come by e-mail. You will find the code and card in your personal area at any time.',
  },
  'coded.accessAsked': {
    de: 'Fordern Sie einen Code an, schicken wir ihn mit Ihren Zugangsdaten per E-Mail. Im persönlichen Bereich finden Sie Code und Karte jederzeit wieder.',
    en: 'When you ask for a code, we send it by e-mail with your sign-in details. You will find the code and card in your personal area at any time.',
  },
  'coded.accessElsewhere': {
    de: 'Im persönlichen Bereich finden Sie Code und Karte jederzeit wieder.',
    en: 'You will find the code and card in your personal area at any time.',
  },
  'coded.card': { de: 'Ihre Karte zum Ausdrucken', en: 'Your card to print' },
  'coded.printTen': { de: '10 Karten auf A4', en: '10 cards on A4' },
  'coded.printOne': { de: 'Eine große Karte', en: 'One large card' },
  'coded.ask': { de: 'Empfehlungscode anfordern', en: 'Ask for a recommendation code' },

  'card.title': { de: 'Karten zum Ausdrucken', en: 'Cards to print' },
  'card.lead': {
    de: 'Drucken Sie diese Seite auf A4, am besten auf festem Papier und ohne Anpassung der Größe. Geschnitten wird an den Linien.',
    en: 'Print this page on A4, best on stiff paper and at actual size. Cut along the lines.',
  },
  'card.leadOne': {
    de: 'Drucken Sie diese Seite auf A4, am besten auf festem Papier.',
    en: 'Print this page on A4, best on stiff paper.',
  },
  'card.print': { de: 'Drucken', en: 'Print' },
  'card.back': { de: 'Zurück zum Code', en: 'Back to the code' },
  'card.headline': { de: 'Meine Empfehlung für Sie', en: 'My recommendation for you' },
  'card.scan': { de: 'QR-Code scannen oder Code eingeben:', en: 'Scan the QR code or enter the code at' },
  'card.qr': { de: 'QR-Code, der zu Ihrer Empfehlung führt', en: 'QR code that leads to your recommendation' },
  'card.mark': {
    de: 'Anzeige: Für eine Empfehlung erhalte ich eine Prämie.',
    en: 'Advertisement: I get a reward for a recommendation.',
  },

  'staff.title': { de: 'Als Mitarbeiterin oder Mitarbeiter empfehlen', en: 'Recommend as a member of staff' },
  'staff.lead': {
    de: 'Für alle, die bei uns oder einem Partnerunternehmen arbeiten.',
    en: 'For everybody who works with us or one of our partner companies.',
  },
  'staff.product': { de: 'Was empfehlen Sie?', en: 'What do you recommend?' },
  'staff.choose': { de: 'Bitte wählen', en: 'Please choose' },
  'staff.emailHint': {
    de: 'Ihre dienstliche E-Mail-Adresse. Hierhin schicken wir Ihren Link und Nachricht von Ihrer Prämie.',
    en: 'Your work e-mail address. This is where we send your link and news of your reward.',
  },
  'spell.2': { de: 'zwo', en: 'two' },
  'spell.3': { de: 'drei', en: 'three' },
  'spell.4': { de: 'vier', en: 'four' },
  'spell.5': { de: 'fünf', en: 'five' },
  'spell.6': { de: 'sechs', en: 'six' },
  'spell.7': { de: 'sieben', en: 'seven' },
  'spell.8': { de: 'acht', en: 'eight' },
  'spell.9': { de: 'neun', en: 'nine' },
  'spell.B': { de: 'Berta', en: 'Bravo' },
  'spell.C': { de: 'Cäsar', en: 'Charlie' },
  'spell.D': { de: 'Dora', en: 'Delta' },
  'spell.F': { de: 'Friedrich', en: 'Foxtrot' },
  'spell.G': { de: 'Gustav', en: 'Golf' },
  'spell.H': { de: 'Heinrich', en: 'Hotel' },
  'spell.J': { de: 'Julius', en: 'Juliett' },
  'spell.K': { de: 'Kaufmann', en: 'Kilo' },
  'spell.M': { de: 'Martha', en: 'Mike' },
  'spell.N': { de: 'Nordpol', en: 'November' },
  'spell.P': { de: 'Paula', en: 'Papa' },
  'spell.Q': { de: 'Quelle', en: 'Quebec' },
  'spell.R': { de: 'Richard', en: 'Romeo' },
  'spell.S': { de: 'Samuel', en: 'Sierra' },
  'spell.T': { de: 'Theodor', en: 'Tango' },
  'spell.V': { de: 'Viktor', en: 'Victor' },
  'spell.W': { de: 'Wilhelm', en: 'Whiskey' },
  'spell.X': { de: 'Xanthippe', en: 'X-ray' },
  'spell.Z': { de: 'Zacharias', en: 'Zulu' },
} satisfies Bilingual;
