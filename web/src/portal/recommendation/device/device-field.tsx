/**
 * An optional device to a mobile tariff: none first, then each with what it costs once. What is chosen is told beside the
 * form by style alone (device.css).
 */
import { ChoiceField } from '../../../form/field/choice-field.tsx';
import { money } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import drawings from '../../../ui/drawings.svg?url';
import icon from '../../../ui/icon.module.css';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { useProductLanguage } from '../../page/page-frame.ts';
import type { DeviceKind, Devices } from './devices.ts';

export function DeviceField({ kind, quotes, chosen }: Devices) {
  const t = useT();
  const locale = useLocale();
  const lang = useProductLanguage();
  const choices = quotes.map(({ deviceId, deviceName, manufacturer, deviceCents }) => ({
    value: String(deviceId),
    name: deviceName ?? '',
    lang,
    lines: [
      ...(manufacturer === null ? [] : [[manufacturer, ''] as const]),
      [t('recommend.deviceOnce'), money(deviceCents, locale)] as const,
    ],
    picture: <Drawing kind={kind} />,
  }));
  return (
    <div className={layout.stack}>
      {chosen === undefined && <Notice kind="warn">{t('recommend.deviceUnknown')}</Notice>}
      {quotes.length > 0 && (
        <div className="devices">
          <ChoiceField
            name="recommendation.deviceId"
            legend={t(`recommend.with.${kind}`)}
            choices={[
              { value: '', name: t('recommend.noDevice'), lines: [[t('recommend.noDeviceText'), '']] },
              ...choices,
            ]}
            chosen={chosen ? String(chosen) : ''}
          />
        </div>
      )}
    </div>
  );
}

const drawingOf = { smartphone: 'phone', tablet: 'tablet', stick: 'stick' } as const satisfies Record<
  DeviceKind,
  string
>;

const Drawing = ({ kind }: { kind: DeviceKind }) => (
  <svg className={icon.icon} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${drawings}#${drawingOf[kind]}-line`} />
  </svg>
);
