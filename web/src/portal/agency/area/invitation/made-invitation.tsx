/** The link of an invitation to hand over, and its code for a camera; shown once, right after it was made. */
import type { SentInvitation } from '@weitersagen/contract/invitation/schemas';
import { day } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import layout from '../../../../ui/layout.module.css';
import { PageLink } from '../../../shell/link/page-link.tsx';
import styles from '../area.module.css';

export function MadeInvitation({ name, link, qrCode, expiresOn, status, isKnown }: SentInvitation & { name: string }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className={`${layout.card} ${layout.stack} ${layout.read}`} aria-labelledby="made-title">
      <h2 id="made-title">{t('agencyInvite.madeTitle', { name })}</h2>
      {isKnown && <p>{t('agencyInvite.known', { name, status: t(`agencyInvite.statusOf.${status}`) })}</p>}
      {link && (
        <>
          <p>{t('agencyInvite.madeText', { day: day(expiresOn, locale) })}</p>
          {qrCode && <img className={styles.code} src={qrCode} alt={t('agencyInvite.qr', { name })} />}
          <label className={styles.link}>
            {t('agencyInvite.link')}
            <input id="invite-link" readOnly value={link} />
          </label>
          <div className={layout.row}>
            <button type="button" className={`${button.button} ${button.second}`} data-copy="invite-link" hidden>
              {t('agencyInvite.copy')}
            </button>
            <span role="status">
              <span data-copied="done" hidden>
                {t('agencyInvite.copied')}
              </span>
            </span>
          </div>
        </>
      )}
      <div className={layout.row}>
        <PageLink to="agency" values={{ tab: 'recommend-employees' }} className={button.button}>
          {t('agencyInvite.next')}
        </PageLink>
        <PageLink to="agency" values={{ tab: 'einladungen' }} className={`${button.button} ${button.quiet}`}>
          {t('agencyInvite.toList')}
        </PageLink>
      </div>
    </section>
  );
}
