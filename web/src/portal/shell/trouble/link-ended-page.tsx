/** The token of a link has ended: which mail has a new one, and whom to ask for it. Nobody needs a password here. */
import { useMatches } from 'react-router';
import { useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { Signed } from '../../../ui/signed.tsx';
import { useFrame, useTitle } from '../../page/page-frame.ts';
import type { Screen } from '../../page/screen.ts';
import { MailSentence } from '../link/mail-sentence.tsx';
import { WayHome } from '../link/way-home.tsx';

export function LinkEndedPage() {
  const t = useT();
  const { supportEmail: email } = useFrame().mandant;
  const screen = useMatches().at(-1)?.handle as Partial<Screen> | undefined;
  useTitle(t('linkEnded.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <Signed spot="over">
        <h1>{t('linkEnded.title')}</h1>
        <p className={layout.lead}>
          {t(screen?.tokenStore === 'empfaenger' ? 'linkEnded.empfaenger' : 'linkEnded.praemierung')}
        </p>
        {email && (
          <p>
            <MailSentence sentence={t('linkEnded.write', { email })} email={email} />
          </p>
        )}
      </Signed>
      <WayHome />
    </div>
  );
}
