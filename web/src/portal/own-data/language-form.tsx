/** The language of later mails (C-10): one of those the mandant has pages in. */
import { changeLanguage } from '@weitersagen/contract/account/endpoints';
import { ChangeLanguage } from '@weitersagen/contract/account/schemas';
import { SelectField } from '../../form/field/select-field.tsx';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { useFrame } from '../page/page-frame.ts';
import type { Submit as Sent } from '../page/screen.ts';

export const changeOwnLanguage = ({ form }: Sent, then: () => Response) => form.send(changeLanguage, {}, then);

export function LanguageForm({ language }: { language: string }) {
  const t = useT();
  const { locales } = useFrame();
  return (
    <section className={layout.card}>
      <h2>{t('myData.language')}</h2>
      <Form name="language" schema={ChangeLanguage}>
        <SelectField
          name="language"
          label={t('myData.languageLabel')}
          value={language}
          options={locales.map(({ locale, name }) => [locale, name])}
        />
        <div className={layout.row}>
          <Submit second>{t('myData.languageSubmit')}</Submit>
        </div>
      </Form>
    </section>
  );
}
