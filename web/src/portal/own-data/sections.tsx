/** The parts of MeineDaten, each a card of its own. What only the person may do is not there for support (P-04). */
import { fullName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useFrame } from '../page/page-frame.ts';
import { PageLink } from '../shell/link/page-link.tsx';
import { PasswordChangeForm } from '../sign-in/password/change-form.tsx';
import { askedMark } from './delete-account.tsx';
import { LanguageForm } from './language-form.tsx';
import type { ShownData } from './my-data-screen.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { Sessions } from './sessions.tsx';

export function Sections(data: ShownData) {
  const t = useT();
  const { person, mandant } = useFrame();
  const isSupport = person?.support != null;
  return (
    <div className={layout.columns}>
      <div className={layout.wide}>
        <Person user={data.user} />
        {mandant.newsletter && <NewsletterForm state={data.newsletter} mailAt={data.newsletterMailAt} />}
        {isSupport ? (
          <Notice>{t('myData.support')}</Notice>
        ) : (
          <>
            <section className={layout.card}>
              <h2>{t('passwordChange.title')}</h2>
              <p className={layout.soft}>{t('passwordChange.lead')}</p>
              <PasswordChangeForm name="password" />
            </section>
            <Sessions sessions={data.sessions} />
          </>
        )}
      </div>
      <aside className={layout.stack}>
        <LanguageForm language={data.language} />
        {!isSupport && <FileAndEnd />}
      </aside>
    </div>
  );
}

/** Nobody changes the own name or e-mail alone: both decide whose rewards these are. */
function Person({ user }: Pick<ShownData, 'user'>) {
  const t = useT();
  const { mandant } = useFrame();
  const { salutation, email } = user;
  return (
    <section className={`${layout.card} ${layout.tint}`}>
      <h2>{t('myData.person')}</h2>
      <Facts
        facts={[
          [t('myData.name'), [salutation, fullName(user.firstName, user.lastName)].filter(Boolean).join(' ')],
          [t('myData.email'), email],
        ]}
      />
      <p className={`${layout.small} ${layout.soft}`}>
        {t('myData.service')} <a href={`mailto:${mandant.supportEmail}`}>{mandant.supportEmail}</a>
      </p>
    </section>
  );
}

function FileAndEnd() {
  const t = useT();
  const second = `${button.button} ${button.second}`;
  return (
    <>
      <section className={layout.card}>
        <h2>{t('myData.file')}</h2>
        <p className={layout.soft}>{t('myData.fileLead')}</p>
        <PageLink to="ownData" className={second}>
          {t('myData.fileOpen')}
        </PageLink>
      </section>
      <section className={layout.card}>
        <h2>{t('myData.delete')}</h2>
        <p className={layout.soft}>{t('myData.deleteLead')}</p>
        <PageLink to="myData" values={{ [askedMark]: 1 }} className={second}>
          {t('myData.deleteOpen')}
        </PageLink>
      </section>
    </>
  );
}
