/** What every form of recommending asks beside product and share: who recommends, whom, the terms, the newsletter (E1, R-18). */
import type { PageMandant } from '@weitersagen/contract/page/page';
import { createRecommendation } from '@weitersagen/contract/recommendation/endpoints';
import { AgreementField } from '../../form/field/agreement-field.tsx';
import { CheckField } from '../../form/field/check-field.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import form from '../../form/form.module.css';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { CaptchaPart } from '../captcha/captcha-part.tsx';
import { useFrame } from '../page/page-frame.ts';
import { partOf } from '../part.ts';
import { PageLink } from '../shell/link/page-link.tsx';
import { addressHint } from './address-hint.ts';

/** Only where a mandant asks more about the contact. */
const contactPart = partOf(() => import('./contact-part.tsx'));
if (import.meta.env.SSR) await contactPart.load();

const asksMore = ({ companyRecommendation, mailsContact }: PageMandant): boolean =>
  companyRecommendation || mailsContact;

/** For each screen that has the form. */
export const loadFields = async (mandant: PageMandant): Promise<unknown> => asksMore(mandant) && contactPart.load();

export function RecommendFields({ termsText, isStaff }: { termsText: string; isStaff?: boolean }) {
  const t = useT();
  const { mandant } = useFrame();
  const ContactPart = asksMore(mandant) && contactPart.loaded().ContactPart;
  return (
    <>
      <Person isStaff={isStaff ?? false} />
      {ContactPart && <ContactPart />}
      <AgreementField
        text={termsText}
        textName="recommendation.termsText"
        legend={t('recommend.terms')}
        agree={t('recommend.agree')}
        bySending={mandant.acceptsTermsBySending ? t('recommend.agreeBySending') : undefined}
      />
      {mandant.newsletter && (
        <CheckField
          name="recommender.wantsNewsletter"
          text={t('recommend.newsletter')}
          hint={t('recommend.newsletterHint')}
          optional
        />
      )}
      <CaptchaPart ask={createRecommendation} />
      <div className={layout.stack}>
        <div className={layout.row}>
          <Submit>{t('recommend.submit')}</Submit>
        </div>
        <p className={`${layout.small} ${layout.soft}`}>{t('recommend.free')}</p>
      </div>
    </>
  );
}

/** Whoever is signed in recommends under the own name and e-mail. */
function Person({ isStaff }: { isStaff: boolean }) {
  const t = useT();
  const { person, mandant } = useFrame();
  const own = (value: string | undefined) => ({ value, readOnly: Boolean(value) });
  const hint =
    person && !person.support ? (
      <>
        {t('recommend.ownEmail')} <PageLink to="logout">{t('recommend.otherEmail')}</PageLink>
      </>
    ) : (
      addressHint(
        isStaff || person ? [] : mandant.emailDomains,
        t(isStaff ? 'staff.emailHint' : 'recommend.emailHint'),
        t,
      )
    );
  return (
    <fieldset className={form.group}>
      <legend>{t('recommend.person')}</legend>
      <div className={form.pair}>
        <TextField name="recommender.firstName" autoComplete="given-name" {...own(person?.firstName)} />
        <TextField name="recommender.lastName" autoComplete="family-name" {...own(person?.lastName)} />
      </div>
      <TextField name="recommender.email" type="email" autoComplete="email" hint={hint} {...own(person?.email)} />
    </fieldset>
  );
}
