/**
 * EmpfehlerBankdaten: the account kept for the next rewards, masked; changed and deleted with the password once the
 * sign-in is older than 15 minutes (R-15, rules 7.3). Whoever has no password comes anew through the client's portal.
 */
import { deleteBankAccount, showBankAccount, storeBankAccount } from '@weitersagen/contract/bank-account/endpoints';
import { maskIban } from '@weitersagen/contract/bank-account/iban';
import { DeleteBankAccount, StoreBankAccount } from '@weitersagen/contract/bank-account/schemas';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import form from '../../form/form.module.css';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { typedName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useFrame, useTitle } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { AskPage } from '../shell/ask-page.tsx';
import { BankPart, BankSafety } from '../shell/bank-part.tsx';
import { BackLink } from '../shell/link/back-link.tsx';
import { PageLink } from '../shell/link/page-link.tsx';
import { Said } from '../shell/said.tsx';
import { OwnPassword, useProof } from './own-password.tsx';

export const texts = ['ownBank.', 'bank.', 'password.', 'form.', 'problem.', 'label.'];

const deleteMark = 'loeschen';
const doneMark = 'erledigt';

/** Always on the server: the page is a document, so the browser does without (routes.ts). */
export const load = import.meta.env.SSR ? loadOwn : undefined;

async function loadOwn({ api, person, mandant, query }: Load) {
  if (!person || !mandant.storesBankData) throw trouble(404);
  const { isStored, holder, written, iban, bank, payer, newIbanAt } = need(await api(showBankAccount));
  return {
    stored: isStored ? { holder: holder ?? '', written, iban: maskIban(iban ?? ''), bank } : null,
    payer,
    newIbanAt,
    asksToDelete: isStored && query.has(deleteMark),
    done: query.get(doneMark),
  };
}
type Shown = Awaited<ReturnType<typeof loadOwn>>;

export const submit = ({ form: sent, enter }: Sent) =>
  sent.values._form === 'delete'
    ? sent.send(deleteBankAccount, {}, () => enter('recommenderBankData', { [doneMark]: 'geloescht' }))
    : sent.send(storeBankAccount, {}, () => enter('recommenderBankData', { [doneMark]: 'gespeichert' }));

export default function BankAccountScreen() {
  const data = useLoaderData<typeof loadOwn>();
  return data.asksToDelete ? <DeletePage /> : <Account {...data} />;
}

function Account({ done, ...shown }: Shown) {
  const t = useT();
  useTitle(t('ownBank.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      {done === 'gespeichert' && <Said>{t('ownBank.saved')}</Said>}
      {done === 'geloescht' && <Said>{t('ownBank.deleted')}</Said>}
      <div className={`${layout.stack} ${layout.read}`}>
        <BackLink to="personalArea">{t('ownBank.back')}</BackLink>
        <h1>{t('ownBank.title')}</h1>
        <p className={layout.lead}>{t('ownBank.lead')}</p>
      </div>
      <div className={`${layout.wide} ${layout.read}`}>
        <Stored {...shown} />
        <Change {...shown} />
      </div>
    </div>
  );
}

function Stored({ stored }: Pick<Shown, 'stored'>) {
  const t = useT();
  const proof = useProof();
  if (!stored) return <p>{t('ownBank.none')}</p>;
  return (
    <section className={`${layout.card} ${layout.tint}`}>
      <h2>{t('ownBank.stored')}</h2>
      <Facts
        facts={[
          [t('ownBank.holder'), stored.holder],
          ...(stored.written ? ([[t('bank.written'), stored.written]] as const) : []),
          [
            'IBAN',
            <span key="iban" className={layout.money}>
              {stored.iban}
            </span>,
          ],
          ...(stored.bank ? ([[t('ownBank.bank'), stored.bank]] as const) : []),
        ]}
      />
      {proof !== 'impossible' && (
        <div className={layout.row}>
          <PageLink
            to="recommenderBankData"
            values={{ [deleteMark]: 1 }}
            className={`${button.button} ${button.second} ${button.small}`}
          >
            {t('ownBank.delete')}
          </PageLink>
        </div>
      )}
    </section>
  );
}

function Change({ stored, payer, newIbanAt }: Pick<Shown, 'stored' | 'payer' | 'newIbanAt'>) {
  const t = useT();
  const { person } = useFrame();
  const proof = useProof();
  if (proof === 'impossible') return <Unproven />;
  return (
    <section className={layout.stack}>
      <h2>{t(stored ? 'ownBank.change' : 'ownBank.give')}</h2>
      <Form name="store" schema={StoreBankAccount}>
        <fieldset className={form.group}>
          <legend className={form.hush}>{t(stored ? 'ownBank.change' : 'ownBank.give')}</legend>
          <BankPart ownerValue={stored?.holder ?? typedName(person?.firstName, person?.lastName)} />
          {proof === 'password' && <OwnPassword />}
        </fieldset>
        <BankSafety payer={payer} newIbanAt={newIbanAt} replaces={stored !== null && t('ownBank.replaces')} />
        <div className={layout.row}>
          <Submit>{t('ownBank.submit')}</Submit>
        </div>
      </Form>
    </section>
  );
}

/** Nothing can be changed now; why, and where it can. */
function Unproven() {
  const t = useT();
  const { person } = useFrame();
  return <Notice>{t(person?.support ? 'ownBank.support' : 'ownBank.noPassword')}</Notice>;
}

function DeletePage() {
  const t = useT();
  const proof = useProof();
  return (
    <AskPage title={t('ownBank.deleteTitle')} lead={t('ownBank.deleteLead')}>
      {proof === 'impossible' ? (
        <>
          <Unproven />
          <div className={layout.row}>
            <KeepLink />
          </div>
        </>
      ) : (
        <Form name="delete" schema={DeleteBankAccount}>
          {proof === 'password' && <OwnPassword />}
          <div className={layout.row}>
            <Submit isDangerous>{t('ownBank.delete')}</Submit>
            <KeepLink />
          </div>
        </Form>
      )}
    </AskPage>
  );
}

function KeepLink() {
  const t = useT();
  return (
    <PageLink to="recommenderBankData" className={`${button.button} ${button.second}`}>
      {t('ownBank.keep')}
    </PageLink>
  );
}
