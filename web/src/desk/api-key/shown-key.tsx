/** The key that was just made, with a call that tries it, until whoever sits here has saved it or leaves the page. */
import type { ApiKey } from '@weitersagen/contract/api-key/desk';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { CopyField } from '../../work/decision/copy-field.tsx';
import { useShownOnce } from '../../work/decision/use-shown-once.ts';
import { useSeat } from '../desk-context.ts';
import { tryingCall } from './trying-call.ts';

interface Made {
  name: string;
  secret: string;
}

export function ShownKey({ made, keys }: { made: Made | undefined; keys: readonly ApiKey[] }) {
  const t = useT();
  const { mandant } = useSeat();
  const [shown, putAway] = useShownOnce(made);
  if (!shown) return null;
  const { name, secret } = shown;
  const call = tryingCall(keys.find((one) => one.name === name)?.scopes ?? []);
  const curl = call && `curl -H 'X-Api-Key: ${secret}' ${call(`${mandant.address}/api/v1/${mandant.slug}`)}`;
  return (
    <section className={`${layout.card} ${layout.tint}`} aria-labelledby="new-key">
      <h2 id="new-key">{t('desk.apiKey.newKey', { name })}</h2>
      <p>{t('desk.apiKey.newKeyText')}</p>
      <CopyField id="secret" label={t('desk.apiKey.key')} value={secret} rows={2} />
      {curl && <CopyField id="curl" label={t('desk.apiKey.curl')} value={curl} rows={4} />}
      <div>
        <button type="button" className={button.button} onClick={putAway}>
          {t('desk.apiKey.saved')}
        </button>
      </div>
    </section>
  );
}
