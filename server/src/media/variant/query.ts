/** What the address of an asset asks for, as Squidex names it; what cannot be read is as if it was not there. */
import { middle, type Point } from '@weitersagen/contract/media/rules';
import { type Asked, type Format, modes } from './plan.ts';

interface AssetQuery extends Asked {
  /** The format is the best that the caller takes. */
  isNegotiated: boolean;
  isDownload: boolean;
  /** Seconds it may be kept. */
  cacheSeconds: number | undefined;
  version: number | undefined;
}

const formats: Readonly<Record<string, Format>> = { jpeg: 'jpeg', jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' };

export function assetQuery(query: Readonly<Record<string, unknown>>, accept: string): AssetQuery {
  const values = new Map(Object.entries(query).map(([name, value]) => [name.toLowerCase(), firstOf(value)]));
  const whole = (name: string, max: number): number | undefined => {
    const value = values.get(name) ?? '';
    return /^\d{1,9}$/.test(value) && Number(value) > 0 ? Math.min(Number(value), max) : undefined;
  };
  const format = formats[(values.get('format') ?? '').toLowerCase()];
  const mode = (values.get('mode') ?? '').toLowerCase();
  const asked: Asked = {
    width: whole('width', 1e9),
    height: whole('height', 1e9),
    mode: modes.find((one) => one.toLowerCase() === mode),
    quality: whole('quality', 100),
    background: colourOf(values.get('bg')),
    focus: focusOf(values),
  };
  // Whoever wants the file as it is gets it; another size may come in the format that suits best.
  const isNegotiated =
    format === undefined &&
    (values.has('auto') || asked.width !== undefined || asked.height !== undefined) &&
    values.get('auto') !== 'false';
  const isDownload = values.has('download') && !/^(?:0|false)$/.test(values.get('download') ?? '');
  const cache = values.get('cache') ?? '';
  return {
    ...asked,
    format: format ?? (isNegotiated ? accepted(accept) : undefined),
    isNegotiated,
    isDownload,
    cacheSeconds: /^\d{1,9}$/.test(cache) ? Math.min(Number(cache), yearSeconds) : undefined,
    version: whole('version', 1e9),
  };
}

const yearSeconds = 31_536_000;

const firstOf = (value: unknown): string => String(Array.isArray(value) ? value[0] : value);

/** Only what is named: a caller that takes anything gets the picture in its own format. */
export function accepted(accept: string): Format | undefined {
  const named = (type: string): boolean =>
    new RegExp(`(?:^|,)\\s*image/${type}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))|,|$)`, 'i').test(accept);
  return named('avif') ? 'avif' : named('webp') ? 'webp' : undefined;
}

/** From -1 to 1, the second upwards, as there. */
function focusOf(values: ReadonlyMap<string, string>): Point | undefined {
  if (values.has('nofocus')) return middle;
  const [across, up] = ['focusx', 'focusy'].map((name) => {
    const value = values.get(name) ?? '';
    return /^-?\d(?:\.\d{1,6})?$/.test(value) ? Math.min(1, Math.max(-1, Number(value))) : undefined;
  });
  return across === undefined || up === undefined ? undefined : { x: (1 + across) / 2, y: (1 - up) / 2 };
}

function colourOf(value: string | undefined): string | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec(value ?? '') ?? [];
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}
