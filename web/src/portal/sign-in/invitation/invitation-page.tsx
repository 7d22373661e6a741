/** The page of an invitation: who invites, what one gets (still.tsx), and both ways to accept. */
import { Login, SetPassword } from '@weitersagen/contract/account/schemas';
import { useActionData } from 'react-router';
import { AgreementField } from '../../../form/field/agreement-field.tsx';
import { PasswordField, UsernameField } from '../../../form/field/password-field.tsx';
import { HiddenField } from '../../../form/field/text-field.tsx';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/send.ts';
import { Submit } from '../../../form/submit.tsx';
import { useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { useFrame, useTitle } from '../../page/page-frame.ts';
import { Still } from '../../shell/still.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { SignInNotices } from '../sign-in-notices.tsx';
import { joinForm, type ShownInvitation, signInForm } from './invitation.ts';
import { useOpened } from './opened.ts';
import { About, Asked, Head, OtherWays } from './still.tsx';

type Shown = Extract<ShownInvitation, { kind: 'invitation' }>;

export function InvitationPage({ token, found, termsText, upToCents, way }: Shown) {
  const t = useT();
  useOpened(token);
  useTitle(t('invited.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <Still className={`${layout.stack} ${layout.read}`}>{import.meta.env.SSR && <Head found={found} />}</Still>
      <div className={`${layout.columns} ${layout.asideFirst}`}>
        <aside>
          <Still>{import.meta.env.SSR && <About found={found} upToCents={upToCents} />}</Still>
        </aside>
        <div className={layout.wide}>
          {way === 'join' ? (
            <Join token={token} found={found} termsText={termsText} />
          ) : (
            <SignIn token={token} found={found} way={way} />
          )}
          <Still className={`${layout.stack} ${layout.small}`}>
            {import.meta.env.SSR && <OtherWays token={token} way={way} />}
          </Still>
        </div>
      </div>
    </div>
  );
}

/** Somebody new. */
function Join({ token, found, termsText }: Pick<Shown, 'token' | 'found' | 'termsText'>) {
  const t = useT();
  const { acceptsTermsBySending } = useFrame().mandant;
  const { email = '', firstName, lastName, company } = found;
  return (
    <section className={layout.wide}>
      <Still className={layout.stack}>
        {import.meta.env.SSR && <Asked title="join" lead="joinLead" email={email} />}
      </Still>
      <Form name={joinForm} schema={SetPassword} token={token}>
        <UsernameField email={email} />
        <NewPasswordFields known={[email, firstName, lastName, company]} />
        <AgreementField
          text={termsText}
          textName="termsText"
          boxName="acceptsTerms"
          legend={t('invited.terms')}
          agree={t('invited.agree')}
          bySending={acceptsTermsBySending ? t('invited.agreeBySending') : undefined}
        />
        <div className={layout.row}>
          <Submit>{t('invited.submit')}</Submit>
        </div>
      </Form>
    </section>
  );
}

/** Somebody with an account. */
function SignIn({ token, found: { email = '' }, way }: Pick<Shown, 'token' | 'found' | 'way'>) {
  const t = useT();
  return (
    <section className={layout.wide}>
      <Still className={layout.stack}>
        {import.meta.env.SSR && (
          <Asked title="knownTitle" lead={way === 'known' ? 'knownLead' : 'signInLead'} email={email} />
        )}
      </Still>
      <Form name={signInForm} schema={Login} token={token}>
        <SignInNotices answer={useActionData<FormState>()} />
        <HiddenField name="email" value={email} />
        <UsernameField email={email} />
        <PasswordField name="password" autoComplete="current-password" />
        <div className={layout.row}>
          <Submit>{t('invited.signIn')}</Submit>
        </div>
      </Form>
    </section>
  );
}
