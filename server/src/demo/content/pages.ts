/** The pages of a demo brand that are nothing but text, by slug. */
import { agencyPages } from './agency-pages.ts';

export interface DemoPage {
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
  ...agencyPages(name, company),
];
