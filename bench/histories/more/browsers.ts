/** What browsers call themselves. */
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

export const browsers = {
  chrome: `${windows} ${webKit} Chrome/140.0.0.0 Safari/537.36`,
  edge: `${windows} ${webKit} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`,
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  oldFirefox: 'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  iphone: `${phone} Version/18.6 Mobile/15E148 Safari/604.1`,
  instagram: `${phone} Mobile/15E148 Instagram 396.0.0.29.243`,
  ipad: 'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.7 Mobile/15E148 Safari/604.1',
  android: `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`,
  samsung: `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-A546B) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  xiaomi: `Mozilla/5.0 (Linux; Android 13; 2201117TG) ${webKit} Chrome/128.0.0.0 Mobile Safari/537.36`,
  headless: `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/139.0.0.0 Safari/537.36`,
  whatsapp: 'WhatsApp/2.24.20.89 A',
  telegram: 'TelegramBot (like TwitterBot)',
  slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
} as const;
