/** The pages of a demo brand that are nothing but text, by slug. */

interface DemoPage {
  slug: string;
  title: { de: string; en: string };
  text: { de: string; en: string };
}

export const demoPages = (name: string, company: string): readonly DemoPage[] => [
  {
    slug: 'teilnahmebedingungen',
    title: { de: 'Teilnahmebedingungen', en: 'Terms of participation' },
    text: {
      de: `Wer bei ${name} empfiehlt, nimmt unter diesen Bedingungen teil.\n\n## Wer teilnehmen kann\nJede volljährige Person[^teilnahme]. Sich selbst kann niemand empfehlen.\n\n## Was es gibt\nFür jeden Vertrag, der zustande kommt, gibt es bis zu {maxPraemie}[^praemie].\n\n## Was nicht geht\n- massenhaft versandte Nachrichten,\n- Anzeigen im Namen von ${company},\n- erfundene Kontakte.`,
      en: `Anyone who recommends at ${name} takes part under these terms.\n\n## Who can take part\nAny adult[^teilnahme]. Nobody can recommend to themselves.\n\n## What you get\nEach contract earns up to {maxPraemie}[^praemie].\n\n## What is not allowed\n- messages sent in bulk,\n- advertisements in the name of ${company},\n- made-up contacts.`,
    },
  },
  {
    slug: 'exklusiv',
    title: { de: 'Exklusiv für Sie', en: 'Exclusively for you' },
    text: {
      de: 'Sie gehören zu den Ersten, die unsere neuen Angebote empfehlen können. Bis zu **{maxPraemie}** sind drin.',
      en: 'You are among the first who can recommend our new offers. Up to **{maxPraemie}** could be yours.',
    },
  },
  {
    slug: 'agentur-info',
    title: { de: 'Für Agenturen', en: 'For agencies' },
    text: {
      de: 'Ihre Kundinnen und Kunden empfehlen, Sie beraten und schließen ab.\n\n## So geht es\n1. Anmelden\n2. Team einladen\n3. Interessenten beraten',
      en: 'Your customers recommend, you advise and close the contract.\n\n## How it works\n1. Register\n2. Invite your team\n3. Advise interested people',
    },
  },
  {
    slug: 'agentur-kosten',
    title: { de: 'Kosten für Agenturen', en: 'Costs for agencies' },
    text: {
      de: '| Leistung | Preis |\n|---|---:|\n| Anmeldung | 0,00 € |\n| Freigegebener Auftrag | nach Vereinbarung |',
      en: '| Service | Price |\n|---|---:|\n| Registration | 0,00 € |\n| Released order | as agreed |',
    },
  },
  {
    slug: 'agentur-teilnahmebedingungen',
    title: { de: 'Teilnahmebedingungen für Agenturen', en: 'Terms of participation for agencies' },
    text: {
      de: `Eine Agentur nimmt teil, sobald ${company} sie freigeschaltet hat. Sie haftet für ihre Mitarbeiterinnen und Mitarbeiter.`,
      en: `An agency takes part once ${company} has approved it. It is responsible for the people who work for it.`,
    },
  },
  {
    slug: 'agentur-datenschutz',
    title: { de: 'Datenschutz für Agenturen', en: 'Data protection for agencies' },
    text: {
      de: 'Von Ihrer Agentur speichern wir Stammdaten und Bankverbindung, von Ihren Leuten Name und E-Mail-Adresse.',
      en: 'We keep your agency’s master data and bank account, and your people’s names and e-mail addresses.',
    },
  },
];
