import { describe, expect, test } from 'vitest';
import { kindOf, type VisitKind } from './visitor.ts';

const agents: Record<Exclude<VisitKind, 'prefetch' | 'head'>, readonly string[]> = {
  preview: [
    'WhatsApp/2.24.9 A',
    'WhatsApp/2', // Signal
    'TelegramBot (like TwitterBot)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Slack-ImgProxy (+https://api.slack.com/robots)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com', // Teams
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Twitterbot/1.0',
    // iMessage
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 11.6; rv:92.0) Gecko/20100101 Firefox/92.0 Viber',
    'XING-contenttabreceiver/2.0',
    'Synapse (bot; +https://github.com/matrix-org/synapse)',
    'Bluesky Cardyb/1.1; mailto:support@bsky.app',
  ],
  robot: [
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'GPTBot/1.0',
    'curl/8.5.0',
    'python-requests/2.31',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0 Safari/537.36',
    'Mozilla/5.0',
    // Mail servers that open links before they deliver
    'Barracuda Sentinel (EE)',
    'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0) Safelinks',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36 Mimecast',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36 proofpoint',
    'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/115.0 SophosURLscan',
    'CFNetwork/1404 Darwin/22',
    'Dalvik/2.1.0 (Linux; U; Android 13)',
  ],
  person: [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 40) AppleWebKit/537.36 Chrome/138.0 Mobile Safari/537.36',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/5.1/22)',
    // Browsers inside of the apps in which a link was shared
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.29',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/440.0;FBBV/1;FBDV/iPhone14,2;FBMD/iPhone]',
    'Mozilla/5.0 (Linux; Android 14; SM-S918B Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36 Instagram 310.0',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36 Telegram-Android/11.4.2 (Google Pixel 8; Android 14; SDK 34; HIGH)',
    'Mozilla/5.0 (Linux; Android 14; moto g) AppleWebKit/537.36 Chrome/131 Mobile Safari/537.36 WhatsApp/2.24.25',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Teams/24 Chrome/120 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36',
  ],
};

describe.each(Object.entries(agents))('a %s is', (kind, names) => {
  test.each(names)('%s', (userAgent) => {
    expect(kindOf({ userAgent, ahead: undefined })).toBe(kind);
  });
});

test('whoever asks before anybody has asked is none of them, whatever it calls itself', () => {
  for (const ahead of ['head', 'prefetch'] as const)
    for (const userAgent of Object.values(agents).flat()) expect(kindOf({ userAgent, ahead })).toBe(ahead);
});
