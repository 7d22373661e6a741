/** Drafts of a list that go live together, all of them or none. */
import { publishContent } from '@weitersagen/contract/content/desk';
import type { ContentRow } from '@weitersagen/contract/content/desk-shapes';
import { HiddenField } from '../../form/field/text-field.tsx';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Ask, Question } from '../../work/decision/question.tsx';
import { unchoose } from '../../work/list/chosen.ts';
import { type Selection, SelectionBar } from '../../work/list/selection.tsx';
import { waitingText } from '../approval/open-approvals.tsx';
import { deskPath, type Submit } from '../screen.ts';

export const publishManyQuestion = 'zusammen-veroeffentlichen';

export const mayPublish = ({ state }: ContentRow): boolean => state === 'draft' || state === 'changed';

/** `id:revision`, one after the other: what the editor has seen of each. */
const written = (rows: readonly ContentRow[]): string => rows.map(({ id, revision }) => `${id}:${revision}`).join(',');

export function publishMany({ form, locale, done, t, operator, mandant, params }: Submit) {
  const items = (form.values.chosen ?? '')
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [id = '', revision = ''] = one.split(':');
      return { id, revision: Number(revision) };
    });
  return form.send(publishContent, { instead: { items } }, (reply) => {
    const place = deskPath(mandant.slug, 'inhalte', params.kind ?? '');
    unchoose(
      operator.id,
      place,
      items.map(({ id }) => id),
    );
    return done(waitingText(reply, t, locale) ?? t('desk.content.many.done', { count: items.length }));
  });
}

export function PublishMany({ selection }: { selection: Selection<ContentRow> }) {
  const t = useT();
  const { chosen, all } = selection;
  const text = t('desk.content.many.chosen', { count: chosen.length });
  if (all.length + chosen.length === 0) return null;
  return (
    <>
      <SelectionBar
        selection={selection}
        label={t('desk.content.many.label')}
        text={chosen.length > 0 ? text : t('desk.content.many.hint')}
      >
        <Ask
          name={publishManyQuestion}
          isSmall
          isFirst
          obstacle={chosen.length === 0 ? t('desk.content.many.none') : undefined}
        >
          {t('desk.content.many.do')}
        </Ask>
      </SelectionBar>
      <Question
        name={publishManyQuestion}
        title={t('desk.content.many.ask')}
        submit={t('desk.content.many.do')}
        consequence={
          <>
            <p>
              <b>{text}</b>
            </p>
            <ul>
              {chosen.map(({ id, title, key }) => (
                <li key={id}>
                  <bdi>{title || key || t('desk.content.unnamed')}</bdi>
                </li>
              ))}
            </ul>
            <p className={layout.soft}>{t('desk.content.many.then')}</p>
          </>
        }
      >
        <HiddenField name="chosen" value={written(chosen)} />
      </Question>
    </>
  );
}
