/**
 * AgenturRechnung: one invoice with the statement of its month, to read and to print (S2-R100), and its files. The server draws it,
 * its forms are the browser's.
 */
import { showAgencyDocument } from '@weitersagen/contract/invoice/endpoints';
import type { AgencyDocumentDetail, DocumentFile } from '@weitersagen/contract/invoice/schemas';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../../api/need.ts';
import { day } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { Badge } from '../../../ui/state/badge.tsx';
import { useFrame, useTitle } from '../../page/page-frame.ts';
import type { Load } from '../../page/screen.ts';
import { BackLink } from '../../shell/link/back-link.tsx';
import { PageLink } from '../../shell/link/page-link.tsx';
import { AreaPage, Denied } from './area-frame.tsx';
import styles from './invoices/sheet.module.css';
import { Sheet } from './invoices/sheet.tsx';
import { kindOf, saidOf } from './invoices/state.ts';

export const texts: readonly string[] = [];
export const staysStill = true;

export async function load({ api, params, agencyUser, today }: Load) {
  if (!agencyUser) throw trouble(404);
  if (!agencyUser.rights.includes('invoices')) return { detail: null, today };
  return { detail: need(await api(showAgencyDocument, { params: { number: params.nr } })), today };
}

export default function AgencyInvoiceScreen() {
  const { detail, today } = useLoaderData<typeof load>();
  return detail === null ? <Denied /> : <Invoice detail={detail} today={today} />;
}

function Invoice({ detail, today }: { detail: AgencyDocumentDetail; today: string }) {
  const t = useT();
  const { agencyUser } = useFrame();
  const title = `${t(`agencyInvoice.kindOf.${detail.kind}`)} ${detail.number}`;
  useTitle(`${title} – ${agencyUser?.company ?? ''}`);
  const said = saidOf(detail, today);
  return (
    <AreaPage>
      <div className={styles.onScreen}>
        <BackLink to="agency" values={{ tab: 'rechnungen' }}>
          {t('agencyInvoice.toList')}
        </BackLink>
      </div>
      <div className={layout.row}>
        <h1>{title}</h1>
        <Badge kind={kindOf[said]}>{t(`agencyInvoice.statusOf.${said}`)}</Badge>
      </div>
      <Cancelled detail={detail} />
      <Files detail={detail} isSupport={agencyUser?.support !== null} />
      <div className={styles.sheet}>
        <Sheet detail={detail} />
        <p className={`${layout.small} ${layout.soft}`}>{t('agencyInvoice.original')}</p>
      </div>
    </AreaPage>
  );
}

function Cancelled({ detail }: { detail: AgencyDocumentDetail }) {
  const t = useT();
  const locale = useLocale();
  const { cancelledOn, creditNote, correctedInvoice, statementNumber } = detail;
  if (cancelledOn === null) return null;
  const [followers, on] = [[creditNote, correctedInvoice].filter((one) => one !== null), day(cancelledOn, locale)];
  return (
    <Notice>
      {t('agencyInvoice.cancelled', { day: on, number: creditNote ?? '' })}{' '}
      {correctedInvoice && `${t('agencyInvoice.replaced', { number: correctedInvoice })} `}
      {statementNumber && `${t('agencyInvoice.statementStays', { number: statementNumber })} `}
      {followers.map((number) => (
        <span key={number} className={styles.onScreen}>
          <PageLink to="agencyInvoice" values={{ nr: number }}>
            {number}
          </PageLink>{' '}
        </span>
      ))}
    </Notice>
  );
}

/** Saved by forms of their own, which the server answers with the file; the button says that it is a post. */
function Files({ detail, isSupport }: { detail: AgencyDocumentDetail; isSupport: boolean }) {
  const t = useT();
  const locale = useLocale();
  const { kind, number, statementNumber, hasFiles } = detail;
  if (!hasFiles) return <p className={`${layout.soft} ${styles.onScreen}`}>{t('agencyInvoice.filesLater')}</p>;
  if (isSupport) return null;
  const all: DocumentFile[] = [
    ...(kind === 'statement' ? [] : (['pdf', 'xrechnung'] as const)),
    ...(statementNumber === null ? [] : (['statement'] as const)),
  ];
  return (
    <ul className={`${layout.row} ${styles.files} ${styles.onScreen}`} aria-label={t('agencyInvoice.files')}>
      {all.map((file) => (
        <li key={file}>
          <form action={`/agenturrechnung/${locale}/${number}/${file === 'statement' ? 'abrechnung' : file}`}>
            <button type="submit" formMethod="post" className={`${button.button} ${button.second} ${button.small}`}>
              {t(`agencyInvoice.file.${file}`)}
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}
