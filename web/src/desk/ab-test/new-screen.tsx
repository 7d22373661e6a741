/** A new A/B test: first what is compared, which the address says, then version B, the split, the goal and the days. */
import {
  type AbTestGround,
  aim,
  createAbTest,
  NewAbTest,
  showAbTestGround,
  split,
  subject,
} from '@weitersagen/contract/ab-test/desk';
import { aimsOf, isToldByBrowser, splits } from '@weitersagen/contract/ab-test/rules';
import { plusDays } from '@weitersagen/contract/basics/day';
import { encode } from '@weitersagen/contract/basics/wire';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { SelectField } from '../../form/field/select-field.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { Submit as SubmitButton } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useAnswer } from '../../work/answer.ts';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import type { Load, Submit } from '../screen.ts';
import { Choose } from './choose.tsx';
import { abTestPath, newPath, orderWord } from './names.tsx';
import { OrderFields, orderIn } from './order-fields.tsx';
import { WordFields, wordsIn } from './word-fields.tsx';

export async function load({ api, query }: Load) {
  const ground = need(await api(showAbTestGround));
  const about = query.get('was');
  return {
    ground,
    isOrder: about === orderWord && ground.channels.length > 1 && ground.hearsHits,
    block: ground.blocks.find(({ id }) => id === about) ?? null,
  };
}

export function submit({ form, query, mandant, done, t }: Submit) {
  const about = query.get('was');
  const isOrder = about === orderWord;
  const { name, split: by, aim: goal, from, until } = form.values;
  const instead = {
    ...{ name, from, until, split: by, aim: goal },
    subject: encode(subject, isOrder ? 'shareOrder' : 'block'),
    ...(isOrder ? { order: orderIn(form.values) } : { block: about, words: wordsIn(form.values) }),
  };
  return form.send(createAbTest, { instead }, (made) =>
    done(t('desk.abTest.planned', { name: made.name }), abTestPath(mandant.slug, made.id)),
  );
}

export default function NewAbTestScreen() {
  const t = useT();
  const { slug } = useSeat().mandant;
  const { ground, isOrder, block } = useLoaderData<typeof load>();
  if (!isOrder && !block)
    return (
      <>
        <PageHead
          title={t('desk.abTest.new')}
          lead={t('desk.abTest.choose')}
          back={<BackToList href={abTestPath(slug)}>{t('desk.nav.abTests')}</BackToList>}
        />
        <Choose ground={ground} />
      </>
    );
  const about = block ? t('desk.abTest.blockNamed', { title: block.title }) : t('desk.abTest.subjectOf.shareOrder');
  return (
    <>
      <PageHead
        title={t('desk.abTest.newOf', { about })}
        back={<BackToList href={newPath(slug)}>{t('desk.abTest.new')}</BackToList>}
      />
      <div className={`${layout.stack} ${layout.read}`}>
        <Notice>{t('desk.abTest.aIsPublished')}</Notice>
        <Fields />
      </div>
    </>
  );
}

/** Two weeks see each day of the week twice. */
const usualDays = 14;

function Fields() {
  const t = useT();
  const { ground, block } = useLoaderData<typeof load>();
  return (
    <Form schema={NewAbTest} before={useAnswer()}>
      <TextField name="name" label={t('desk.abTest.name')} hint={t('desk.abTest.nameHint')} autoComplete="off" />
      {block ? <WordFields block={block} /> : <OrderFields channels={ground.channels} />}
      <HowFields ground={ground} />
      <TextField
        name="from"
        label={t('desk.abTest.from')}
        type="date"
        autoComplete="off"
        width="middle"
        value={ground.today}
      />
      <TextField
        name="until"
        label={t('desk.abTest.until')}
        hint={t('desk.abTest.untilHint')}
        type="date"
        autoComplete="off"
        width="middle"
        value={plusDays(ground.today, usualDays - 1)}
      />
      <div className={layout.row}>
        <SubmitButton>{t('desk.abTest.plan')}</SubmitButton>
      </div>
    </Form>
  );
}

/** What cannot be here is left out, with the reason. */
function HowFields({ ground: { asksConsent, hearsHits } }: { ground: AbTestGround }) {
  const t = useT();
  const { isOrder } = useLoaderData<typeof load>();
  const possible = splits.filter((one) => one === 'day' || asksConsent);
  const goals = aimsOf(isOrder ? 'shareOrder' : 'block').filter((one) => hearsHits || !isToldByBrowser(one));
  return (
    <>
      <SelectField
        name="split"
        label={t('desk.abTest.split')}
        options={possible.map((one) => [String(encode(split, one)), t(`desk.abTest.splitOf.${one}`)])}
      />
      {asksConsent && <p className={layout.soft}>{t('desk.abTest.splitLong')}</p>}
      {!asksConsent && <p className={layout.soft}>{t('desk.abTest.noConsent')}</p>}
      <SelectField
        name="aim"
        label={t('desk.abTest.aim')}
        options={goals.map((one) => [String(encode(aim, one)), t(`desk.abTest.aimOf.${one}`)])}
      />
      {hearsHits ? (
        asksConsent && <p className={layout.soft}>{t('desk.abTest.sharedNote')}</p>
      ) : (
        <p className={layout.soft}>{t('desk.abTest.noHits')}</p>
      )}
    </>
  );
}
