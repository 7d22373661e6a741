/**
 * Any manager that speaks IAB TCF 2.2, by `__tcfapi`. Until its script is there a stub keeps what it is asked, as the framework says.
 * It has no purpose of its own for what a page offers: 1 is storing on the device, 8 measuring content, 3 and 4 profiles for
 * advertising. Settings are opened by `displayConsentUi`, which most know and the framework does not promise.
 */
import type { Listen } from './manager.ts';

interface TcData {
  eventStatus?: 'tcloaded' | 'cmpuishown' | 'useractioncomplete';
  gdprApplies?: boolean;
  purpose?: { consents?: Readonly<Record<string, boolean>> };
}

type Answer = (data: TcData | null, isDone: boolean) => void;
type Question = [command: string, version: number, answer: Answer];

declare global {
  interface Window {
    __tcfapi?: (...question: Question | []) => unknown;
  }
}

const patienceMs = 2000;

export const listenToTcf: Listen = (_id, decided) => {
  window.__tcfapi ??= stub();
  const ask = (command: string, answer: Answer): void => void window.__tcfapi?.(command, 2, answer);
  ask('addEventListener', (data, isDone) => {
    const isDecided = data?.eventStatus === 'tcloaded' || data?.eventStatus === 'useractioncomplete';
    if (!isDone || !isDecided || data.gdprApplies === false) return;
    const consents = data.purpose?.consents ?? {};
    const isGiven = (...numbers: number[]): boolean => numbers.every((number) => consents[number] === true);
    decided({ functional: isGiven(1), analytical: isGiven(1, 8), marketing: isGiven(1, 3, 4) });
  });
  return {
    attributes: {},
    show: () =>
      new Promise((resolve) => {
        ask('displayConsentUi', (_data, isDone) => resolve(isDone));
        setTimeout(() => resolve(true), patienceMs);
      }),
  };
};

function stub(): NonNullable<Window['__tcfapi']> {
  const asked: Question[] = [];
  return (...question) => {
    const [command, , answer] = question;
    // Asked without a word it hands over what waits.
    if (command === undefined) return asked;
    if (command === 'ping') answer?.({ cmpLoaded: false, cmpStatus: 'stub' } as TcData, true);
    else asked.push(question as Question);
    return undefined;
  };
}
