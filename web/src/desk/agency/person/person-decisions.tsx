/** What can be done for or about somebody who works in an agency, each with what will happen. */
import {
  changeAgencyPerson,
  eraseAgencyPerson,
  mailAgencyPerson,
  openAgencySupport,
} from '@weitersagen/contract/agency/desk/people';
import { salutation } from '@weitersagen/contract/recipient/schemas';
import { SelectField } from '../../../form/field/select-field.tsx';
import { TextField } from '../../../form/field/text-field.tsx';
import { wordsOf } from '../../../form/filter-words.ts';
import { useT } from '../../../i18n/t.ts';
import { DecisionList } from '../../../work/decision/decision-list.tsx';
import { ReasonField } from '../../../work/decision/question.tsx';
import {
  type Detail,
  type Person,
  type PersonDecision,
  personObstacleTo,
  personQuestions,
  personShownFor,
} from '../decisions.ts';
import { nameOfPerson } from '../people.tsx';

const dangerous: readonly PersonDecision[] = ['lock', 'remove', 'delete'];

export function PersonDecisions({ person, agency }: { person: Person; agency: Detail }) {
  const t = useT();
  const name = nameOfPerson(person, t);
  const choices = personShownFor(person).map((decision) => {
    const obstacle = personObstacleTo(decision, person, agency);
    return {
      name: personQuestions[decision],
      verb: t(`desk.agencyPerson.do.${decision}`),
      obstacle: obstacle && t(`desk.agencyPerson.why.${obstacle}`),
      isDangerous: dangerous.includes(decision),
      schema: schemas[decision] ?? eraseAgencyPerson.body,
      consequence: <p>{t(`desk.agencyPerson.then.${decision}`, { name })}</p>,
      fields: (
        <>
          {decision === 'change' && <PersonFields person={person} />}
          <ReasonField fate={decision === 'delete' ? 'gone' : 'kept'} optional={decision === 'mail'} />
        </>
      ),
    };
  });
  return <DecisionList title={t('desk.agency.decisions')} choices={choices} />;
}

/** The others take a reason and nothing else. */
const schemas: Partial<
  Record<PersonDecision, (typeof changeAgencyPerson | typeof mailAgencyPerson | typeof openAgencySupport)['body']>
> = { change: changeAgencyPerson.body, mail: mailAgencyPerson.body, support: openAgencySupport.body };

function PersonFields({ person }: { person: Person }) {
  const t = useT();
  const words = wordsOf(salutation).filter(([, code]) => code !== 'company');
  const known = words.find(([, code]) => code === person.salutation)?.[0] ?? '';
  return (
    <>
      <SelectField
        name="salutation"
        optional
        value={known}
        options={[
          ['', t('desk.agency.none')],
          ...words.map(([word, code]) => [word, t(`desk.agencyPerson.salutation.${code as 'mr'}`)] as const),
        ]}
      />
      <TextField name="firstName" autoComplete="off" value={person.firstName} />
      <TextField name="lastName" autoComplete="off" value={person.lastName} />
      <TextField name="email" type="email" autoComplete="off" value={person.email} />
      <TextField name="phone" type="tel" autoComplete="off" value={person.phone} optional />
    </>
  );
}
