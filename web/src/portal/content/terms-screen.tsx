/** The terms of the mandant in the language of the page. */
import { useLoaderData } from 'react-router';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { useTitle } from '../page-frame.ts';
import { type Load, trouble } from '../screen.ts';

export const texts = ['terms.'];

export async function load({ terms }: Load) {
  if (!terms) throw trouble(404);
  return terms;
}

export default function TermsScreen() {
  const { text, version } = useLoaderData<typeof load>();
  const t = useT();
  useTitle(t('terms.title'));
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{t('terms.title')}</h1>
        <p className={layout.soft}>{t('terms.version', { version })}</p>
        <p className={layout.prose}>{text}</p>
      </div>
    </div>
  );
}
