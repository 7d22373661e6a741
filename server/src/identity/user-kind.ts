/**
 * What identity has to know about a kind of user to sign one in and to know one again. The feature that owns the person
 * gives it (account, operator); nothing else of signing in is written twice.
 */
import type { Access, Definition } from '@weitersagen/contract/basics/endpoint';
import { type Actor, type Ctx, globally, type Mandant, type System, type Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import type { CookieOptions } from '#platform/http/answer.ts';
import type { Claims } from './token/token.ts';

/** What identity reads of a user; the row of the feature has more. */
export interface UserRow {
  id: number;
  email: string;
  /** Grows with every new password: a token of an older one is worth nothing. */
  passwordVersion: number;
}

/** A user as the sign-in finds one; nobody comes in by a password that was never set. */
export interface UserWithPassword extends UserRow {
  passwordHash: string | null;
}

/** An operator who looks at somebody's account (P-04), in which session at the desk, and whether more than looking was asked for. */
export interface Support {
  operatorId: number;
  operatorSession: string;
  mayWrite: boolean;
}

export interface Session {
  /** The `jti` of its tokens. */
  id: string;
  authAt: Date;
  /** "Angemeldet bleiben". */
  remembered: boolean;
  support: Support | undefined;
}

export interface Found<Whose extends UserRow> {
  session: Session;
  user: Whose;
}

/** A session as its owner is told of it. */
interface ListedSession {
  id: string;
  browser: string;
  authAt: Date;
  seenAt: Date;
}

/** What a session begins with beside what its tokens say; a hint of a provider is kept for users of a mandant alone. */
interface SessionRow {
  browser: string | null;
  endsAt: Date;
  hintSealed: string | null;
}

/** Where the sessions of a kind lie: `mandantSessions` for users of a mandant, the operators' own table for those of all. */
export interface SessionTable {
  insert(db: Db, userId: number, session: Session, row: SessionRow): Promise<unknown>;
  /** The living ones, the latest sign-in first; without a moment those that are over, too. */
  list(db: Db, userId: number, now?: Date): Promise<ListedSession[]>;
  /** False where there is none, or it is somebody else's. */
  delete(db: Db, id: string, userId?: number): Promise<boolean>;
  deleteAll(db: Db, userId: number): Promise<unknown>;
}

/** One whose sessions live on as long as they are used. */
export interface LastingSessionTable extends SessionTable {
  /** The session of a user while it lives; whatever ends one has deleted it. */
  find(db: Db, id: string, owner: { userId: number; now: Date }): Promise<Session | undefined>;
  /** False where it ended meanwhile. */
  prolong(db: Db, id: string, moments: { seenAt: Date; endsAt: Date }): Promise<boolean>;
}

/** The inside of a transaction as far as a sign-in needs it; for users of all mandants it is one on global tables. */
export type InSession = Pick<Tx, 'db' | 'now' | 'mandant' | 'system' | 'origin'>;

/** Asked for beside the password. */
export interface SecondFactor<Whose extends UserWithPassword> {
  isAsked(system: System): boolean;
  /** Nothing where the user has set none up: then nobody comes in. */
  secretOf(system: System, user: Whose): { secret: string; lastStep: number | null } | undefined;
  /** Uses a code up; false where one of this or a later step was used before. */
  markStep(db: Db, userId: number, step: number): Promise<boolean>;
  /** Uses up a code that was kept for the day the device is lost; false for any other. */
  takeRecoveryCode(system: System, db: Db, given: { userId: number; code: string; now: Date }): Promise<boolean>;
}

export interface UserKind<
  Whose extends UserRow = UserRow,
  Signing extends Whose & UserWithPassword = Whose & UserWithPassword,
> {
  /** How the calls of the contract name it. */
  access: Extract<Access, 'recommender' | 'agency' | 'operator'>;
  tokenType: Claims['typ'];
  /** Users, sessions and tries lie in global tables, and a token is good on the path of every mandant. */
  acrossMandants?: true;
  sessions: SessionTable;
  /** One that no script reads (`httpOnly`) is taken by the API from pages of our own; of any other, script sends the token. */
  cookie: { name: string; options: CookieOptions };
  /** Name of the limit that counts what is tried; how often it may be stands in the mandant's configuration. */
  loginLimit: string;
  secondFactor?: SecondFactor<Signing>;
  findUser(db: Db, by: { email: string } | { id: number }): Promise<Signing | undefined>;
  /** Told to nobody but who knows the password. */
  isLocked(user: Signing): boolean;
  /** False where the user is no longer what was checked. */
  markSignedIn(db: Db, user: Whose, now: Date): Promise<boolean>;
  /** A living session with its user, in one short statement. */
  findSession(db: Db, id: string, now: Date): Promise<Found<Whose> | undefined>;
  /** When a session ends that is opened or renewed now. */
  endOf(at: Pick<Ctx, 'now' | 'mandant'>, session: Session): Date;
  /** What its tokens say of a user; `sub` is compared when one comes back. */
  claimsOf(user: Whose, mandant: Mandant): Pick<Claims, 'sub' | 'mandant' | 'mandanten' | 'rollen' | 'email'>;
  actorOf(found: Found<Whose>): Actor;
  /** Whose call it is that only this kind may make. */
  selfOf(ctx: Pick<Ctx, 'actor'>): { userId: number; sessionId: string; email: string };
  /** What of the calls that are open to the kind is refused to this one. */
  refuseCall(ctx: Ctx, call: Definition, found: Found<Whose>): void;
  /** What has to be there before the user does anything. */
  arrive?(ctx: Ctx, found: Found<Whose>): Promise<void>;
  /** Where the end of a session from the list of them is told. */
  recordEnd?(tx: Tx, userId: number): Promise<void>;
}

/** A kind whose sessions can be renewed. */
export interface LastingKind<
  Whose extends UserRow = UserRow,
  Signing extends Whose & UserWithPassword = Whose & UserWithPassword,
> extends UserKind<Whose, Signing> {
  sessions: LastingSessionTable;
}

/** Which operator acts through a link or a session of support; nobody where that one may look no longer. */
export type FindSupporter = (
  tx: Pick<Tx, 'home' | 'mandant' | 'now'>,
  support: Support,
) => Promise<Extract<Actor, { kind: 'operator' }> | undefined>;

type Steps = <T>(steps: (tx: InSession & Pick<Tx, 'home'>) => Promise<T>) => Promise<T>;

/** Transactions on the rows of a kind. */
export function rowsOf({ acrossMandants }: Pick<UserKind, 'acrossMandants'>, ctx: Ctx): { read: Steps; write: Steps } {
  if (!acrossMandants) return ctx;
  const steps: Steps = (inside) => globally(ctx.system, (db) => inside({ ...ctx, db, home: (own) => own(db) }));
  return { read: steps, write: steps };
}
