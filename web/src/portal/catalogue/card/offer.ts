/** A tariff as its card has it: what it is called, where it leads, how it is named beside others. */
import type { ListedCategory } from '@weitersagen/contract/page/page';
import { isMobile, type Tariff } from '@weitersagen/contract/product/schemas';
import type { PathValues } from '../../page/paths.ts';
import { keyOf } from '../compare/compared.ts';

export interface Offer {
  name: string;
  /** Small above its name: the maker, or the group of the tariff. */
  above: string | null;
  /** Of a device: the tariff its price is told with. */
  tariff: string | null;
  facts: readonly string[];
  /** Among those that are compared: the product, with a device both. */
  key: string;
  product: PathValues;
  /** None where nothing can be recommended. */
  recommend: PathValues | undefined;
  /** What is chosen is part of a recommendation only: a device goes along with it. */
  isChosen: boolean;
  /** An agent takes it from there instead of a shop (G-12). */
  isAgent: boolean;
}

/** Categories whose tariffs go with a tablet. */
const forTablets: ReadonlySet<string> = new Set(['daten-tarife']);

/** What stands in no category goes with a phone. */
export function offerOf(tariff: Tariff, category: Pick<ListedCategory, 'category'> | undefined): Offer {
  const { id, name, hasShopLink, isAgent, valueCents, description } = tariff;
  const isOpen = (hasShopLink || isAgent) && valueCents > 0;
  if (!isMobile(tariff)) {
    const { displayName, group, description1, description2, description3, description4 } = tariff;
    const facts = [description1, description2, description3, description4].flatMap((fact) => fact ?? []);
    return {
      name: displayName,
      above: group,
      tariff: null,
      facts: facts.length > 0 ? facts : [description],
      key: keyOf({ id, deviceId: null }),
      product: { produktId: id },
      recommend: isOpen ? { produktId: id } : undefined,
      isChosen: false,
      isAgent,
    };
  }
  const { deviceId, deviceName, deviceDescription, manufacturer, tariffId, tariffName, tariffDescription } = tariff;
  const isDevice = deviceId !== null;
  const device = isDevice
    ? { handy: deviceId }
    : { geraet: forTablets.has(category?.category ?? '') ? 'tablet' : 'smartphone' };
  return {
    name: (isDevice ? deviceName : tariffName) ?? name,
    above: isDevice ? manufacturer : null,
    tariff: isDevice ? tariffName : null,
    facts: [(isDevice ? deviceDescription : tariffDescription) ?? description],
    key: keyOf({ id, deviceId }),
    product: { produktId: id, ...(isDevice && { geraet: deviceId }) },
    recommend: isOpen && tariffId !== null ? { produktId: id, quelle: 'mobilfunk', ...device } : undefined,
    isChosen: true,
    isAgent,
  };
}

/** A device that no tariff goes with: there is nothing to look at beyond its card. */
export const isAlone = (tariff: Tariff): boolean => isMobile(tariff) && tariff.tariffId === null;
