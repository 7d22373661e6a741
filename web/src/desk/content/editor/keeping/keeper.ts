/**
 * Keeps what is typed: as a working copy on the server, a moment after the last key, one save after the other; until that worked, in
 * this tab. Who saves on top of another one's work is told, and both versions stay.
 */
import type { ItemData } from '@weitersagen/contract/cms/schema';
import type { ContentDetail } from '@weitersagen/contract/content/desk-shapes';
import { type Edited, fieldsOf } from '../../field/edited.ts';
import { isSame, type Place, placesOf, withText } from './values.ts';

/** What is not on the server yet, and what it was typed over. */
export interface Unsaved {
  base: ItemData;
  mine: ItemData;
  revision: number;
}

export type Answer<D> = { ok: true; detail: D } | { ok: false; status: number; message: string };

interface Ways<D> {
  save: (data: ItemData, revision: number) => Promise<Answer<D>>;
  load: () => Promise<Answer<D>>;
  /** Nothing: all is saved. */
  keep: (unsaved: Unsaved | undefined) => void;
}

export interface Kept<D extends Edited = ContentDetail> {
  detail: D;
  data: ItemData;
  /** Grows when the fields get other values than those that were typed into them. */
  generation: number;
  state: 'saved' | 'typed' | 'saving' | 'failed' | 'lost' | 'conflict';
  savedAt: Date | undefined;
  /** Why it could not be saved. */
  message: string;
  /** What the other one has saved meanwhile. */
  theirs: D | undefined;
  /** What was typed before is here again. */
  isBack: boolean;
}

export const pauseMs = 1500;
const againMs = 15_000;

export class Keeper<D extends Edited = ContentDetail> {
  readonly id: string;
  #base: ItemData;
  #revision: number;
  #kept: Kept<D>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<boolean> | undefined;
  readonly #ways: Ways<D>;
  readonly #places: readonly Place[];
  readonly #listeners = new Set<() => void>();

  constructor(detail: D, ways: Ways<D>, left?: Unsaved) {
    this.id = detail.id;
    this.#ways = ways;
    this.#places = placesOf(fieldsOf(detail.kind, detail.data), detail.languages);
    // It may have reached the server after all, as the page went.
    const unsaved = left && isSame(this.#places, left.mine, detail.data) ? undefined : left;
    if (unsaved !== left) ways.keep(undefined);
    this.#base = unsaved?.base ?? detail.data;
    this.#revision = unsaved?.revision ?? detail.revision;
    const isOutdated = unsaved !== undefined && unsaved.revision !== detail.revision;
    this.#kept = {
      detail,
      data: unsaved?.mine ?? detail.data,
      generation: 0,
      state: isOutdated ? 'conflict' : unsaved ? 'typed' : 'saved',
      savedAt: undefined,
      message: '',
      theirs: isOutdated ? detail : undefined,
      isBack: unsaved !== undefined,
    };
  }

  readonly get = (): Kept<D> => this.#kept;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** What the server has, as far as it is known here. */
  get revision(): number {
    return this.#revision;
  }

  /** What was there before anything was typed. */
  get base(): ItemData {
    return this.#base;
  }

  put(place: Place, kind: Parameters<typeof withText>[2], text: string): void {
    this.#change({ data: withText(this.#kept.data, place, kind, text) });
    this.#note();
    if (this.#kept.theirs !== undefined) return;
    if (this.#saving === undefined) this.#change({ state: this.#isTyped() ? 'typed' : 'saved' });
    this.#later(pauseMs);
  }

  /** Whether everything is on the server now. */
  settle(): Promise<boolean> {
    this.stop();
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  /** What the server says of it now: news are taken over; where something is typed, they are told. */
  meet(now: D): void {
    // What is being saved answers for itself; what was asked for before it was saved is old.
    if (this.#saving !== undefined || now.revision < this.#revision) return;
    if (now.revision === this.#revision) this.#change({ detail: now });
    else if (this.#isTyped()) this.#compare(now);
    else this.#takeOver(now);
  }

  /** Somebody comes back to the tab: is there something new? */
  async look(): Promise<void> {
    if (this.#saving !== undefined || this.#kept.theirs) return;
    const now = await this.#ways.load();
    if (now.ok) this.meet(now.detail);
    if (this.#isTyped()) void this.settle();
  }

  /** One version out of two, saved on top of the other one's. */
  resolve(data: ItemData): Promise<boolean> {
    const { theirs } = this.#kept;
    if (!theirs) return this.settle();
    this.#takeOver(theirs);
    this.#change({ data, state: 'typed' });
    this.#note();
    if (!this.#isTyped()) this.#change({ state: 'saved', savedAt: new Date() });
    return this.settle();
  }

  /** What was typed before is not wanted any more. */
  drop(): void {
    this.#takeOver(this.#kept.theirs ?? this.#kept.detail);
    this.#change({ isBack: false });
    this.#note();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #takeOver(detail: D): void {
    this.#base = detail.data;
    this.#revision = detail.revision;
    const generation = this.#kept.generation + 1;
    this.#change({ detail, data: detail.data, generation, state: 'saved', theirs: undefined });
  }

  async #saveAll(): Promise<boolean> {
    while (this.#kept.theirs === undefined && this.#isTyped()) {
      const { data } = this.#kept;
      this.#change({ state: 'saving' });
      const answer = await this.#ways.save(data, this.#revision);
      if (!answer.ok) return this.#failed(answer);
      this.#base = data;
      this.#revision = answer.detail.revision;
      const state = this.#isTyped() ? 'typed' : 'saved';
      this.#change({ detail: answer.detail, state, savedAt: new Date(), message: '', isBack: false });
      this.#note();
    }
    return this.#kept.theirs === undefined;
  }

  async #failed({ status, message }: Extract<Answer<D>, { ok: false }>): Promise<boolean> {
    const now = status === 409 ? await this.#ways.load() : undefined;
    if (now?.ok && now.detail.revision !== this.#revision) return this.#compare(now.detail);
    this.#change({ state: status === 401 ? 'lost' : 'failed', message });
    // A refusal stays one until something else is typed.
    if (status >= 500) this.#later(againMs);
    return false;
  }

  /** Something was saved since: the very same text is no second version. Says whether it is. */
  #compare(now: D): boolean {
    if (!isSame(this.#places, this.#kept.data, now.data)) {
      this.#change({ state: 'conflict', theirs: now, message: '' });
      return false;
    }
    this.#base = now.data;
    this.#revision = now.revision;
    this.#change({ detail: now, state: 'saved', savedAt: new Date(), message: '', isBack: false });
    this.#note();
    return true;
  }

  #change(more: Partial<Kept<D>>): void {
    this.#kept = { ...this.#kept, ...more };
    for (const listener of this.#listeners) listener();
  }

  #isTyped(): boolean {
    return !isSame(this.#places, this.#base, this.#kept.data);
  }

  #note(): void {
    const unsaved = { base: this.#base, mine: this.#kept.data, revision: this.#revision };
    this.#ways.keep(this.#isTyped() ? unsaved : undefined);
  }

  #later(ms: number): void {
    this.stop();
    this.#timer = setTimeout(() => void this.settle(), ms);
  }
}
