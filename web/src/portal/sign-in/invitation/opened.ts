/** The first touch of an invitation opens it (I2): a page comes to life by that, and a mail scanner never touches one. */
import { checkPasswordToken } from '@weitersagen/contract/account/endpoints';
import { useEffect } from 'react';
import { browserApi } from '../../../api/client.ts';
import { useLocale } from '../../../i18n/t.ts';
import { useFrame } from '../../page/page-frame.ts';

export function useOpened(token: string): void {
  const { id: mandant } = useFrame().mandant;
  const locale = useLocale();
  useEffect(() => {
    void browserApi({ mandant, locale })(checkPasswordToken, { body: { token } });
  }, [mandant, locale, token]);
}
