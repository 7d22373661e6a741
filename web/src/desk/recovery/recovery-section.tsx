/** The recovery codes of whoever sits here: how many are left, and new ones; nothing where no second factor is asked for. */
import { recoveryCodesFew } from '@weitersagen/contract/operator/recovery-code';
import { RenewRecoveryCodes } from '@weitersagen/contract/operator/schemas';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Ask, Question } from '../../work/decision/question.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import { StepUp } from '../step-up.tsx';
import { NewCodes } from './new-codes.tsx';

/** The word of the question, and under which the codes are kept until they are shown. */
export const recoveryQuestion = 'wiederherstellungscodes';

export function RecoverySection({ made }: { made: readonly string[] | undefined }) {
  const t = useT();
  const { recoveryCodesLeft: left } = useSeat().operator;
  if (left === null) return null;
  return (
    <section className={layout.stack} aria-labelledby="recovery">
      <h2 id="recovery">{t('recovery.label')}</h2>
      <NewCodes made={made} />
      <p>{t('recovery.left', { count: left })}</p>
      <div>
        <Ask name={recoveryQuestion}>{t('recovery.renew')}</Ask>
      </div>
      <Question
        name={recoveryQuestion}
        title={t('recovery.renew')}
        submit={t('recovery.renew')}
        schema={RenewRecoveryCodes}
        consequence={<p>{t('recovery.renewThen')}</p>}
      >
        <StepUp />
      </Question>
    </section>
  );
}

/** On every page of the desk, once there are few. */
export function FewCodes() {
  const t = useT();
  const { operator, mandant } = useSeat();
  const { recoveryCodesLeft: left } = operator;
  if (left === null || left > recoveryCodesFew) return null;
  return (
    <Notice kind="warn">
      {t('recovery.few', { count: left })}{' '}
      <a href={`${deskPath(mandant.slug, 'sitzungen')}?frage=${recoveryQuestion}`}>{t('recovery.renew')}</a>
    </Notice>
  );
}
