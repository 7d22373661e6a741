/**
 * What the agency and the person say of themselves (rules 2.3): the agency's part is the owner's, its bank account asks for
 * the password once the sign-in is older than 15 minutes; own name, language and password are everybody's, and so are the
 * own sessions, the file of all that is known, and the end of it.
 */
import { changeAgencyPassword, endAgencySession } from '@weitersagen/contract/agency/endpoints';
import { changeMasterData } from '@weitersagen/contract/agency/own-endpoints';
import { trouble } from '../../../../api/need.ts';
import { FormRefused } from '../../../../form/send.ts';
import { useT } from '../../../../i18n/t.ts';
import layout from '../../../../ui/layout.module.css';
import type { Submit as Sent } from '../../../page/screen.ts';
import { Said } from '../../../shell/said.tsx';
import styles from '../area.module.css';
import { DeleteQuestion, deleteSelf } from '../own-data/delete-question.tsx';
import { KnownOfMe, OwnData } from '../own-data/own-data.tsx';
import { view } from '../view.ts';
import { Agency, AgencyRead, Bank, useAsksForBank } from './agency-part.tsx';
import { doneMark, loadMasterData, type MasterDataLoaded, type MasterDataShown, sessionOf, tab } from './loaded.ts';
import { Password, Person, Sessions } from './person-part.tsx';

/** What a form has to say, by the German names of its fields; what else is left empty is known no more. */
const needed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  agency: {
    company: 'Firma',
    street: 'Strasse',
    houseNumber: 'Hausnummer',
    postcode: 'Plz',
    city: 'Ort',
    phone: 'Telefon',
    taxId: 'SteuerId',
  },
  bank: { holder: 'Kontoinhaber', iban: 'IBAN' },
  person: { firstName: 'Vorname', lastName: 'Nachname' },
};
const clearable = ['legalForm', 'buyerReference', 'salutation', 'ownPhone'];

function changeOf(values: Readonly<Record<string, string>>) {
  const fields = Object.entries(values).map(([name, value]) => [name, value.trim()] as const);
  const empty = fields.filter(([, value]) => value === '').map(([name]) => name);
  const missing = Object.entries(needed[values._form ?? ''] ?? {}).filter(([name]) => empty.includes(name));
  return {
    instead: {
      ...Object.fromEntries(fields.filter(([, value]) => value !== '')),
      clears: empty.filter((name) => clearable.includes(name)),
    },
    also: missing.map(([, field]) => ({ field, code: 'required' })),
  };
}

async function submit(sent: Sent): Promise<Response | FormRefused> {
  const { form, enter } = sent;
  const to = (what: string) => () => enter('agency', { tab, [doneMark]: what });
  const id = form.values.id ?? '';
  switch (form.values._form) {
    case 'agency':
    case 'person':
    case 'bank':
      return form.send(changeMasterData, changeOf(form.values), to('saved'));
    case 'password':
      return form.send(changeAgencyPassword, {}, to('passwordDone'));
    case sessionOf(id): {
      const answer = await form.send(endAgencySession, { params: { id } }, to('sessionEnded'));
      // One that ended by itself meanwhile has no row any more to say so.
      return answer instanceof FormRefused && answer.state.status === 404 ? to('sessionEnded')() : answer;
    }
    case 'delete':
      return deleteSelf(sent);
    default:
      throw trouble(404);
  }
}

export const masterData = view<MasterDataLoaded>({ load: loadMasterData, submit, draw });

function draw(loaded: MasterDataLoaded) {
  if (loaded.kind === 'ownData') return <KnownOfMe {...loaded} />;
  return loaded.kind === 'delete' ? <DeleteQuestion {...loaded} /> : <MasterData {...loaded} />;
}

const saidWords = ['saved', 'passwordDone', 'sessionEnded'] as const;

function MasterData(props: MasterDataShown) {
  const t = useT();
  const said = saidWords.find((word) => word === props.said);
  const { mayWrite, isFresh } = props;
  const isKeeper = props.data.mayChangeAgency && mayWrite;
  // Both ask for the password that is: one of them at a time.
  const asksForBank = useAsksForBank(props) && isKeeper && !isFresh;
  return (
    <>
      {said && <Said>{t(`agencyMaster.${said}`)}</Said>}
      <div className={styles.halves}>
        <div className={layout.stack}>
          {isKeeper ? <Agency {...props} /> : <AgencyRead {...props} />}
          {isKeeper && <Bank {...props} />}
        </div>
        <div className={layout.stack}>
          {mayWrite && <Person {...props} />}
          {mayWrite && !asksForBank && <Password {...props} />}
          <Sessions {...props} />
          {mayWrite && <OwnData />}
        </div>
      </div>
    </>
  );
}
