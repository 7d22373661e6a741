/**
 * What the mandant wrote for agencies, with the data of the agency it is opened for (C-50): the one the address names, else that of
 * who is signed in. A text may name them as variables; for nobody's agency they say "your agency", and nothing else.
 */
import { showAgencyVariables } from '@weitersagen/contract/agency/public/endpoint';
import type { OrFailed, ShownPage } from '@weitersagen/contract/content/shown';
import type { ReactNode } from 'react';
import { type TextKey, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { agencyIn } from '../page/campaign.ts';
import type { Load } from '../page/screen.ts';
import styles from './agency-text.module.css';
import { NothingHere } from './nothing-here.tsx';
import { titleOf, WrittenPage } from './written-page.tsx';

const keys = ['agenturName', 'agenturStrasse', 'agenturOrt', 'agenturTelefon', 'agenturEmail', 'agenturLogo'] as const;
type AgencyData = Readonly<Record<(typeof keys)[number], string>>;

interface AgencyText {
  written: OrFailed<ShownPage> | null;
  /** Null where the page is opened for none. */
  agency: AgencyData | null;
}

/** Always on the server: these pages are documents. */
export const loadAgencyText =
  (slug: string) =>
  async (load: Load): Promise<AgencyText> => {
    const agency = await findAgency(load);
    const nobody: readonly [string, string][] = keys.map((key) => [key, '']);
    const own = new Map(
      agency ? Object.entries(agency) : [...nobody, ['agenturName', nameless[load.locale] ?? nameless.de]],
    );
    return { written: await (await load.content()).page(slug, own), agency };
  };

/** In the middle of a sentence of the mandant. */
const nameless: Readonly<Record<string, string>> & { de: string } = { de: 'Ihre Agentur', en: 'your agency' };

async function findAgency({ api, query, agencyUser }: Load): Promise<AgencyData | null> {
  const number = agencyIn(query)?.slice(0, 6) ?? agencyUser?.agencyNumber ?? null;
  if (number === null) return null;
  const answer = await api(showAgencyVariables, { params: { agencyNumber: number }, body: [...keys] });
  if (!answer.ok) return null;
  const said = new Map(answer.value.variables.map(({ key, value }) => [key, value]));
  return Object.fromEntries(keys.map((key) => [key, said.get(key) ?? ''])) as AgencyData;
}

interface Props extends AgencyText {
  usualTitle: TextKey;
  missing?: ReactNode;
  after?: ReactNode;
}

export function AgencyTextPage({ written, agency, usualTitle, missing = <NothingHere />, after }: Props) {
  const t = useT();
  return (
    <WrittenPage
      title={titleOf(written, t(usualTitle))}
      written={written}
      missing={missing}
      after={
        <>
          {after}
          {agency && <OwnAgency agency={agency} />}
        </>
      }
    />
  );
}

/** Whom a page is about, and how that agency is reached. */
function OwnAgency({ agency }: { agency: AgencyData }) {
  const t = useT();
  const { agenturName, agenturStrasse, agenturOrt, agenturTelefon, agenturEmail, agenturLogo } = agency;
  const address = [agenturStrasse, agenturOrt].filter(Boolean).join(', ');
  return (
    <section className={`${layout.card} ${layout.tint}`} aria-labelledby="own-agency">
      {agenturLogo && <img className={styles.logo} src={agenturLogo} alt="" loading="lazy" />}
      <h2 id="own-agency">{agenturName}</h2>
      <Facts
        facts={[
          ...(address ? ([[t('agencyText.address'), address]] as const) : []),
          ...(agenturTelefon
            ? ([[t('agencyText.phone'), <Phone key="phone" number={agenturTelefon} />]] as const)
            : []),
          [
            t('content.email'),
            <a key="email" href={`mailto:${agenturEmail}`}>
              {agenturEmail}
            </a>,
          ],
        ]}
      />
    </section>
  );
}

const Phone = ({ number }: { number: string }) => <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>;
