/**
 * What a tariff, with its device where there is one, is said to cost: one shape for every place that tells a price, and for
 * the snapshot of what was shown when it was recommended (rules 7.4, E-23, E-24). Money is with VAT.
 */
import * as z from 'zod/mini';
import { cents } from '../basics/money.ts';
import { optional, type Value, wire } from '../basics/wire.ts';
import { isMobile, type Tariff } from './schemas.ts';

export const Quote = wire({
  tariffName: ['TarifAnzeigeName', z.string()],
  deviceId: ['HandyId', optional(z.int())],
  deviceName: ['HandyAnzeigeName', optional(z.string())],
  manufacturer: ['Hersteller', optional(z.string())],
  /** Per month, after its steps; these two null where the price is on request. */
  monthlyCents: ['PreisMonatlich', optional(cents)],
  priceSteps: ['Preisaufteilung', optional(z.string())],
  /** What the month costs without the promotion; null where none lowers it. */
  usualCents: ['PreisOhneAktion', optional(cents)],
  onceCents: ['PreisEinmalig', optional(cents)],
  /** Once, for the device with this tariff. */
  deviceCents: ['PreisHandy', optional(cents)],
  usualDeviceCents: ['PreisHandyOhneAktion', optional(cents)],
  termMonths: ['MindestlaufzeitMonate', optional(z.int())],
  promotion: ['Aktion', optional(z.string())],
  /** What the promotion saves in all. */
  rebateCents: ['Aktionsrabatt', optional(cents)],
});
export type Quote = Value<typeof Quote>;

export const isOnRequest = ({ monthlyCents, priceSteps }: Pick<Quote, 'monthlyCents' | 'priceSteps'>): boolean =>
  monthlyCents === null && priceSteps === null;

export function quoteOf(tariff: Tariff): Quote {
  const { onceCents, priceSteps, termMonths } = tariff;
  if (!isMobile(tariff))
    return {
      tariffName: tariff.displayName,
      deviceId: null,
      deviceName: null,
      manufacturer: null,
      monthlyCents: tariff.monthlyCents,
      priceSteps,
      usualCents: null,
      onceCents,
      deviceCents: null,
      usualDeviceCents: null,
      termMonths,
      promotion: tariff.promotionName,
      rebateCents: tariff.rebateCents,
    };
  const { deviceId, deviceName, manufacturer, tariffName, tariffCents, deviceCents, promotion, promotionCents } =
    tariff;
  const ofDevice = deviceId !== null;
  const lowered = (isMeant: boolean, usual: number | null): [now: number | null, usual: number | null] =>
    isMeant && promotionCents !== null ? [promotionCents, usual] : [usual, null];
  const [monthlyCents, usualCents] = lowered(!ofDevice, tariffCents);
  const [deviceNowCents, usualDeviceCents] = lowered(ofDevice, deviceCents);
  return {
    tariffName: tariffName ?? tariff.name,
    deviceId,
    deviceName,
    manufacturer,
    monthlyCents,
    priceSteps,
    usualCents,
    onceCents,
    deviceCents: deviceNowCents,
    usualDeviceCents,
    termMonths,
    promotion,
    rebateCents: null,
  };
}
