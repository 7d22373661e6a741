/** Terms of participation of the demo brands, in both languages: what a real programme says, in plain sentences. */

interface Programme {
  name: string;
  company: string;
  claimPeriodDays: number;
  collectionPeriodDays: number;
}

export const termsVersion = '2026-01';

export const germanTerms = ({ name, company, claimPeriodDays, collectionPeriodDays }: Programme): string =>
  `Ich nehme am Empfehlungsprogramm „${name}“ der ${company} teil und akzeptiere diese Bedingungen.

1. Teilnehmen kann jede Person ab 18 Jahren mit Wohnsitz in Deutschland. Die Teilnahme kostet nichts und verpflichtet zu nichts.
2. Eine Prämie entsteht, wenn über den persönlichen Link ein Vertrag zustande kommt, der Kontakt die Empfehlung bestätigt hat und der Vertrag ${claimPeriodDays} Tage nach dem Auftrag noch besteht. Es zählt die Prämie, die am Tag der Empfehlung angezeigt wurde.
3. Wer empfiehlt, legt vorher fest, wer die Prämie erhält: die empfehlende Person, der Kontakt oder beide je zur Hälfte.
4. Eine bereitgestellte Prämie kann ${collectionPeriodDays} Tage lang abgeholt werden. Wir überweisen auf das angegebene Konto; abgebucht wird davon nie.
5. Empfohlen wird nur Menschen, die man kennt und die damit einverstanden sind. Massenversand, bezahlte Werbung und Empfehlungen an sich selbst unter fremdem Namen schließen die Prämie aus.
6. Wird ein Vertrag nach der Auszahlung wegen einer Täuschung rückgängig gemacht, kann die Prämie zurückgefordert werden.
7. Daten eines Kontakts, der nicht bestätigt, löschen wir nach 12 Wochen. Alles Weitere steht in den Hinweisen zum Datenschutz.`;

export const englishTerms = ({ name, company, claimPeriodDays, collectionPeriodDays }: Programme): string =>
  `I take part in the referral programme “${name}” of ${company} and accept these terms.

1. Anybody aged 18 or over who lives in Germany may take part. It costs nothing and commits you to nothing.
2. A reward is earned when a contract is concluded through the personal link, the contact has confirmed the recommendation, and the contract still stands ${claimPeriodDays} days after the order. What counts is the reward shown on the day of the recommendation.
3. Whoever recommends decides beforehand who gets the reward: the recommender, the contact, or each of them half.
4. A reward that is ready can be collected for ${collectionPeriodDays} days. We transfer it to the account given; nothing is ever debited from it.
5. Recommend only to people you know and who agree to it. Bulk messages, paid advertising and recommending yourself under another name exclude the reward.
6. If a contract is undone after the payout because of deception, the reward can be claimed back.
7. We delete the data of a contact who does not confirm after 12 weeks. Everything else is told in the privacy notice.`;
