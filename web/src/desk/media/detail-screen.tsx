/** One picture: what is seen of it, what it is called, what it says to whoever does not see it, and what can be done. */

import { listLanguages } from '@weitersagen/contract/content/endpoints';
import { changeMedia, removeMedia, replaceMedia, showMedia } from '@weitersagen/contract/media/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { fileSize, moment, number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { nameOf } from '../../work/colleagues.ts';
import { DecisionList } from '../../work/decision/decision-list.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { DropField } from '../../work/drop-field.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { chosenFile, refuseFile } from '../order-import/send-file.ts';
import { UploadProgress } from '../order-import/upload-progress.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { MediaForm } from './media-form.tsx';
import { typeNames } from './media-tile.tsx';
import { downloadOf } from './shown.ts';
import { documentTypes, pictureTypes } from './upload-area.tsx';

/** The words of the questions in the address. */
const questions = { replace: 'ersetzen', remove: 'loeschen' } as const;

export async function load({ api, params }: Load) {
  const row = need(await api(showMedia, { params: { id: params.id } }));
  const { languages } = need(await api(listLanguages));
  return { row, languages: languages.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)) };
}

export async function submit({ api, form, fields, query, params, mandant, done, t }: Submit) {
  const whom = { params: { id: params.id } };
  const question = questionOf(query);
  if (question === questions.remove) {
    const { name } = need(await api(showMedia, whom));
    return form.send(removeMedia, whom, () =>
      done(t('desk.media.done.remove', { name }), deskPath(mandant.slug, 'bilder')),
    );
  }
  if (question === questions.replace) {
    const file = chosenFile(fields);
    if (!file) return form.refuse('file', t('desk.media.fileNeeded'));
    const outcome = await api(replaceMedia, { ...whom, query: { name: file.name }, body: file });
    if (!outcome.ok) return refuseFile({ form, t }, outcome.error);
    return done(t('desk.media.done.replace', { name: outcome.value.name }));
  }
  return form.send(changeMedia, whom, ({ name }) => done(t('desk.media.done.save', { name })));
}

export default function MediaDetailScreen() {
  const t = useT();
  const { mandant } = useSeat();
  const { row, languages } = useLoaderData<typeof load>();
  return (
    <>
      <PageHead
        back={<BackToList href={deskPath(mandant.slug, 'bilder')}>{t('desk.media.title')}</BackToList>}
        title={row.name}
        state={row.lacksText && <Badge kind="warn">{t('desk.media.lacksText')}</Badge>}
        actions={
          <a
            className={`${button.button} ${button.second} ${button.small}`}
            href={downloadOf(mandant.slug, row)}
            download
          >
            {t('desk.media.download')}
          </a>
        }
      />
      {/* Another version begins anew, with what is kept of it. */}
      <MediaForm key={`${row.id} ${row.version}`} row={row} languages={languages} />
      <div className={layout.columns}>
        <MediaFacts />
        <aside>
          <MediaDecisions />
        </aside>
      </div>
    </>
  );
}

function MediaFacts() {
  const t = useT();
  const locale = useLocale();
  const { type, width, height, bytes, slug, createdAt, createdBy, changedAt, changedBy } =
    useLoaderData<typeof load>().row;
  const at = (when: Date, by: string | null) =>
    `${moment(when, locale)}${by === null ? '' : ` ${t('desk.media.by', { by: nameOf(by) })}`}`;
  return (
    <section className={layout.card} aria-labelledby="facts">
      <h2 id="facts">{t('desk.media.facts')}</h2>
      <Facts
        facts={[
          [t('desk.media.fact.type'), typeNames[type]],
          ...(width !== null && height !== null
            ? [
                [
                  t('desk.media.fact.size'),
                  t('desk.media.size', { width: number(width, locale), height: number(height, locale) }),
                ] as const,
              ]
            : []),
          [t('desk.media.fact.bytes'), fileSize(bytes, locale)],
          [t('desk.media.fact.slug'), slug],
          [t('desk.media.fact.created'), at(createdAt, createdBy)],
          [t('desk.media.fact.changed'), at(changedAt, changedBy)],
        ]}
      />
    </section>
  );
}

function MediaDecisions() {
  const t = useT();
  const { name, type } = useLoaderData<typeof load>().row;
  const [kind, accept] = type === 'pdf' ? (['document', documentTypes] as const) : (['picture', pictureTypes] as const);
  return (
    <DecisionList
      title={t('desk.media.decisions')}
      choices={[
        {
          name: questions.replace,
          verb: t('desk.media.do.replace'),
          obstacle: undefined,
          consequence: <p>{t('desk.media.then.replace', { name })}</p>,
          fields: (
            <>
              <DropField
                name="file"
                label={t('desk.media.file')}
                hint={t(`desk.media.fileHint.${kind}`)}
                accept={accept}
              />
              <UploadProgress />
            </>
          ),
        },
        {
          name: questions.remove,
          verb: t('desk.media.do.remove'),
          obstacle: undefined,
          isDangerous: true,
          consequence: <p>{t('desk.media.then.remove', { name })}</p>,
          fields: null,
        },
      ]}
    />
  );
}
