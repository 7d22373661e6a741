/** The ways to share in their places: one that is put in another place changes with the one that stood there. */
import type { ChannelName } from '@weitersagen/contract/recommendation/channels';
import { useState } from 'react';
import { Field, FieldError } from '../../form/field/field.tsx';
import form from '../../form/form.module.css';
import { useField } from '../../form/form-context.ts';
import type { Values } from '../../form/reading.ts';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { wayName } from './names.tsx';

const nameOf = (place: number): string => `order.${place}`;

export const orderIn = (values: Values): string[] =>
  Object.keys(values)
    .filter((name) => /^order\.\d+$/.test(name))
    .map((_, place) => values[nameOf(place)] ?? '');

export function OrderFields({ channels }: { channels: readonly ChannelName[] }) {
  const t = useT();
  const whole = useField('order', { label: t('desk.abTest.orderB') });
  const [order, setOrder] = useState(channels);
  const put = (place: number, name: ChannelName) => {
    const from = order.indexOf(name);
    setOrder(order.map((one, at) => (at === place ? name : at === from ? (order[place] ?? one) : one)));
  };
  return (
    <fieldset className={form.group} id="order" tabIndex={-1}>
      <legend>{t('desk.abTest.orderB')}</legend>
      <FieldError field={whole} />
      <p className={layout.soft}>{t('desk.abTest.orderHint')}</p>
      {order.map((name, place) => (
        <Place key={nameOf(place)} place={place} order={order} chosen={name} onPut={put} />
      ))}
    </fieldset>
  );
}

interface PlaceProps {
  place: number;
  order: readonly ChannelName[];
  chosen: ChannelName;
  onPut: (place: number, name: ChannelName) => void;
}

function Place({ place, order, chosen, onPut }: PlaceProps) {
  const t = useT();
  const field = useField(nameOf(place), { label: t('desk.abTest.place', { place: place + 1 }) });
  const named = order.map((name) => [name, wayName(name, t)] as const).toSorted(([, a], [, b]) => a.localeCompare(b));
  return (
    <Field name={nameOf(place)} field={field}>
      <select
        className={`${form.input} ${form.middle}`}
        id={nameOf(place)}
        name={nameOf(place)}
        value={chosen}
        onChange={({ target }) => onPut(place, target.value as ChannelName)}
      >
        {named.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
