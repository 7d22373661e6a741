/** The secret that was just made, with the line that gets a token, until whoever sits here has saved it or leaves the page. */
import type { ContentApp } from '@weitersagen/contract/content/app';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { CopyField } from '../../../work/decision/copy-field.tsx';
import { useShownOnce } from '../../../work/decision/use-shown-once.ts';

interface Made {
  client: string;
  secret: string;
}

export function ShownSecret({ app: { name, base }, made }: { app: ContentApp; made: Made | undefined }) {
  const t = useT();
  const [shown, putAway] = useShownOnce(made);
  if (!shown) return null;
  const { client, secret } = shown;
  const curl = [
    'curl',
    `${base}/identity-server/connect/token`,
    '-d grant_type=client_credentials -d scope=squidex-api',
    `-d client_id=${name}:${client}`,
    `--data-urlencode client_secret=${secret}`,
  ].join(' ');
  return (
    <section className={`${layout.card} ${layout.tint}`} aria-labelledby="new-secret">
      <h2 id="new-secret">{t('desk.content.app.newSecret', { client: `${name}:${client}` })}</h2>
      <p>{t('desk.content.app.newSecretText')}</p>
      <CopyField id="secret" label={t('desk.content.app.secretField')} value={secret} rows={1} />
      <CopyField id="curl" label={t('desk.content.app.curl')} value={curl} rows={4} />
      <div>
        <button type="button" className={button.button} onClick={putAway}>
          {t('desk.content.app.saved')}
        </button>
      </div>
    </section>
  );
}
