/**
 * Who opens a link, as far as it is kept: a hash of the network and the kind of device with a salt of the day, and whether
 * it is a program (C-21). What a browser calls itself anybody makes up, so it makes no further visitors. Salts lie in the database for all processes and end with their day, so that nobody is recognised on the next.
 */
import { hash, randomBytes } from 'node:crypto';
import { dayOf } from '@weitersagen/contract/basics/day';
import { globally, type System } from '#platform/context.ts';
import { networkOf } from '#platform/http/network.ts';
import * as sql from './sql.ts';

interface VisitorHashes {
  /** A promise only for the first visitor of a day. */
  of(ip: string, userAgent: string, at: Date): string | Promise<string>;
}

export function createVisitorHashes(system: System): VisitorHashes {
  let today: { day: string; salt: string } | undefined;
  const hashed = (salt: string, ip: string, userAgent: string): string =>
    hash('sha256', `${salt}\n${networkOf(ip)}\n${deviceOf(userAgent)}`, 'base64url');
  const startDay = async (day: string): Promise<string> => {
    const salt = await globally(system, (db) => sql.findOrInsertSalt(db, day, randomBytes(32)));
    today = { day, salt: salt.toString('base64') };
    return today.salt;
  };
  return {
    of: (ip, userAgent, at) => {
      const day = dayOf(at);
      return today?.day === day
        ? hashed(today.salt, ip, userAgent)
        : startDay(day).then((salt) => hashed(salt, ip, userAgent));
    },
  };
}

/** Coarse enough that made-up names are two visitors at most. */
const deviceOf = (userAgent: string): 'phone' | 'other' =>
  /mobi|android|iphone|ipad/i.test(userAgent) ? 'phone' : 'other';

/** Programs that open links by themselves: search engines, previews of messengers, scanners of mail servers, tools. CUBOT makes phones. */
const programs =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|scan|fetch|monitor|validator|facebookexternalhit|whatsapp\/|embedly|vkshare|archiver|httrack|headless|phantom|puppeteer|lighthouse|curl|wget|python|java\/|okhttp|go-http|undici|axios|libwww|perl|ruby|httpclient|barracuda|proofpoint|mimecast/i;

/** A known program, or one that gives no name. */
export const isProgram = (userAgent: string): boolean => userAgent === '' || programs.test(userAgent);
