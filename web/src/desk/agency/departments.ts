/** Which departments of the company's single sign-on are an agency, as the settings say it (C-47). */
import type { SsoSettings } from '@weitersagen/contract/agency/sso-desk';
import { readDepartments } from '@weitersagen/contract/agency/sso-rules';

/** Null where nobody signs in that way. */
export function departmentsOf(settings: SsoSettings | null, agencyNumber: string): string[] | null {
  if (!settings?.isOn) return null;
  return [...(readDepartments(settings.departments) ?? [])]
    .filter(([, number]) => number === agencyNumber)
    .map(([department]) => department);
}
