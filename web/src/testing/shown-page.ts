/** A page of the portal as the server sends it, and what is read on it. */
import { render } from '../portal/entry-server.tsx';
import { pageRequest } from './sample-world.ts';

export const shown = async (...given: Parameters<typeof pageRequest>) => {
  const answer = await render(pageRequest(...given));
  return { ...answer, text: (answer.html ?? '').replace(/<script.*?<\/script>/gs, '').replace(/<!-- -->/g, '') };
};

export const mainOf = (text: string): string => /<main.*<\/main>/s.exec(text)?.[0] ?? '';
