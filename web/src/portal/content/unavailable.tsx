/** In place of content that the CMS does not give and never gave (§8): the same words in every language, as the CMS says them. */
import { unavailable } from '@weitersagen/contract/cms/unavailable';
import { Notice } from '../../ui/notice.tsx';

export const Unavailable = () => (
  <Notice kind="warn">
    <span lang="de">{unavailable}</span>
  </Notice>
);
