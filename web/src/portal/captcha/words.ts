/** What the captcha of a form says: of itself, and where there is no script to do it. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const captchaWords = {
  'captcha.idle': {
    de: 'Sicherheitsprüfung: Sie läuft von selbst, während Sie das Formular ausfüllen. Sie müssen nichts tun.',
    en: 'Security check: it runs by itself while you fill in the form. There is nothing you need to do.',
  },
  'captcha.working': { de: 'Die Sicherheitsprüfung läuft.', en: 'The security check is running.' },
  'captcha.waiting': {
    de: 'Einen Moment: Die Sicherheitsprüfung läuft noch, danach wird das Formular gesendet.',
    en: 'One moment: the security check is still running, then the form is sent.',
  },
  'captcha.done': { de: 'Die Sicherheitsprüfung ist fertig.', en: 'The security check is done.' },
  'captcha.failed': {
    de: 'Die Sicherheitsprüfung hat nicht geklappt. Was Sie eingegeben haben, bleibt stehen.',
    en: 'The security check did not work. What you have entered is still here.',
  },
  'captcha.again': { de: 'Noch einmal prüfen', en: 'Check again' },
  'captcha.noScript': {
    de: 'Dieses Formular braucht JavaScript: Es prüft, ob ein Mensch davor sitzt. Ohne JavaScript erreichen Sie uns unter {email}.',
    en: 'This form needs JavaScript to check that you are a person. Without JavaScript you can reach us at {email}.',
  },
} satisfies Bilingual;
