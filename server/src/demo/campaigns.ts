/** Campaigns of the brands: each has one to read, and one brand has another that recommenders agree to take part in. */
import { plusDays } from '@weitersagen/contract/basics/day';
import type { CampaignEntry } from '@weitersagen/contract/campaign/schemas';
import { campaignKind, saveCampaign } from '#campaign/campaign.ts';
import { publishDraft } from '#draft/draft.ts';
import { today } from '#platform/clock.ts';
import { jobContext, type Mandant, type System } from '#platform/context.ts';

interface Told {
  title: string;
  text: string;
  legalText?: string;
}

const campaign = (
  { audience, from, until }: Pick<CampaignEntry, 'audience' | 'from' | 'until'>,
  de: Told,
  en: Told,
): CampaignEntry => ({
  audience,
  from,
  until,
  needsAgreement: de.legalText !== undefined,
  texts: [
    { language: 'de', legalText: '', ...de },
    { language: 'en', legalText: '', ...en },
  ],
});

const forAgencies = (from: string, until: string): CampaignEntry =>
  campaign(
    { audience: 'agency', from, until },
    {
      title: 'Agenturtag',
      text: 'Ein Nachmittag, an dem Agenturen zeigen, wie sie nach dem Gespräch einladen. Wer mitmacht, bekommt Zeit und Ort per E-Mail.',
      legalText:
        'Meine E-Mail-Adresse wird verwendet, um mich zum Agenturtag einzuladen. Ich kann das jederzeit beenden.',
    },
    {
      title: 'Day of agencies',
      text: 'An afternoon on which agencies show how they invite after a talk. Whoever takes part gets time and place by e-mail.',
      legalText: 'My e-mail address is used to invite me to the day of agencies. I can stop this at any time.',
    },
  );

/** By brand. */
const running = (day: string): Readonly<Record<string, readonly CampaignEntry[]>> => {
  const until = plusDays(day, 180);
  const toRead = { audience: 'everybody', from: plusDays(day, -14), until } as const;
  return {
    spbdevk: [
      campaign(
        toRead,
        {
          title: 'Glasfaser-Wochen',
          text: 'Viele Straßen bekommen gerade **Glasfaser**. Wer jetzt wechselt, zahlt keinen Anschluss: ein guter Anlass, jemandem davon zu erzählen.',
        },
        {
          title: 'Fibre weeks',
          text: 'Many streets are getting **fibre** right now. Anyone who switches now pays no connection fee: a good reason to tell somebody.',
        },
      ),
      campaign(
        { audience: 'recommender', from: plusDays(day, -7), until },
        {
          title: 'Empfehler des Monats',
          text: 'Unter allen, die mitmachen, verlosen wir jeden Monat einen Restaurantgutschein über 100 €.',
          legalText:
            'Ich nehme an der Verlosung teil. Meine E-Mail-Adresse wird dafür verwendet, mich über einen Gewinn zu benachrichtigen. Ich kann die Teilnahme jederzeit beenden.',
        },
        {
          title: 'Recommender of the month',
          text: 'Every month we raffle a restaurant voucher of 100 € among everybody who takes part.',
          legalText:
            'I take part in the raffle. My e-mail address is used to tell me if I have won. I can stop taking part at any time.',
        },
      ),
      forAgencies(plusDays(day, -5), until),
    ],
    versicherung: [
      forAgencies(plusDays(day, -5), until),
      campaign(
        toRead,
        {
          title: 'Wochen der Haftpflicht',
          text: 'Viele Familien haben noch keine **Privathaftpflicht**. Kennen Sie eine davon? Mit Ihrem Link ist sie in zehn Minuten abgesichert.',
        },
        {
          title: 'Liability weeks',
          text: 'Many families still have no **personal liability insurance**. Do you know one? With your link they are covered in ten minutes.',
        },
      ),
    ],
    intranet: [
      campaign(
        toRead,
        {
          title: 'Wochen des Werksrads',
          text: 'Das **Werksrad** gibt es jetzt auch für Angehörige im selben Haushalt. Erzählen Sie zu Hause davon: 100 € Prämie je Leasingvertrag.',
        },
        {
          title: 'Company bike weeks',
          text: 'The **company bike** is now open to family members in the same household, too. Tell them at home: 100 € for each lease.',
        },
      ),
    ],
  };
};

export function putDemoCampaigns(system: System, mandant: Mandant): Promise<void> {
  const ctx = jobContext(system, mandant, 'demo');
  return ctx.write(async (tx) => {
    for (const entry of running(today(tx.now))[mandant.slug] ?? []) {
      const { campaignId } = await saveCampaign(tx, null, entry);
      await publishDraft(tx, campaignKind, String(campaignId));
    }
  });
}
