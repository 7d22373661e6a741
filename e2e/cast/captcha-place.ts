/**
 * Where the captcha service of the journeys is, and what their brands say of it; who tells its story starts it. The port 2000
 * away is that of the demo's identity provider.
 */
const portsAway = 3000;

export const servicePort = (port: number): number => port + portsAway;

export const serviceConfig = (port: number) => ({
  captchaKind: 'friendlyCaptcha' as const,
  captchaEndpoint: `http://127.0.0.1:${servicePort(port)}/api/v2/captcha`,
  captchaSiteKey: 'FCMTEST',
  captchaSecret: 'geheimer-schluessel-des-dienstes',
});
