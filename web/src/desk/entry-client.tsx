/**
 * The operator's desk in the browser. Links below `/verwaltung` and forms go on without a new document: whatever draws
 * them writes plain links and forms.
 */
import { useMemo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import * as z from 'zod/mini';
import { SendContext } from '../form/form.tsx';
import { TextContext, type Texts } from '../i18n/t.ts';
import { linkAddress } from '../page-script/link-address.ts';
import { Toast } from '../ui/over/toast.tsx';
import { guardPresses } from '../ui/press.ts';
import { keepThroughReload } from '../work/kept-work.ts';
import { type WorkArea, WorkAreaContext } from '../work/work-area.ts';
import type { Boot } from './boot.ts';
import { createDesk } from './desk.ts';
import { DeskContext } from './desk-context.ts';
import { deskRoutes } from './router.tsx';
import './desk.css';

// The policy of the page forbids eval, which zod would try.
z.config({ jitless: true });

const desk = createDesk(JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot);
const router = createBrowserRouter(deskRoutes(desk));

document.addEventListener('click', (event) => {
  const address = linkAddress(event, '/verwaltung');
  if (address === undefined || /^\/verwaltung\/einladung\b/.test(address)) return;
  event.preventDefault();
  void router.navigate(address);
});

guardPresses();
window.addEventListener('pagehide', keepThroughReload);

/** A form that asks: its fields are the address, empty ones are left out. */
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.method !== 'get') return;
  event.preventDefault();
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter)) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
  }
  // What is typed bit by bit is one step of the way back.
  const replace =
    location.search !== '' && document.activeElement?.matches('input') && form.contains(document.activeElement);
  void router.navigate(`${location.pathname}${query.size > 0 ? `?${query}` : ''}`, { replace });
});

/** In parts only with a file: a body of parts without any part is one that some browsers (Chromium 150) cannot read. */
function send(formData: FormData): void {
  const hasFile = [...formData.values()].some((value) => value instanceof File);
  const formEncType = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  void router.navigate(null, { formMethod: 'post', formEncType, formData });
}
const unsay = (): void => desk.say(undefined);

const tabTitleIn =
  ({ t }: Texts): WorkArea['tabTitle'] =>
  (title, mandant) =>
    mandant ? t('desk.title', { title, mandant }) : `${title} – ${t('desk.name')}`;

function App() {
  const texts = useSyncExternalStore(desk.subscribe, () => desk.texts);
  const said = useSyncExternalStore(desk.subscribe, () => desk.said);
  const area = useMemo(() => ({ say: desk.say, tabTitle: tabTitleIn(texts) }), [texts]);
  return (
    <DeskContext value={desk}>
      <WorkAreaContext value={area}>
        <TextContext value={texts}>
          <SendContext value={send}>
            <RouterProvider router={router} />
          </SendContext>
          <Toast text={said?.text} deed={said?.undo && { name: texts.t('work.undo'), act: said.undo }} onGone={unsay} />
        </TextContext>
      </WorkAreaContext>
    </DeskContext>
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(<App />);
