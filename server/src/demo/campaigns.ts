/** Two campaigns of a brand: one to read, one that recommenders agree to take part in. */
import { plusDays } from '@weitersagen/contract/basics/day';
import type { CampaignEntry } from '@weitersagen/contract/campaign/schemas';
import { campaignKind, saveCampaign } from '#campaign/campaign.ts';
import { publishDraft } from '#draft/draft.ts';
import { today } from '#platform/clock.ts';
import { jobContext, type Mandant, type System } from '#platform/context.ts';

export const campaignSlug = 'spbdevk';

const running = (day: string): CampaignEntry[] => [
  {
    audience: 'everybody',
    from: plusDays(day, -14),
    until: plusDays(day, 180),
    needsAgreement: false,
    texts: [
      {
        language: 'de',
        title: 'Glasfaser-Wochen',
        text: 'Viele Straßen bekommen gerade **Glasfaser**. Wer jetzt wechselt, zahlt keinen Anschluss: ein guter Anlass, jemandem davon zu erzählen.',
        legalText: '',
      },
      {
        language: 'en',
        title: 'Fibre weeks',
        text: 'Many streets are getting **fibre** just now. Whoever changes now pays no connection: a good reason to tell somebody.',
        legalText: '',
      },
    ],
  },
  {
    audience: 'recommender',
    from: plusDays(day, -7),
    until: plusDays(day, 180),
    needsAgreement: true,
    texts: [
      {
        language: 'de',
        title: 'Empfehler des Monats',
        text: 'Unter allen, die mitmachen, verlosen wir jeden Monat einen Restaurantgutschein über 100 €.',
        legalText:
          'Ich nehme an der Verlosung teil. Meine E-Mail-Adresse wird dafür verwendet, mich über einen Gewinn zu benachrichtigen. Ich kann die Teilnahme jederzeit beenden.',
      },
      {
        language: 'en',
        title: 'Recommender of the month',
        text: 'Among all who take part we raffle a restaurant voucher of €100 every month.',
        legalText:
          'I take part in the raffle. My e-mail address is used to tell me that I have won. I can end taking part at any time.',
      },
    ],
  },
];

export function putDemoCampaigns(system: System, mandant: Mandant): Promise<void> {
  const ctx = jobContext(system, mandant, 'demo');
  return ctx.write(async (tx) => {
    for (const entry of running(today(tx.now))) {
      const { campaignId } = await saveCampaign(tx, null, entry);
      await publishDraft(tx, campaignKind, String(campaignId));
    }
  });
}
