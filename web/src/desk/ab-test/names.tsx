/** What an A/B test is called and about, and where it is. */
import type { AbTestRow } from '@weitersagen/contract/ab-test/desk';
import type { AbTestState } from '@weitersagen/contract/ab-test/rules';
import { channelCode } from '@weitersagen/contract/recommendation/channel-codes';
import type { ChannelName } from '@weitersagen/contract/recommendation/channels';
import { channelName } from '../../i18n/channel-name.ts';
import { day } from '../../i18n/format.ts';
import { type T, useT } from '../../i18n/t.ts';
import { Badge, type BadgeKind } from '../../ui/state/badge.tsx';
import { deskPath } from '../screen.ts';

/** In the address of a new one: what stands for the order of ways to share in place of the id of a block. */
export const orderWord = 'teilwege';

export const abTestPath = (slug: string, ...parts: readonly (string | number)[]): string =>
  deskPath(slug, 'abtests', ...parts);

export const newPath = (slug: string, about?: string): string =>
  abTestPath(slug, 'neu') + (about === undefined ? '' : `?${new URLSearchParams({ was: about })}`);

const looks: Readonly<Record<AbTestState, BadgeKind>> = { planned: 'info', running: 'good', ended: 'open' };

export function AbTestBadge({ state }: Pick<AbTestRow, 'state'>) {
  const t = useT();
  return <Badge kind={looks[state]}>{t(`desk.abTest.stateOf.${state}`)}</Badge>;
}

export const daysText = ({ from, until }: Pick<AbTestRow, 'from' | 'until'>, t: T, locale: string): string =>
  t('desk.abTest.fromUntil', { from: day(from, locale), until: day(until, locale) });

export const wayName = (channel: ChannelName, t: T): string => channelName(channelCode[channel], t);
