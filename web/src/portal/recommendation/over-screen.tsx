/** EmpfehlungAbgelaufen, opened directly. */
import { OverPage } from './over-page.tsx';

export const texts = [];

export default OverPage;
