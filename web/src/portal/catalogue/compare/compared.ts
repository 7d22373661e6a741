/** What the address of the comparison names: `?produkt=101&produkt=302.9101`, a product or a tariff with its device. */

/** So many stand side by side. */
export const comparedMax = 3;

interface Named {
  id: number;
  deviceId: number | null;
}

const written = /^([1-9]\d{0,8})(?:\.([1-9]\d{0,8}))?$/;

/** How a page names one. */
export const keyOf = ({ id, deviceId }: Named): string => (deviceId === null ? String(id) : `${id}.${deviceId}`);

/** In the order of the address, each once; what is no such name is left out. */
export const comparedIn = (query: URLSearchParams): Named[] =>
  [...new Set(query.getAll('produkt'))].flatMap((text) => {
    const [, id, deviceId] = written.exec(text) ?? [];
    return id === undefined ? [] : [{ id: Number(id), deviceId: deviceId === undefined ? null : Number(deviceId) }];
  });
