/** Apps that the configuration names no more: what is in them, their file, and their end. */
import { EndApp, type UnusedApp } from '@weitersagen/contract/content/app';
import { exportContent } from '@weitersagen/contract/content/desk';
import { addressOf } from '../../../api/client.ts';
import { TextField } from '../../../form/field/text-field.tsx';
import { type T, useT } from '../../../i18n/t.ts';
import { Facts } from '../../../ui/facts.tsx';
import layout from '../../../ui/layout.module.css';
import { Ask, Question, ReasonField } from '../../../work/decision/question.tsx';
import { FileLink } from '../../../work/list/file-link.tsx';
import { useSeat } from '../../desk-context.ts';
import { StepUp } from '../../step-up.tsx';
import { questionAbout } from './questions.ts';

export function UnusedApps({ apps }: { apps: readonly UnusedApp[] }) {
  const t = useT();
  return (
    <section className={layout.stack} aria-labelledby="unused">
      <h2 id="unused">{t('desk.content.app.unused')}</h2>
      <p className={layout.small}>
        {t(apps.length === 0 ? 'desk.content.app.whyUsed' : 'desk.content.app.unusedText')}
      </p>
      {apps.map((app) => (
        <Unused key={app.name} app={app} />
      ))}
    </section>
  );
}

function Unused({ app }: { app: UnusedApp }) {
  const t = useT();
  const { mandant, operator } = useSeat();
  const { name } = app;
  const mayEnd = operator.role === 'BetreiberAdmin';
  const file = (
    <FileLink href={addressOf(mandant.slug, exportContent, { query: { app: name } })}>
      {t('desk.content.app.file')}
    </FileLink>
  );
  return (
    <section className={layout.card} aria-label={name}>
      <h3>{name}</h3>
      <Facts facts={endsWith(app, t)} />
      <div className={layout.row}>
        {file}
        <Ask name={questionAbout('end', name)} isSmall obstacle={mayEnd ? undefined : t('desk.content.app.whyRole')}>
          {t('desk.content.app.end')}
          <span className={layout.hush}> – {name}</span>
        </Ask>
      </div>
      <Question
        name={questionAbout('end', name)}
        isHeld={!mayEnd}
        title={t('desk.content.app.endOf', { name })}
        submit={t('desk.content.app.end')}
        isDangerous
        schema={EndApp}
        consequence={
          <>
            <p>
              {t('desk.content.app.endThen')}
              {operator.asksSecondPerson && ` ${t('desk.approval.needs')}`}
            </p>
            <Facts facts={endsWith(app, t)} />
            <p>{file}</p>
          </>
        }
      >
        <TextField
          name="confirmation"
          label={t('desk.content.app.confirmation')}
          hint={t('desk.content.app.confirmationHint', { name })}
          autoComplete="off"
        />
        <ReasonField />
        <StepUp />
      </Question>
    </section>
  );
}

function endsWith({ items, clients, plannedCount }: UnusedApp, t: T): [string, string][] {
  const kinds = items.map(
    ({ kind, status, count }) =>
      [
        `${t(`desk.content.kindOf.${kind}`)}, ${t(`desk.content.stateOf.${status}`)}`,
        t('desk.content.count', { count }),
      ] as [string, string],
  );
  return [
    ...(kinds.length > 0
      ? kinds
      : [[t('desk.content.title'), t('desk.content.count', { count: 0 })] as [string, string]]),
    [t('desk.content.app.clients'), clients.length > 0 ? clients.join(', ') : t('desk.content.app.none')],
    [t('desk.content.app.planned'), String(plannedCount)],
  ];
}
