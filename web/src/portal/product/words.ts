/** The words of the home page. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const productWords = {
  'home.title': { de: 'Empfehlen und Prämie erhalten', en: 'Recommend and get a reward' },
  'home.headline': {
    de: 'Sie empfehlen. Wir sagen danke mit bis zu {amount}.',
    en: 'You recommend. We say thank you with up to {amount}.',
  },
  'home.headlinePlain': { de: 'Sie empfehlen. Wir sagen danke.', en: 'You recommend. We say thank you.' },
  'home.lead': {
    de: 'Teilen Sie Ihren Link. Kommt ein Vertrag zustande, überweisen wir die Prämie.',
    en: 'Share your link. Once your contact signs up, we pay you.',
  },
  'home.products': { de: 'Was möchten Sie empfehlen?', en: 'What would you like to recommend?' },
  'home.recommend': { de: 'Jetzt empfehlen', en: 'Recommend now' },
  'home.premium': { de: 'Prämie', en: 'Reward' },
  'home.upTo': { de: 'Prämie bis zu', en: 'Reward up to' },
  'home.forYou': { de: 'für Sie', en: 'for you' },
  'home.forContact': { de: 'für Ihren Kontakt', en: 'for your contact' },
  'home.you': { de: 'Sie', en: 'You' },
  'home.contact': { de: 'Ihr Kontakt', en: 'Your contact' },
  'home.who': { de: 'Wer soll die Prämie erhalten?', en: 'Who should get the reward?' },
  'home.share100': { de: 'Ich', en: 'Me' },
  'home.share50': { de: 'Beide', en: 'Both of us' },
  'home.share0': { de: 'Mein Kontakt', en: 'My contact' },
  'home.shares': { de: 'Sie {yours}, Ihr Kontakt {theirs}', en: 'you {yours}, your contact {theirs}' },
  'home.together': { de: 'Was zusammenkommt', en: 'How it adds up' },
  'home.example': {
    de: 'Für {product} gibt es {amount} je neuem Vertrag. Wie viele Freunde sagen ja?',
    en: '{product} earns {amount} for each new contract. How many friends say yes?',
  },
  'home.howMany': { de: 'Wie viele Freunde sagen ja?', en: 'How many friends say yes?' },
  'home.friends': {
    de: '{count, plural, one {# Freund} other {# Freunde}} = {sum}',
    en: '{count, plural, one {# friend} other {# friends}} = {sum}',
  },
  'home.proof': { de: 'Aus unseren Büchern', en: 'From our books' },
  'home.paidIn': { de: '{year} ausgezahlt', en: 'paid out in {year}' },
  'home.days': {
    de: '{days, plural, one {# Tag} other {# Tage}}',
    en: '{days, plural, one {# day} other {# days}}',
  },
  'home.median': {
    de: 'bis zur Auszahlung, bei der Hälfte noch kürzer',
    en: 'until payment, for half of them even less',
  },
  'home.recommendedIn': { de: 'Empfehlungen im Jahr {year}', en: 'recommendations in {year}' },
  'home.behind': { de: 'Wer dahintersteht', en: 'Who stands behind it' },
  'home.pays': { de: 'Die Prämie zahlt', en: 'The reward is paid by' },
  'home.keeps': { de: 'Ihre Daten', en: 'Your data' },
  'home.keepsText': { de: 'Was wir speichern und warum', en: 'What we keep and why' },
  'home.writeTo': { de: 'Schreiben Sie an', en: 'Write to' },
  'home.all': { de: 'Alle', en: 'All' },
  'home.others': { de: 'Weitere', en: 'More' },
  'home.monthly': { de: 'monatlich', en: 'a month' },
  'home.then': {
    de: '{months, plural, one {# Monat} other {# Monate}}, danach {price}',
    en: 'for {months, plural, one {# month} other {# months}}, then {price}',
  },
  'home.choose': { de: 'Produkt aussuchen', en: 'Choose a product' },
  'home.how': { de: 'So funktioniert es', en: 'How it works' },
  'home.point1': {
    de: 'Kostenlos, ohne Vertrag und ohne Verpflichtung',
    en: 'Free, with no contract and no obligation',
  },
  'home.point2': {
    de: 'Sie entscheiden: Prämie behalten, teilen oder verschenken',
    en: 'You decide: keep the reward, share it or give it away',
  },
  'home.point2Two': {
    de: 'Sie entscheiden: Prämie behalten oder teilen',
    en: 'You decide: keep the reward or share it',
  },
  'home.ways': { de: 'So kommt Ihre Prämie zu Ihnen', en: 'How your reward reaches you' },
  'home.way1': { de: '1. Link weitersagen', en: '1. Pass on your link' },
  'home.way1Text': {
    de: 'Sie wählen ein Produkt und schicken Ihren persönlichen Link: per WhatsApp, E-Mail oder als QR-Code.',
    en: 'You choose a product and send your personal link: by WhatsApp, e-mail or as a QR code.',
  },
  'home.way2': { de: '2. Ihr Kontakt sagt ja', en: '2. Your contact says yes' },
  'home.way2Text': {
    de: 'Ihr Kontakt bestätigt seine Daten und schließt selbst einen Vertrag ab. Ganz in Ruhe, ohne Anruf von uns.',
    en: 'Your contact confirms their details and signs a contract in their own time, without a call from us.',
  },
  'home.way3': { de: '3. Prämie abholen', en: '3. Collect your reward' },
  'home.way3Text': {
    de: 'Nach der Widerrufsfrist geben wir die Prämie frei. Sie nennen uns Ihr Konto, wir überweisen.',
    en: 'After the withdrawal period we release the reward. You tell us your account, and we transfer the money.',
  },
  'home.filter': { de: 'Nach Kategorie', en: 'By category' },
  'home.more': { de: 'Weitere Produkte', en: 'More products' },
  'home.when': { de: 'Wann ist das Geld da?', en: 'When will the money arrive?' },
  'home.whenText': {
    de: 'Wir schreiben Ihnen, wenn Ihr Kontakt annimmt, Ihre Prämie bereitliegt und das Geld unterwegs ist.',
    en: 'We write to you when your contact accepts, your reward is ready and the money is on its way.',
  },
  'home.where': { de: 'Wo ist meine Prämie?', en: 'Where is my reward?' },
  'home.trust1': {
    de: 'Geld fließt nur zu Ihnen. Abbuchen können und dürfen wir nicht.',
    en: 'Money only ever moves towards you. We are neither able nor allowed to take any from your account.',
  },
  'home.trust2': {
    de: 'Ihre IBAN wird verschlüsselt übertragen und verschlüsselt gespeichert.',
    en: 'Your IBAN is encrypted when it is sent and when it is stored.',
  },
  'home.trust3': {
    de: 'Ihr Kontakt entscheidet selbst. Wir rufen niemanden an.',
    en: 'Your contact decides alone. We do not call anyone.',
  },
  'home.event1': { de: 'Heute', en: 'Today' },
  'home.event1Text': { de: 'Sie teilen Ihren Link.', en: 'You share your link.' },
  'home.event2': { de: 'Tag des Abschlusses', en: 'Day of the contract' },
  'home.event2Text': {
    de: 'Ihr Kontakt schließt einen Vertrag und bestätigt seine Daten.',
    en: 'Your contact signs a contract and confirms their details.',
  },
  'home.event3': {
    de: '{days, plural, one {# Tag} other {# Tage}} später',
    en: '{days, plural, one {# day} other {# days}} later',
  },
  'home.event3Text': {
    de: 'Die Widerrufsfrist ist vorbei. Wir geben Ihre Prämie frei und schreiben Ihnen.',
    en: 'The withdrawal period is over. We release your reward and write to you.',
  },
  'home.event3Now': { de: 'Sobald der Vertrag geprüft ist', en: 'As soon as the contract is checked' },
  'home.event3NowText': {
    de: 'Wir geben Ihre Prämie frei und schreiben Ihnen.',
    en: 'We release your reward and write to you.',
  },
  'home.event4': { de: 'Mit der nächsten Auszahlung danach', en: 'With the next payout after that' },
  'home.event4Text': {
    de: 'Sie nennen uns Ihr Konto, wir überweisen.',
    en: 'You tell us your account, and we transfer the money.',
  },
  'home.questions': { de: 'Häufige Fragen', en: 'Common questions' },
  'home.notThere': { de: 'Nicht dabei?', en: 'Not here?' },
  'home.ask': { de: 'Schreiben Sie uns', en: 'Write to us' },
  'home.question1': {
    de: 'Erfährt mein Kontakt, wie hoch meine Prämie ist?',
    en: 'Does my contact find out how much I get?',
  },
  'home.question1Text': {
    de: 'Nein. Ihr Kontakt sieht Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens, das empfohlene Produkt, den eigenen Anteil und ob Sie eine Prämie erhalten, nicht wie viel.',
    en: 'No. Your contact sees your first name, the first letter of your last name, the recommended product, their own share and whether you get a reward, not how much.',
  },
  'home.question2': { de: 'Schreiben Sie meinem Kontakt Werbung?', en: 'Do you send my contact advertising?' },
  'home.question2Text': {
    de: 'Nein. Sie schicken den Link selbst. Wir schreiben Ihrem Kontakt erst, wenn er auf dieser Seite seine Daten eingetragen hat.',
    en: 'No. You send the link yourself. We write to your contact only after they have entered their details on this page.',
  },
  'home.question3': {
    de: 'Was passiert, wenn der Vertrag widerrufen wird?',
    en: 'What happens if the contract is withdrawn?',
  },
  'home.question3Text': {
    de: 'Dann gibt es für diese Empfehlung keine Prämie. Wir schreiben Ihnen den Grund.',
    en: 'Then there is no reward for this recommendation. We will write to you with the reason.',
  },
  'home.question4': { de: 'Wie lange gilt mein Empfehlungslink?', en: 'How long is my link valid?' },
  'home.question4Text': {
    de: 'Ihr Link gilt {days, plural, one {# Tag} other {# Tage}}. Sie können ihn an mehrere Personen weitergeben.',
    en: 'Your link is valid for {days, plural, one {# day} other {# days}}. You may pass it on to several people.',
  },
  'home.none': {
    de: 'Zurzeit gibt es kein Produkt mit einer Prämie. Schauen Sie bald wieder vorbei.',
    en: 'No product earns a reward right now. Please check back soon.',
  },
  'home.note': {
    de: 'Der Prämienbetrag gilt für einen neuen Vertrag Ihres Kontakts. Preise im Monat mit Umsatzsteuer; Laufzeit und einmalige Kosten stehen auf der nächsten Seite.',
    en: 'The amount is for a new contract by your contact. Prices are per month and include VAT; the next page shows the term and one-off costs.',
  },
} satisfies Bilingual;
