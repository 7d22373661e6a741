/**
 * The end of an account (K12): a page that says what goes and which rewards would be lost, and asks for the own e-mail
 * before anything happens. Afterwards nobody is signed in any more, and the login says goodbye.
 */
import { deleteAccount } from '@weitersagen/contract/account/own-endpoints';
import { Form } from '../../form/form.tsx';
import type { FormRefused } from '../../form/send.ts';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { useFrame } from '../page/page-frame.ts';
import type { Submit as Sent } from '../page/screen.ts';
import { AskPage } from '../shell/ask-page.tsx';
import { PageLink } from '../shell/link/page-link.tsx';
import { farewellMark } from '../sign-in/farewell-mark.ts';
import { isOwnAddress, OwnAddressField } from './own-address.tsx';

export const deleteTexts = ['deletion.'];

/** In the address of the page that asks. */
export const askedMark = 'loeschen';

export async function deleteOwnAccount({ form, person, signOut, enter, t }: Sent): Promise<Response | FormRefused> {
  if (!isOwnAddress(form.values.email, person?.email)) return form.refuse('email', t('deletion.mismatch'));
  return form.send(deleteAccount, { query: { isConfirmed: true } }, () => {
    signOut();
    return enter('login', { [farewellMark]: 1 });
  });
}

export function DeletePage({ losses }: { losses: readonly string[] }) {
  const t = useT();
  const { person } = useFrame();
  return (
    <AskPage title={t('deletion.title')} lead={t('deletion.lead')}>
      <section className={layout.card}>
        <h2>{t('deletion.lost')}</h2>
        {losses.length === 0 ? (
          <p>{t('deletion.lostNothing')}</p>
        ) : (
          <ul className={layout.stack}>
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        )}
        <p className={`${layout.small} ${layout.soft}`}>
          {t('deletion.collected')} {t('deletion.kept')}
        </p>
      </section>
      <Form name="delete">
        <OwnAddressField email={person?.email} />
        <div className={layout.row}>
          <Submit isDangerous>{t('deletion.submit')}</Submit>
          <PageLink to="myData" className={`${button.button} ${button.second}`}>
            {t('deletion.keep')}
          </PageLink>
        </div>
      </Form>
    </AskPage>
  );
}
