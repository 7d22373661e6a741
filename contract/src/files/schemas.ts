/** A file that a person sent, as the wire shows it: never its content, which is a download of its own. */
import * as z from 'zod/mini';
import { hash32 } from '../basics/number.ts';
import { line } from '../basics/text.ts';
import { wire } from '../basics/wire.ts';
import { fileType } from './rules.ts';

export const SentFile = wire({
  id: ['Id', hash32],
  name: ['Name', z.string()],
  type: ['Art', fileType],
  bytes: ['Bytes', z.int()],
});

export const UploadQuery = wire({ name: ['name', line(1, 255)] });
export const ByFile = wire({ file: ['datei', hash32] });

/** A few files by their ids: a list, or in a form one after the other with a comma. */
export const fileIds = (max: number) =>
  z.codec(
    z.union([
      z.array(hash32),
      z.string().check(z.trim(), z.regex(/^(?:[0-9a-f]{32}(?:,[0-9a-f]{32})*)?$/, { error: 'invalid' })),
    ]),
    z.array(z.string()).check(z.maxLength(max, { error: 'too-many-files' })),
    {
      decode: (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
      encode: (value) => value,
    },
  );
