/**
 * A page of A4 to write on, tagged so that a screen reader reads it in the order it is written. Positions are millimetres from
 * the upper left corner, as DIN 5008 gives them.
 */
import PDFDocument from 'pdfkit';
import type { PageLanguage } from '../document.ts';
import { Fonts, type Weight } from './fonts.ts';

export type Tag = PDFKit.PDFStructureElement;

export interface Look {
  size?: number;
  weight?: Weight;
  colour?: string;
  /** Of the text to its position. */
  align?: 'left' | 'right';
}

export const ink = '#1c1e21';
export const pale = '#5b6169';
export const hairline = '#c9ced6';
export const accent = '#1f3a5f';

const point = 72 / 25.4;
const usualSize = 9.5;

interface Settings {
  title: string;
  language: PageLanguage;
  madeAt: Date;
}

export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly #fonts: Fonts;
  readonly #root: Tag;
  readonly #done: Promise<Uint8Array>;

  constructor({ title, language, madeAt }: Settings) {
    const options = {
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      subset: 'PDF/A-3b',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      // None at first: Helvetica would be named and not carried, which a file for archives may not do.
      font: null as unknown as string,
      info: { Title: title, Producer: 'Weitersagen', Creator: 'Weitersagen', CreationDate: madeAt },
    } as const;
    this.pdf = new PDFDocument({ ...options });
    this.#fonts = new Fonts(this.pdf);
    this.#done = collect(this.pdf);
    this.#root = this.pdf.struct('Document');
    this.pdf.addStructure(this.#root);
  }

  /** A part of what is read; `parent` is what it is in. */
  tag(type: string, parent: Tag = this.#root, options: { scope?: 'Column' | 'Row' } = {}): Tag {
    const tag = this.pdf.struct(type, options as object);
    parent.add(tag);
    return tag;
  }

  /** What is written inside is read as this. */
  write(type: string, draw: () => void, parent: Tag = this.#root, options: { scope?: 'Column' | 'Row' } = {}): void {
    const tag = this.tag(type, parent, options);
    tag.add(draw);
    tag.end();
  }

  /** What is written inside is not read: lines, and what stands on every page. */
  decorate(draw: () => void, type = 'Layout'): void {
    this.pdf.markContent('Artifact', { type: type as 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  text(value: string, x: number, y: number, look: Look = {}): void {
    const { size = usualSize, weight = 400, colour = ink, align = 'left' } = look;
    const pieces = this.#fonts.pieces(value, weight);
    let left = x * point - (align === 'right' ? this.width(value, look) * point : 0);
    this.pdf.fontSize(size).fillColor(colour);
    for (const { font, text } of pieces) {
      this.pdf.font(font).text(text, left, y * point, { lineBreak: false });
      left += this.pdf.widthOfString(text);
    }
  }

  /** Of a text on one line, in millimetres. */
  width(value: string, { size = usualSize, weight = 400 }: Look = {}): number {
    const widths = this.#fonts.pieces(value, weight).map(({ font, text }) => {
      return this.pdf.font(font).fontSize(size).widthOfString(text);
    });
    return widths.reduce((total, width) => total + width, 0) / point;
  }

  /** A text on as many lines as it needs; a word that is longer than a line is broken. */
  wrap(value: string, width: number, look: Look = {}): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of value.split(/[ \n]+/)) {
      const joined = line === '' ? word : `${line} ${word}`;
      if (this.width(joined, look) <= width) {
        line = joined;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (this.width(line, look) > width) {
        const fitting = this.#fitting(line, width, look);
        lines.push(line.slice(0, fitting));
        line = line.slice(fitting);
      }
    }
    return [...lines, line];
  }

  #fitting(word: string, width: number, look: Look): number {
    let length = word.length - 1;
    while (length > 1 && this.width(word.slice(0, length), look) > width) length -= 1;
    return length;
  }

  /** Lines of a text below each other; where the next would stand. */
  lines(values: readonly string[], x: number, y: number, step: number, look: Look = {}): number {
    values.forEach((value, place) => {
      // With a blank at its end a line that goes on is not read as one word with the next.
      this.text(place < values.length - 1 && look.align !== 'right' ? `${value} ` : value, x, y + place * step, look);
    });
    return y + values.length * step;
  }

  line(x: number, y: number, to: number, colour = hairline, thickness = 0.5): void {
    const [left, top, right] = [x * point, y * point, to * point];
    this.pdf.moveTo(left, top).lineTo(right, top).lineWidth(thickness).strokeColor(colour).stroke();
  }

  box(x: number, y: number, width: number, height: number, colour: string): void {
    this.pdf.rect(x * point, y * point, width * point, height * point).fill(colour);
  }

  async finish(): Promise<Uint8Array> {
    this.#root.end();
    this.pdf.end();
    return await this.#done;
  }
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of pdf) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}
