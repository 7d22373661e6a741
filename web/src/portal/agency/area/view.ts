/** What a place of the area is: what it loads, what its forms do, and how it looks. The server alone draws it. */
import type { ReactNode } from 'react';
import type { FormRefused } from '../../../form/send.ts';
import type { Load, Submit } from '../../page/screen.ts';

export interface View<Data = unknown> {
  load(load: Load): Promise<Data>;
  /** Goes on to a page, says what is wrong, or answers what is shown this once (`useActionData`). */
  submit?(sent: Submit): Promise<Response | FormRefused | object>;
  draw(data: Data): ReactNode;
  /** Beside the heading: what is done with the whole. */
  beside?(data: Data): ReactNode;
}

/** One whose data are its own matter. */
export const view = <Data>(parts: View<Data>): View => parts as View;
