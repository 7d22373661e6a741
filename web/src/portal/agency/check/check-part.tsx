/** What a form on a page of agencies shows of its check; the script of these pages does it (`check-script.ts`). */
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { captchaField, type Said } from '../../captcha/captcha-part.tsx';
import { useFrame } from '../../page/page-frame.ts';

const said = ['idle', 'working', 'waiting', 'done', 'failed'] as const satisfies readonly Said[];

/** In a form for invitations, where the mandant switched the captcha on (K-08). */
export function CaptchaCheck() {
  const t = useT();
  return useFrame().mandant.features.captcha ? <Check check="captcha" idle={t('captcha.idle')} /> : null;
}

/** In a sign-in that was refused because its address is tried again and again (rules 1.9). */
export function SignInCheck() {
  return <Check check="signIn" idle={useT()('agencyLogin.check')} />;
}

function Check({ check, idle }: { check: 'captcha' | 'signIn'; idle: string }) {
  const t = useT();
  const { id: mandant, supportEmail } = useFrame().mandant;
  const words = JSON.stringify(Object.fromEntries(said.map((one) => [one, t(`captcha.${one}`)])));
  return (
    <div className={layout.stack} data-captcha data-check={check} data-mandant={mandant} data-words={words}>
      <input type="hidden" name={captchaField} />
      <div data-frame />
      <p className={`${layout.small} ${layout.soft}`} role="status">
        {idle}
      </p>
      <div className={layout.row}>
        <button type="button" className={`${button.button} ${button.second} ${button.small}`} hidden>
          {t('captcha.again')}
        </button>
      </div>
      <noscript>
        <Notice kind="warn">{t('captcha.noScript', { email: supportEmail })}</Notice>
      </noscript>
    </div>
  );
}
