/** Kontaktkopie: what a guest wrote to the service, as plain text; the link of M23 leads here (V-11). */
import { showContactCopy } from '@weitersagen/contract/contact/endpoints';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../../api/need.ts';
import { moment } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { useTitle } from '../../page/page-frame.ts';
import type { Load } from '../../page/screen.ts';
import styles from './contact-copy.module.css';

export const texts = ['contactCopy.'];
export const tokenStore = 'nachricht';

export async function load({ api, token }: Load) {
  if (!token) throw trouble(404);
  return need(await api(showContactCopy, { body: { token } }));
}

export default function ContactCopyScreen() {
  const [t, locale] = [useT(), useLocale()];
  const { number, sentAt, subject, message } = useLoaderData<typeof load>();
  const title = t('contactCopy.title');
  useTitle(title);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.read}`}>
        <div className={layout.stack}>
          <h1>{title}</h1>
          <p className={layout.lead}>{t('contactCopy.lead', { number, moment: moment(sentAt, locale) })}</p>
        </div>
        <h2 className={styles.typed}>{subject}</h2>
        <p className={styles.typed}>{message}</p>
      </div>
    </div>
  );
}
