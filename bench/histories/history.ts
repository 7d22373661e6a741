/**
 * A made-up life of a few people in one programme: what they did, in the words of whoever watches from outside, and whether
 * it was honest. Everything a signal can see has to stand here; what an act does not name is plain and differs from
 * everybody else's (a network and a browser of the own, no referrer).
 */
export interface History {
  /** One sentence: who does what, and why it is honest or not. */
  name: string;
  honest: boolean;
  /** Of a dishonest one: which kind of abuse it is. */
  pattern?:
    | 'selfReferral'
    | 'fakeAccounts'
    | 'disposableEmail'
    | 'velocity'
    | 'clickStuffing'
    | 'linkHijack'
    | 'orderAndCancel'
    | 'accountTakeover'
    | 'sameIban';
  /** By a short name that the acts use. */
  people: Record<string, Person>;
  acts: readonly Act[];
}

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  address?: { street: string; houseNumber: string; zipCode: string; city: string };
  iban?: string;
}

interface Moment {
  /** Days after the beginning, 0 and more; acts stand in the order of time. */
  day: number;
  /** HH:MM */
  time: string;
}

/** From where somebody acts: an address (IPv4 or IPv6), what the browser calls itself, where the visitor came from. */
interface Place {
  network?: string;
  browser?: string;
  referrer?: string;
}

export type Act = Moment &
  (
    | ({ does: 'recommends'; who: string; link: string; contactEmail?: string } & Place)
    /** Somebody, perhaps unknown, opens the link; `times` in a row from the same place. */
    | ({ does: 'opens'; link: string; times?: number } & Place)
    /** Fills in the recipient's form of the link. */
    | ({ does: 'accepts'; who: string; link: string } & Place)
    /** Confirms by the mail. */
    | ({ does: 'confirms'; who: string; link: string } & Place)
    /** The client reports the contract of the recipient. */
    | { does: 'orders'; who: string; link: string }
    /** The client reports that it was cancelled. */
    | { does: 'cancels'; who: string; link: string }
    /** Gives the own IBAN for the own reward of this link: as recommender or as recipient. */
    | ({ does: 'collects'; who: string; link: string; iban?: string } & Place)
    /** An operator changed the address of somebody, or somebody replaced the stored IBAN, shortly before the money. */
    | ({ does: 'replacesIban'; who: string; iban: string } & Place)
  );
