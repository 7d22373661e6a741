/** A page of the portal as the server sends it, and what is read on it. */
import { render } from '../portal/entry-server.tsx';
import { pageRequest } from './sample-world.ts';

export const shown = async (...given: Parameters<typeof pageRequest>) => {
  const answer = await render(pageRequest(...given));
  return { ...answer, text: (answer.html ?? '').replace(/<script.*?<\/script>/gs, '').replace(/<!-- -->/g, '') };
};

/** Where a long word may part is no part of it. */
export const mainOf = (text: string): string => (/<main.*<\/main>/s.exec(text)?.[0] ?? '').replaceAll('<wbr/>', '');
