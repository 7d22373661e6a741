/** What common browsers call themselves; many people use the very same one. */
const ios = (version: string, safari: string): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${safari} Mobile/15E148 Safari/604.1`;
const chrome = (system: string, version: number, tail = ''): string =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 ${tail}Safari/537.36`;
const firefox = (system: string, version: number): string =>
  `Mozilla/5.0 (${system}; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;

export const iphone = ios('18_6', '18.6');
export const iphoneNew = ios('18_7', '26.1');
export const iphoneOld = ios('16_7_11', '16.6');
export const android = chrome('Linux; Android 10; K', 142, 'Mobile ');
export const androidOld = chrome('Linux; Android 10; K', 131, 'Mobile ');
export const androidTablet = chrome('Linux; Android 10; K', 141);
export const samsung =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36';
export const androidFirefox = 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0';
export const windowsChrome = chrome('Windows NT 10.0; Win64; x64', 142);
export const windowsChromeOld = chrome('Windows NT 10.0; Win64; x64', 109);
export const windowsEdge = `${chrome('Windows NT 10.0; Win64; x64', 141)} Edg/141.0.0.0`;
export const windowsFirefox = firefox('Windows NT 10.0; Win64; x64', 144);
export const windowsFirefoxEsr = firefox('Windows NT 10.0; Win64; x64', 128);
export const windowsOpera = `${chrome('Windows NT 10.0; Win64; x64', 139)} OPR/123.0.0.0`;
export const linuxFirefox = firefox('X11; Linux x86_64', 144);
export const linuxChrome = chrome('X11; Linux x86_64', 140);
export const macFirefox = firefox('Macintosh; Intel Mac OS X 10.15', 144);
export const macChrome = chrome('Macintosh; Intel Mac OS X 10_15_7', 142);
export const macSafari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15';
/** An iPad asks for the desktop pages and calls itself a Mac. */
export const ipad =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15';
export const inFacebook =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22G86 [FBAN/FBIOS;FBAV/533.0.0.46.108;FBDV/iPhone14,5;FBSV/18.6]';
export const whatsappPreview = 'WhatsApp/2.25.30.74 A';
export const telegramPreview = 'TelegramBot (like TwitterBot)';
export const headless =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/138.0.0.0 Safari/537.36';
