/** The terms of the mandant in the language of the page. */
import { showMandant } from '@weitersagen/contract/mandant/endpoints';
import { useLoaderData } from 'react-router';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { useTitle } from '../page-frame.ts';
import { type Load, need } from '../screen.ts';

export const texts = ['terms.'];

export async function load({ api }: Load) {
  const { termsText, termsVersion } = need(await api(showMandant));
  return { termsText, termsVersion };
}

export default function TermsScreen() {
  const { termsText, termsVersion } = useLoaderData<typeof load>();
  const t = useT();
  useTitle(t('terms.title'));
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{t('terms.title')}</h1>
        <p className={layout.soft}>{t('terms.version', { version: termsVersion })}</p>
        <p className={layout.prose}>{termsText}</p>
      </div>
    </div>
  );
}
