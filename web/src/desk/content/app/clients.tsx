/** Who reads and writes the app by a token; each question says first what ends. */

import {
  AddClient,
  type CmsClient,
  type ContentApp,
  needsAnotherToLetIn,
  RenewClient,
  removeCmsClient,
} from '@weitersagen/contract/content/app';
import { SelectField } from '../../../form/field/select-field.tsx';
import { TextField } from '../../../form/field/text-field.tsx';
import { day, moment } from '../../../i18n/format.ts';
import { type T, useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { type Column, Table } from '../../../ui/work/table.tsx';
import { nameOf } from '../../../work/colleagues.ts';
import { addQuestion } from '../../../work/decision/deeds.ts';
import { Ask, Question, ReasonField } from '../../../work/decision/question.tsx';
import { useSeat } from '../../desk-context.ts';
import { StepUp } from '../../step-up.tsx';
import { questionAbout } from './questions.ts';

const roles = ['delivery', 'editor', 'system'] as const;

export function Clients({ app: { clients } }: { app: ContentApp }) {
  const t = useT();
  const locale = useLocale();
  const mayChange = useSeat().operator.role === 'BetreiberAdmin';
  return (
    <section className={layout.stack} aria-labelledby="clients">
      <h2 id="clients">{t('desk.content.app.clients')}</h2>
      <p className={layout.small}>{t('desk.content.app.clientsText')}</p>
      <Table
        caption={t('desk.content.app.clientCount', { count: clients.length })}
        rows={clients}
        keyOf={({ name }) => name}
        empty={null}
        columns={columnsOf(t, locale, mayChange)}
      />
      <Ask name={addQuestion} isFirst obstacle={mayChange ? undefined : t('desk.content.app.whyRole')}>
        {t('desk.content.app.add')}
      </Ask>
      <AddQuestion isHeld={!mayChange} />
      {mayChange && clients.map((client) => <ClientQuestions key={client.name} client={client} />)}
    </section>
  );
}

const columnsOf = (t: T, locale: string, mayChange: boolean): Column<CmsClient>[] => [
  {
    head: t('desk.content.app.client'),
    kind: 'name',
    cell: ({ name, isOfPages }) => (
      <>
        {name}
        {isOfPages && <small>{t('desk.content.app.ofPages')}</small>}
      </>
    ),
  },
  { head: t('desk.content.app.role'), cell: ({ role }) => t(`desk.content.app.roleOf.${role}`) },
  { head: t('desk.content.app.since'), cell: ({ since }) => day(since, locale) },
  { head: t('desk.content.app.secret'), cell: (client) => secretState(client, t, locale) },
  ...(mayChange
    ? [
        {
          head: t('desk.content.app.action'),
          kind: 'action' as const,
          cell: (client: CmsClient) => <ClientActions client={client} />,
        },
      ]
    : []),
];

function secretState({ generation, secretAt, promisedTo, promisedUntil }: CmsClient, t: T, locale: string) {
  const now =
    secretAt === null
      ? t('desk.content.app.noSecret')
      : t('desk.content.app.secretOf', { generation, at: moment(secretAt, locale) });
  if (promisedTo === null || promisedUntil === null) return now;
  return (
    <>
      {now}
      <small>{t('desk.content.app.promised', { by: nameOf(promisedTo), until: day(promisedUntil, locale) })}</small>
    </>
  );
}

function ClientActions({ client: { name, isOfPages, isPromisedToMe } }: { client: CmsClient }) {
  const t = useT();
  const about = <span className={layout.hush}> – {name}</span>;
  return (
    <div className={layout.row}>
      {isPromisedToMe && (
        <Ask name={questionAbout('take', name)} isSmall isFirst>
          {t('desk.content.app.take')}
          {about}
        </Ask>
      )}
      <Ask name={questionAbout('renew', name)} isSmall>
        {t('desk.content.app.renew')}
        {about}
      </Ask>
      <Ask
        name={questionAbout('remove', name)}
        isSmall
        obstacle={isOfPages ? t('desk.content.app.whyOfPages') : undefined}
      >
        {t('desk.content.app.remove')}
        {about}
      </Ask>
    </div>
  );
}

function AddQuestion({ isHeld }: { isHeld: boolean }) {
  const t = useT();
  const { operator } = useSeat();
  return (
    <Question
      name={addQuestion}
      isHeld={isHeld}
      title={t('desk.content.app.add')}
      submit={t('desk.content.app.addDo')}
      schema={AddClient}
      consequence={
        <>
          <ul>
            {roles.map((role) => (
              <li key={role}>{t(`desk.content.app.roleLong.${role}`)}</li>
            ))}
          </ul>
          <p>
            {t('desk.content.app.addThen')}
            {operator.asksSecondPerson && ` ${t('desk.content.app.addByTwo')}`}
          </p>
        </>
      }
    >
      <TextField
        name="name"
        label={t('desk.content.app.clientName')}
        hint={t('desk.content.app.clientNameHint')}
        autoComplete="off"
      />
      <SelectField
        name="role"
        label={t('desk.content.app.role')}
        options={roles.map((role) => [role, t(`desk.content.app.roleOf.${role}`)])}
        value="delivery"
      />
      <ReasonField />
      <StepUp />
    </Question>
  );
}

function ClientQuestions({ client: { name, role, isOfPages, isPromisedToMe, generation } }: { client: CmsClient }) {
  const t = useT();
  const { operator } = useSeat();
  const isByTwo = needsAnotherToLetIn(role) && operator.asksSecondPerson;
  const renewThen = isOfPages ? 'renewThenPages' : isByTwo ? 'renewThenByTwo' : 'renewThen';
  return (
    <>
      <Question
        name={questionAbout('take', name)}
        isHeld={!isPromisedToMe}
        title={t('desk.content.app.takeOf', { name })}
        submit={t('desk.content.app.take')}
        consequence={<p>{t(generation === 0 ? 'desk.content.app.takeFirst' : 'desk.content.app.takeThen')}</p>}
      />
      <Question
        name={questionAbout('renew', name)}
        title={t('desk.content.app.renewOf', { name })}
        submit={t('desk.content.app.renew')}
        isDangerous
        schema={RenewClient}
        consequence={<p>{t(`desk.content.app.${renewThen}`)}</p>}
      >
        <ReasonField />
        <StepUp />
      </Question>
      <Question
        name={questionAbout('remove', name)}
        isHeld={isOfPages}
        title={t('desk.content.app.removeOf', { name })}
        submit={t('desk.content.app.remove')}
        isDangerous
        schema={removeCmsClient.body}
        consequence={<p>{t('desk.content.app.removeThen')}</p>}
      >
        <ReasonField />
      </Question>
    </>
  );
}
