/**
 * The library that draws, for processes that draw one picture and end: nowhere else is it loaded. It may read the three kinds
 * only: it would draw SVG and others, too.
 */
import sharp from 'sharp';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

const pixelsMax = 40_000_000;

export const sizeOf = async (bytes: Buffer): Promise<{ width: number; height: number; isTooLarge: boolean }> => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { width, height, isTooLarge: width * height > pixelsMax };
};

export const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: pixelsMax });
