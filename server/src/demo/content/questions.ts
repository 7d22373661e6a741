/** What people ask of a demo brand, in groups. */
import type { Trade } from '../catalogue/catalogue.ts';
import type { Company } from '../page/company.ts';
import { tradeQuestions } from './trade-words.ts';

interface Question {
  group: string;
  groupName: { de: string; en: string };
  question: { de: string; en: string };
  answer: { de: string; en: string };
}

const recommending = { group: 'empfehlen', groupName: { de: 'Empfehlen', en: 'Recommending' } };
const reward = { group: 'praemie', groupName: { de: 'Prämie', en: 'Reward' } };
const data = { group: 'daten', groupName: { de: 'Ihre Daten', en: 'Your data' } };

interface Asked extends Pick<Company, 'company' | 'phone'> {
  sells: Trade;
}

/** Who comes from the portal of the company has an account there, and no page to end it. */
const comesSignedIn = ({ sells }: Asked): boolean => sells === 'staff';

const account = (asked: Asked): Question['answer'] =>
  comesSignedIn(asked)
    ? {
        de: 'Nein. Sie kommen angemeldet aus dem Mitarbeiterportal, ein weiteres Passwort gibt es nicht. Was aus Ihren Empfehlungen geworden ist, steht in Ihrem persönlichen Bereich.',
        en: 'No. You come signed in from the staff portal, and there is no further password. What has become of your recommendations is shown in your personal area.',
      }
    : {
        de: 'Nein. Name und E-Mail-Adresse genügen. Ein **Passwort** können Sie später festlegen; dann sehen Sie jederzeit, was aus Ihren Empfehlungen geworden ist.',
        en: 'No. Your name and e-mail address are enough. You can set a **password** later. Then you can see at any time what has become of your recommendations.',
      };

const deletion = (asked: Asked): Question['answer'] => {
  const call = { de: `{hotline} (${asked.phone})`, en: `{hotline} (${asked.phone})` };
  return comesSignedIn(asked)
    ? {
        de: `Rufen Sie uns an: ${call.de}. Was wir über Sie gespeichert haben, sehen Sie in Ihrem persönlichen Bereich.`,
        en: `Call us: ${call.en}. What we keep about you is shown in your personal area.`,
      }
    : {
        de: `Unter „Meine Daten“. Dort steht, was dabei verloren geht, und Sie bestätigen es mit Ihrer E-Mail-Adresse. Oder rufen Sie uns an: ${call.de}.`,
        en: `Under “My data”. It says there what is lost, and you confirm it with your e-mail address. Or call us: ${call.en}.`,
      };
};

export const demoQuestions = (asked: Asked): readonly Question[] => [
  {
    ...recommending,
    question: { de: 'Brauche ich ein Konto, um zu empfehlen?', en: 'Do I need an account to recommend?' },
    answer: account(asked),
  },
  {
    ...recommending,
    question: { de: 'Wie oft darf ich empfehlen?', en: 'How often can I recommend?' },
    answer: {
      de: 'So oft Sie möchten. Ihr Link gilt 180 Tage, und Sie können ihn an mehrere Personen geben. Für jede neue Person wird daraus eine eigene Empfehlung:\n\n- Ihr Kontakt öffnet den Link,\n- gibt seine Daten an und\n- bestätigt sie per E-Mail.',
      en: 'As often as you like. Your link is valid for 180 days, and you can give it to several people. For each new person it becomes a recommendation of its own:\n\n- your contact opens the link,\n- gives their details and\n- confirms them by e-mail.',
    },
  },
  ...tradeQuestions[asked.sells].map((one) => ({ ...recommending, ...one })),
  {
    ...reward,
    question: { de: 'Wie hoch ist meine Prämie?', en: 'How much do I get?' },
    answer: {
      de: 'Bis zu {maxPraemie} je Vertrag[^praemie]. Was es für ein Produkt gibt, steht [bei den aktuellen Prämien](seite:AktuellePraemienuebersicht).',
      en: 'Up to {maxPraemie} for each contract[^praemie]. You can see what each product earns in the [current rewards](seite:AktuellePraemienuebersicht).',
    },
  },
  {
    ...reward,
    question: { de: 'Wann kommt das Geld?', en: 'When does the money arrive?' },
    answer: {
      de: 'Nach der Widerrufsfrist wird der Auftrag freigegeben, meist 14 Tage nach dem Abschluss[^frist]. Dann schreiben wir Ihnen, und Sie geben Ihre IBAN an. Eine IBAN, die wir noch nicht kennen, wartet zu Ihrem Schutz drei Tage.',
      en: 'After the withdrawal period the order is released, usually 14 days after the contract[^frist]. Then we write to you, and you enter your IBAN. To protect you, an IBAN that we do not know yet waits three days.',
    },
  },
  {
    ...data,
    question: { de: 'Wer sieht die Daten meines Kontakts?', en: 'Who can see my contact’s details?' },
    answer: {
      de: `${asked.company}, wer den Vertrag ausführt und, wenn Sie eine Beratung empfehlen, wer berät. Sie selbst sehen die Anfangsbuchstaben des Namens und mit Datum, ob die Empfehlung angenommen, der Vertrag gemeldet, bestätigt oder freigegeben oder die Empfehlung beendet ist. Mehr steht [beim Datenschutz](seite:Datenschutz).`,
      en: `${asked.company}, whoever fulfils the contract and, if you recommend an appointment, who advises. You yourself see the initials and, with a date, whether the recommendation was accepted, the contract reported, confirmed or released, or the recommendation ended. More is said [under data protection](seite:Datenschutz).`,
    },
  },
  {
    ...data,
    question: { de: 'Wie lösche ich mein Konto?', en: 'How do I delete my account?' },
    answer: deletion(asked),
  },
];
