/**
 * The page of a link, whoever is recommended: who may see it, who recommends what, the form's names and agreements, and what stands
 * beside it. The data of a contact (data-screen.tsx) and the ones for an agent (../agent/data-screen.tsx) are made of it.
 */
import { hash16, isNumber } from '@weitersagen/contract/basics/number';
import { decode } from '@weitersagen/contract/basics/wire';
import { recipientCookie } from '@weitersagen/contract/recipient/rules';
import { showRecommendation } from '@weitersagen/contract/recommendation/shown/endpoints';
import type { ReactNode } from 'react';
import { trouble } from '../../api/need.ts';
import { AgreementField } from '../../form/field/agreement-field.tsx';
import { CheckField } from '../../form/field/check-field.tsx';
import { SelectField } from '../../form/field/select-field.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import form from '../../form/form.module.css';
import { FormRefused } from '../../form/send.ts';
import { Submit } from '../../form/submit.tsx';
import { shortMoney, unbroken } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Lifted } from '../../ui/banknote.tsx';
import button from '../../ui/button.module.css';
import { Points } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { Named } from '../../ui/named.tsx';
import { useFrame, useProductLanguage, useTitle } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { cameBy, isKnown } from './known-recipient.ts';
import { salutations } from './salutations.ts';

export const texts = ['recipient.', 'form.', 'problem.', 'label.'];

/** What the server says of a link; who gave the data in this browser goes on to the thanks (S-07), and what is no link is 404. */
export async function readLink({ api, params, query, cookies, go }: Load, reservation: string | null = null) {
  const number = params.empfehlungsnummer ?? '';
  const hash = query.get('h') ?? '';
  if (!isNumber('recommendation', number) || !decode(hash16, hash).ok) throw trouble(404);
  if (await isKnown(number, { api, cookies })) throw go('recipientThanks', { nr: number, ...cameBy(query) });
  const answer = await api(showRecommendation, {
    params: { number, hash },
    query: { prefill: query.get('p'), reservation },
  });
  return { number, hash, answer };
}

/** A form that was refused as a whole is no longer that of whoever gave the data here. */
export function forgetRefused<Answer>(answer: Answer, { cookies, params }: Sent): Answer {
  if (answer instanceof FormRefused) cookies.remove(recipientCookie(params.empfehlungsnummer ?? ''));
  return answer;
}

interface Recommended {
  /** As a stranger may see the name. */
  recommender: string;
  product: { id: number; name: string; description: string };
  recommenderEarns: boolean;
  recipientCents: number;
}

interface LinkPageProps extends Recommended {
  lead: string;
  /** The form. */
  children: ReactNode;
  /** Below the product: what it costs, or who advises. */
  more?: ReactNode;
  /** Where the offer can be seen before anything is given. */
  shop?: string | undefined;
  /** Who gets the data, and what else is certain. */
  points: Parameters<typeof Points>[0]['points'];
}

export function LinkPage({ children, ...shown }: LinkPageProps) {
  return (
    <>
      <Hero {...shown} />
      <div className={`${layout.wrap} ${layout.page}`}>
        <div className={`${layout.columns} ${layout.asideFirst}`}>
          <Beside {...shown} />
          {children}
        </div>
      </div>
    </>
  );
}

function Hero({ recommender, product, recommenderEarns, recipientCents, lead }: Omit<LinkPageProps, 'children'>) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useFrame();
  const title = t('recipient.title', { name: recommender, product: unbroken(product.name) });
  // The mark stands on the page and in the preview, whatever text came with the link (E-08).
  const mark = recommenderEarns ? t('recipient.ad', { name: recommender }) : undefined;
  useTitle(title, mark, `${mark ? 'anzeige' : 'empfehlung'}-${product.id}`);
  return (
    <div className={layout.hero}>
      <div className={layout.wrap}>
        <div className={layout.stack}>
          <p className={layout.soft}>{t('recipient.eyebrow')}</p>
          <h1>
            <Named text={title} />
          </h1>
          <p className={`${layout.lead} ${layout.read}`}>{lead}</p>
          {mark && <p className={layout.small}>{mark}</p>}
        </div>
        {recipientCents > 0 && mandant.features.banknotes && (
          <Lifted
            above={t('recipient.premium')}
            amount={shortMoney(recipientCents, locale)}
            below={t('recipient.forYou')}
          />
        )}
      </div>
    </div>
  );
}

/** Before the form where there is one column: nobody gives data to what has not been seen. */
function Beside({ recommender, product, more, shop, points }: Omit<LinkPageProps, 'children'>) {
  const t = useT();
  const lang = useProductLanguage();
  return (
    <aside className={layout.stack}>
      <div className={`${layout.card} ${layout.tint}`}>
        <h2 lang={lang}>{product.name}</h2>
        <p lang={lang} className={layout.soft}>
          {product.description}
        </p>
        {more}
        {shop && (
          <div className={layout.row}>
            <a className={`${button.button} ${button.second} ${button.small}`} href={shop}>
              {t('recipient.offerFirst')}
              <Icon name="right" />
            </a>
          </div>
        )}
      </div>
      <div className={layout.card}>
        <h2>{t('recipient.safe')}</h2>
        <Points points={[...points, ['user', t('recipient.safe2', { name: recommender })]]} />
      </div>
    </aside>
  );
}

/** Salutation and name; `within` is where they stand in what is sent. */
export function NameFields({
  within = '',
  prefilled,
}: {
  within?: string;
  prefilled: { firstName: string | null; lastName: string | null } | null | undefined;
}) {
  const t = useT();
  return (
    <>
      <SelectField name={`${within}salutation`} options={salutations(t)} optional autoComplete="honorific-prefix" />
      <div className={form.pair}>
        <TextField name={`${within}firstName`} autoComplete="given-name" value={prefilled?.firstName} />
        <TextField name={`${within}lastName`} autoComplete="family-name" value={prefilled?.lastName} />
      </div>
    </>
  );
}

/** Terms, advertising and the button, with what the button does not do. */
export function Agreeing({
  within = '',
  termsText,
  agree,
  submit,
  noContract,
}: {
  within?: string;
  termsText: string;
  agree: string;
  submit: string;
  noContract: string;
}) {
  const t = useT();
  const { mandant } = useFrame();
  return (
    <>
      <AgreementField
        text={termsText}
        textName="termsText"
        boxName="acceptsTerms"
        legend={t('recipient.terms')}
        agree={agree}
        bySending={mandant.acceptsTermsBySending ? t('recipient.agreeBySending') : undefined}
      />
      <CheckField
        name={`${within}wantsAdvertising`}
        text={t('recipient.advertising')}
        hint={t('recipient.advertisingHint')}
        optional
      />
      <div className={layout.stack}>
        <div className={layout.row}>
          <Submit>{submit}</Submit>
        </div>
        <p className={`${layout.small} ${layout.soft}`}>{noContract}</p>
      </div>
    </>
  );
}
