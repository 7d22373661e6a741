/** The end of a person's access, asked before; the own address is typed, so that nobody does it by one wrong press (GDPR art. 17). */
import { deleteAgencyUser } from '@weitersagen/contract/agency/own-data/endpoints';
import { Form } from '../../../../form/form.tsx';
import type { FormRefused } from '../../../../form/send.ts';
import { Submit } from '../../../../form/submit.tsx';
import { useT } from '../../../../i18n/t.ts';
import layout from '../../../../ui/layout.module.css';
import { Notice } from '../../../../ui/notice.tsx';
import { isOwnAddress, OwnAddressField } from '../../../own-data/own-address.tsx';
import { useFrame } from '../../../page/page-frame.ts';
import type { Submit as Sent } from '../../../page/screen.ts';
import { farewellMark } from '../../../sign-in/farewell-mark.ts';
import { tab } from '../master-data/loaded.ts';
import { Leave, Question } from '../question.tsx';

export async function deleteSelf({ form, agencyUser, cookies, enter, t }: Sent): Promise<Response | FormRefused> {
  if (!isOwnAddress(form.values.email, agencyUser?.email)) return form.refuse('email', t('deletion.mismatch'));
  return form.send(deleteAgencyUser, { query: { isConfirmed: true } }, () => {
    cookies.remove('agenturtoken');
    return enter('agencyLogin', { [farewellMark]: 1 });
  });
}

/** With what goes and what stays; or why it has to stay. */
export function DeleteQuestion({ obstacle }: { obstacle: string | null }) {
  const t = useT();
  const { agencyUser } = useFrame();
  const keep = <Leave values={{ tab }}>{t('agencyOwn.keep')}</Leave>;
  return (
    <Question title={t('agencyOwn.deleteTitle')}>
      <p>{t('agencyOwn.deleteText')}</p>
      {obstacle === null ? (
        <Form name="delete">
          <OwnAddressField email={agencyUser?.email} />
          <div className={layout.row}>
            <Submit isDangerous>{t('agencyOwn.deleteSubmit')}</Submit>
            {keep}
          </div>
        </Form>
      ) : (
        <>
          <Notice>{obstacle}</Notice>
          <div className={layout.row}>{keep}</div>
        </>
      )}
    </Question>
  );
}
