/** A decision about cookies on the wire, and the evidence of it (G-11). */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { labels } from '../basics/label.ts';
import { optional, type Value, wire } from '../basics/wire.ts';
import { campaignChannel } from '../recommendation/campaign.ts';

/** Who asked: the portal itself, the stand-in of a third party, or one of the managers there are adapters for. */
export const consentSource = labels({
  portal: 'Portal',
  standIn: 'Beispielmanager',
  usercentrics: 'Usercentrics',
  cookiebot: 'Cookiebot',
  oneTrust: 'OneTrust',
  tcf: 'TCF',
});
export type ConsentSource = Value<typeof consentSource>;

const listName = z.string().check(z.regex(/^[0-9a-f]{8}$/, { error: 'invalid' }));
const evidenceNumber = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'invalid' }));

export const ConsentDecision = wire({
  functional: ['Funktional', z.boolean()],
  analytical: ['Analytisch', z.boolean()],
  marketing: ['Marketing', z.boolean()],
  source: ['Quelle', consentSource],
  /** The list that was decided about. */
  list: ['Liste', listName],
  /** Of the evidence of a former decision of this browser. */
  number: ['Nummer', optional(evidenceNumber)],
  /** By which campaign the visitor came: kept from now on where that was agreed to. */
  channel: ['Kanal', campaignChannel],
});

export const ConsentGiven = wire({
  /** Under which the evidence lies. */
  number: ['Nummer', evidenceNumber],
  decidedAt: ['Am', moment],
  endsAt: ['EndetAm', moment],
});
