/** FileNotFound, `/404`: answers 404 as every unknown address does. */
import { trouble } from '../../../api/need.ts';
import { NotFoundPage } from './not-found-page.tsx';

export const texts = [];

export const load = async () => {
  throw trouble(404);
};

export default NotFoundPage;
