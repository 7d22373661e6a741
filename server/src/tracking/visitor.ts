/**
 * Who opens a link or a page, as far as it is kept: a hash of the network and the kind of device with a salt of the day, and whether
 * it is a person (C-21, K-10). What is counted apart is hashed apart, so that nobody can lay one beside the other. What a browser calls itself anybody makes up, so it makes no further visitors. Salts lie in the database for all processes and end with their day, so that nobody is recognised on the next.
 */
import { hash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf } from '@weitersagen/contract/basics/day';
import { isbot } from 'isbot';
import { globally, type Origin, type System } from '#platform/context.ts';
import { isDatabaseAway } from '#platform/database/away.ts';
import { networkOf } from '#platform/http/network.ts';
import * as sql from './sql.ts';

export interface VisitorHashes {
  /** A promise only for the first visitor of a day. */
  of(ip: string, userAgent: string, at: Date, apart?: string): string | Promise<string>;
}

const [patienceMs, againMs] = [1000, 1000];

export function createVisitorHashes(system: System): VisitorHashes {
  let today: { day: string; salt: string } | undefined;
  const hashed = (salt: string, ip: string, userAgent: string, apart: string): string =>
    hash('sha256', `${salt}${apart}\n${networkOf(ip)}\n${deviceOf(userAgent)}`, 'base64url');
  let drawn: { day: string; salt: Buffer } | undefined;
  let isAwayUntil = 0;
  /** While the database is away the salt is our own, which it is offered when it is back: then those of others win. */
  const startDay = async (day: string): Promise<string> => {
    if (drawn?.day !== day) drawn = { day, salt: randomBytes(32) };
    const own = drawn.salt;
    if (Date.now() < isAwayUntil) return own.toString('base64');
    const late = sleep(patienceMs, undefined, { ref: false });
    const asked = globally(system, (db) => sql.findOrInsertSalt(db, day, own)).catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
    });
    const salt = await Promise.race([asked, late]);
    if (salt) today = { day, salt: salt.toString('base64') };
    else isAwayUntil = Date.now() + againMs;
    return (salt ?? own).toString('base64');
  };
  return {
    of: (ip, userAgent, at, apart = '') => {
      const day = dayOf(at);
      return today?.day === day
        ? hashed(today.salt, ip, userAgent, apart)
        : startDay(day).then((salt) => hashed(salt, ip, userAgent, apart));
    },
  };
}

/** Coarse enough that made-up names are two visitors at most. */
const deviceOf = (userAgent: string): 'phone' | 'other' =>
  /mobi|android|iphone|ipad/i.test(userAgent) ? 'phone' : 'other';

/** What opens a link: a person, or what is counted apart. */
export type VisitKind = 'person' | 'preview' | 'robot' | 'prefetch' | 'head';

/** A browser that asks before its person does is no visit, whatever it calls itself. */
export function kindOf({ ahead, userAgent }: Pick<Origin, 'ahead' | 'userAgent'>): VisitKind {
  if (ahead !== undefined) return ahead;
  if (!isProgram(userAgent)) return 'person';
  return previews.test(userAgent) ? 'preview' : 'robot';
}

/** A known program (isbot keeps the list), one that gives no name, or one that the list lacks. */
const isProgram = (userAgent: string): boolean => userAgent === '' || isbot(userAgent) || unlisted.test(userAgent);

/**
 * Programs in the dress of a browser: what mail servers open links with before they deliver, as far as they name
 * themselves, a messenger's preview, and the bare networking of a phone.
 */
const unlisted =
  /safelinks|mimecast|proofpoint|urldefense|barracuda|ironport|fireeye|trellix|forcepoint|websense|sophos|zscaler|symantec|messagelabs|trend ?micro|hornetsecurity|retarus|vade ?secure|nospamproxy|bitdefender|\) gecko\/\S+ firefox\/\S+ viber$|^(?:cfnetwork|dalvik)\//i;

/** What shows a link to people who have not opened it. iMessage calls itself like three others at once, Signal like WhatsApp. */
const previews =
  /whatsapp|telegrambot|slackbot|slack-imgproxy|skypeuripreview|microsoft teams|facebookexternalhit|facebot|facebookcatalog|linkedinbot|twitterbot|discordbot|viber|xing-content|vkshare|redditbot|pinterestbot|mattermost|synapse|mastodon|cardyb|kakaotalk-scrap|snapchat|google-?messages|signal|threema|iframely|embedly|bingpreview|link ?preview|page-?renderer|zoombot|^line\//i;
