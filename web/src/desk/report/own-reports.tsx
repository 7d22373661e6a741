/** What somebody keeps of reports: views to be asked again under a name, and the mail of the week, on or off. */

import type { Value } from '@weitersagen/contract/basics/wire';
import { type OwnReports as Own, savedViewsMax, saveView } from '@weitersagen/contract/report/desk';
import { useLocation } from 'react-router';
import { TextField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import { Fold } from '../../ui/fold.tsx';
import layout from '../../ui/layout.module.css';
import styles from './report.module.css';

/** The forms of the page, by their names. */
export const ownForms = { save: 'save', remove: 'remove', mail: 'mail' } as const;

export function OwnReports({ own: { views, isMailed } }: { own: Value<typeof Own> }) {
  const t = useT();
  const address = new URLSearchParams(useLocation().search).toString();
  const current = views.find(({ query }) => query === address);
  return (
    <Fold
      className={styles.own}
      summary={t('desk.report.own', { count: views.length })}
      isOpen={current !== undefined || undefined}
    >
      <div className={layout.stack}>
        {views.length === 0 ? (
          <p className={layout.soft}>{t('desk.report.noViews')}</p>
        ) : (
          <ul className={styles.views} aria-label={t('desk.report.views')}>
            {views.map(({ id, name, query }) => (
              <li key={id}>
                <a href={`?${query}`} aria-current={query === address ? 'page' : undefined}>
                  <bdi>{name}</bdi>
                </a>
                <Form name={`${ownForms.remove}-${id}`}>
                  <Submit second>{t('desk.report.removeView', { name })}</Submit>
                </Form>
              </li>
            ))}
          </ul>
        )}
        {views.length < savedViewsMax ? (
          <Form name={ownForms.save} schema={saveView.body}>
            <input type="hidden" name="query" value={address} readOnly />
            <TextField
              name="name"
              label={t('desk.report.viewName')}
              hint={t('desk.report.saveHint')}
              autoComplete="off"
            />
            <div>
              <Submit second>{t('desk.report.save')}</Submit>
            </div>
          </Form>
        ) : (
          <p className={layout.soft}>{t('desk.report.enoughViews', { max: savedViewsMax })}</p>
        )}
        <Form name={ownForms.mail}>
          <h2 className={styles.minor}>{t('desk.report.mail')}</h2>
          <p>{t(isMailed ? 'desk.report.mailOn' : 'desk.report.mailOff')}</p>
          <input type="hidden" name="isMailed" value={isMailed ? '' : 'yes'} readOnly />
          <div>
            <Submit second>{t(isMailed ? 'desk.report.endMail' : 'desk.report.askMail')}</Submit>
          </div>
        </Form>
      </div>
    </Fold>
  );
}
