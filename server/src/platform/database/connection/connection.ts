/**
 * A connection that talks to the database in few writes: statements with values are prepared under a name (1.0 to 2
 * times faster) where no pooler is between, and a transaction begins in the same write as its first statement. One that stays silent is given up.
 */
import type { Writable } from 'node:stream';
import pg from 'pg';
import { isSilence } from '../away.ts';

const namesMax = 2000;

// biome-ignore lint/suspicious/noExplicitAny: the overloads of pg.Client.query
type Any = any;

export interface Connection extends pg.ClientBase {
  end(): Promise<void>;
  /** A transaction that begins with the next statement; each waits so long for its answer, else as the pool says. */
  open(begin: string, waitMs?: number): void;
  /** Ends the transaction; nothing is sent where nothing was begun. */
  close(how: 'commit' | 'rollback'): Promise<void>;
  /** A statement in a transaction of its own. */
  alone(begin: string, statement: string, values: readonly unknown[]): Promise<pg.QueryResult>;
  /** Holds back what is written until `uncork`. */
  cork(): void;
  uncork(): void;
}

/** What is written can be held back, and a silence ends it. */
class Line extends pg.Client {
  /** How long the next answers may take; undefined: as the pool says. */
  protected waitMs: number | undefined;

  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true } as pg.ClientConfig);
    // A connection in use that breaks fails its statements; without a listener the process would end.
    this.on('error', () => undefined);
  }

  cork(): void {
    this.#stream.cork?.();
  }

  uncork(): void {
    this.#stream.uncork?.();
  }

  /** pg gives up one question; what was asked after it waits behind the same silence, so the connection ends with it. */
  protected heard<T>(answer: Promise<T>): Promise<T> {
    answer.catch((error: unknown) => {
      if (isSilence(error)) this.#stream.destroy?.(error);
    });
    return answer;
  }

  protected waiting(text: string): pg.QueryConfig & { query_timeout?: number } {
    return this.waitMs === undefined ? { text } : { text, query_timeout: this.waitMs };
  }

  /** The embedded database has no stream to hold back. */
  get #stream(): Partial<Writable> {
    return (this as unknown as { connection: { stream: Partial<Writable> } }).connection.stream;
  }
}

/**
 * The class for a pool; the names of statements are the same on all connections of one. Behind a pooler they have none: the next
 * statement of a connection meets another process of the database, which knows them not.
 */
export function connectionClass({ isNamed = true } = {}): typeof pg.Client {
  const names = new Map<string, string>();
  return class extends Line {
    #begin: string | undefined;
    #isOpen = false;

    open(begin: string, waitMs?: number): void {
      this.#begin = begin;
      this.waitMs = waitMs;
    }

    async close(how: 'commit' | 'rollback'): Promise<void> {
      const isOpen = this.#isOpen;
      this.#begin = undefined;
      this.#isOpen = false;
      if (isOpen) await this.heard(super.query(this.waiting(how)));
      this.waitMs = undefined;
    }

    alone(begin: string, statement: string, values: readonly unknown[]): Promise<pg.QueryResult> {
      return this.#together(() => [super.query(begin), this.#send(statement, values), super.query('commit')]);
    }

    override query(first: Any, values?: Any, callback?: Any): Any {
      const begin = this.#begin;
      if (begin === undefined) return this.#send(first, values, callback);
      this.#begin = undefined;
      this.#isOpen = true;
      return this.#together(() => [super.query(begin), this.#send(first, values)]);
    }

    /** In one write; the first to fail is the one that tells why. */
    #together(send: () => readonly Promise<pg.QueryResult>[]): Promise<pg.QueryResult> {
      this.cork();
      try {
        return this.heard(Promise.all(send())).then(([, answer]) => answer as pg.QueryResult);
      } finally {
        this.uncork();
      }
    }

    #send(first: Any, values?: Any, callback?: Any): Any {
      if (typeof first !== 'string' || callback) return super.query(first, values, callback);
      if (!values?.length) return this.heard(super.query(this.waiting(first)));
      if (!isNamed) return this.heard(super.query({ values, ...this.waiting(first) }));
      let name = names.get(first);
      if (!name && names.size < namesMax) {
        name = `q${names.size}`;
        names.set(first, name);
      }
      return this.heard(super.query({ name, values, ...this.waiting(first) }));
    }
  };
}
