/** What the rules of signals look at (rules 3.14): around one recommendation and its reward, from traces, visits, contracts and IBANs. */
/** How many rewards, and how many cents, of one recommender became ready in a day, a month, a year, the one that is weighed among them. */
export interface Use {
  count: number;
  cents: number;
}
export const periods = ['day', 'month', 'year'] as const;
export type Period = (typeof periods)[number];
export type Uses = Readonly<Record<Period, Use>>;

/** What is known around one recommendation and its reward, each as a number or a yes; nothing of it names anybody. */
export interface Facts {
  /** Recommender and recipient. */
  sameName: boolean;
  sameSurname: boolean;
  /** One inbox by a tag or dots; alike but for digits, signs and provider. */
  sameInbox: boolean;
  similarMailbox: boolean;
  sameNetwork: boolean;
  /** Of the recommender, known as a recipient elsewhere. */
  samePhone: boolean;
  sameAddress: boolean;
  /** Network and browser of the form are the recommender's, and nobody confirmed from anywhere else. */
  sameDevice: boolean;
  /** The form came within a quarter of an hour after the recommendation. */
  isQuick: boolean;
  /** Both rewards were collected from one device within a quarter of an hour. */
  collectedTogether: boolean;
  /** Other mailboxes with the recipient's telephone: under the same name, under another surname. */
  phoneSameName: number;
  phoneOtherName: number;
  /** Recipients of the recommender whose mailboxes differ by digits and signs only, this one among them. */
  serialMailboxes: number;
  /** Surnames among the recommender's recipients whose mailboxes are made in one way; whose mobile numbers follow one another. */
  patternSurnames: number;
  phoneRowSurnames: number;
  /**
   * Surnames among the recommender's recipients who came and confirmed from one device: within ten minutes and an hour of this
   * one, and ever; and from neighbouring addresses with one browser.
   */
  deviceTenMinutes: number;
  deviceHour: number;
  deviceSurnames: number;
  areaSurnames: number;
  /** People who recommended and accepted from the device of the form. */
  ringPeople: number;
  /** Recipients who came to another recommender, too, the same for all of them. */
  sharedContacts: number;
  /** Recipients from the network within a day, of whomever. */
  networkDay: number;
  disposable: boolean;
  /** Recommendations of the recommender in the hour and day of this one, and acceptances in its day and the 30 days before. */
  recommendedHour: number;
  recommendedDay: number;
  acceptedDay: number;
  acceptedMonth: number;
  /** The same, of those alone who confirmed from a network that another of them has, too. */
  crowdedDay: number;
  crowdedMonth: number;
  /** Recipients through this link in 30 days, and of those the crowded ones. */
  byLink: number;
  crowdedByLink: number;
  /** Of the day with the most: visits of the same people again, and a quarter of those of robots; and how many people came. */
  repeats: number;
  people: number;
  /** Recipients of the link since the first visitor of a coupon site, where this one is among them. */
  couponRecipients: number;
  /** Visitors by an advertisement, and all. */
  boughtVisitors: number;
  visitors: number;
  /** Other contracts of the recommender's recommendations; on how many days some of them were cancelled soon. */
  orders: number;
  cancelled: number;
  /** Days on which a contract of the recommender was cancelled within a month of the pickup. */
  cancelledAfterPickup: number;
  /** Days on which a contract of the recipient was cancelled. */
  recipientCancelled: number;
  /** An IBAN took the place of another of the person, lately; from where the person never was; and collected there within an hour; at night. */
  ibanReplaced: boolean;
  ibanFromElsewhere: boolean;
  ibanSoon: boolean;
  ibanAtNight: boolean;
  /** The other side of the recommendation gave it, too; people of other names did, of so many other surnames. */
  ibanOfOtherSide: boolean;
  ibanOthers: number;
  ibanSurnames: number;
  uses: Uses;
}
