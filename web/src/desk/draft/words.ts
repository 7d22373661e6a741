/** The words of what products, categories and premiums have in common at the desk: how one stands, and what can be decided. */
import type { Bilingual } from '../../i18n/bilingual.ts';

const the = '{noun, select, product {Das Produkt} category {Die Kategorie} other {Die Prämie}}';
const theEn = '{noun, select, product {The product} category {The category} other {The premium}}';

export const deskThingWords = {
  'desk.thing.stateOf.draft': { de: 'Entwurf', en: 'Draft' },
  'desk.thing.stateOf.published': { de: 'Veröffentlicht', en: 'Published' },
  'desk.thing.stateOf.changed': { de: 'Mit Entwurf', en: 'With a draft' },
  'desk.thing.stateOf.off': { de: 'Abgeschaltet', en: 'Taken off' },
  'desk.thing.viewOf.label': { de: 'Entwürfe', en: 'Drafts' },
  'desk.thing.viewOf.withDraft': { de: 'Mit Entwurf', en: 'With a draft' },
  'desk.thing.viewOf.planned': { de: 'Geplant', en: 'Planned' },
  'desk.thing.byFile': { de: 'aus einer Datei', en: 'from a file' },

  'desk.thing.do.publish': { de: 'Veröffentlichen', en: 'Publish' },
  'desk.thing.do.putBack': { de: 'Wieder anbieten', en: 'Put back' },
  'desk.thing.do.plan': { de: 'Veröffentlichung planen', en: 'Plan the publication' },
  'desk.thing.do.takeBack': { de: 'Abschalten', en: 'Take off' },
  'desk.thing.do.planBack': { de: 'Abschalten planen', en: 'Plan to take off' },
  'desk.thing.do.unplan-publish': { de: 'Geplante Veröffentlichung aufheben', en: 'Drop the planned publication' },
  'desk.thing.do.unplan-unpublish': { de: 'Geplantes Abschalten aufheben', en: 'Drop the planned end' },
  'desk.thing.do.discard': { de: 'Entwurf verwerfen', en: 'Discard the draft' },
  'desk.thing.do.remove': { de: 'Löschen', en: 'Delete' },
  'desk.thing.then.publish': {
    de: 'Der Entwurf gilt ab sofort für alle. {noun, select, category {} other {Was schon empfohlen ist, behält seine zugesagte Prämie. }}Die bisherige Fassung bleibt im Verlauf.',
    en: 'The draft holds for everybody at once. {noun, select, category {} other {What is recommended already keeps its promised reward. }}The version until now stays in the history.',
  },
  'desk.thing.then.plan': {
    de: 'Der Entwurf, so wie er jetzt ist, gilt ab diesem Zeitpunkt. Was Sie danach ändern, gehört nicht dazu.',
    en: 'The draft as it is now holds from that moment on. What you change afterwards is not part of it.',
  },
  'desk.thing.then.takeBack': {
    de: `${the} verschwindet aus allen Listen{noun, select, category {, und ihre Seite gibt es nicht mehr. Ihre Produkte bleiben} other { und lässt sich nicht mehr empfehlen. Empfehlungen, die es schon gibt, laufen weiter}}.`,
    en: `${theEn} goes from all lists{noun, select, category {, and its page is there no more. Its products stay} other { and cannot be recommended any more. Recommendations that are there go on}}.`,
  },
  'desk.thing.then.planBack': {
    de: `Ab diesem Zeitpunkt steht {noun, select, product {das Produkt} category {die Kategorie} other {die Prämie}} in keiner Liste mehr{noun, select, category {, und ihre Seite gibt es nicht mehr. Ihre Produkte bleiben} other {. Empfehlungen, die es schon gibt, laufen weiter}}.`,
    en: `${theEn} is in no list any more from that moment on{noun, select, category {, and its page is there no more. Its products stay} other {. Recommendations that are there go on}}.`,
  },
  'desk.thing.then.unplan-publish': {
    de: 'Zu diesem Zeitpunkt wird nichts veröffentlicht. Der Entwurf bleibt.',
    en: 'Nothing is published at that moment. The draft stays.',
  },
  'desk.thing.then.unplan-unpublish': { de: 'Es wird nichts abgeschaltet.', en: 'Nothing is taken off.' },
  'desk.thing.then.discard': {
    de: 'Alles, was seit der Veröffentlichung geändert wurde, ist weg. Was veröffentlicht ist, bleibt.',
    en: 'Everything that was changed since the publication is gone. What is published stays.',
  },
  'desk.thing.then.remove': {
    de: 'Der Entwurf ist endgültig weg. Veröffentlicht war er nie.',
    en: 'The draft is gone for good. It was never published.',
  },
  'desk.thing.done.publish': { de: `${the} ist veröffentlicht.`, en: `${theEn} is published.` },
  'desk.thing.done.plan': { de: `${the} wird am {date} veröffentlicht.`, en: `${theEn} will be published on {date}.` },
  'desk.thing.done.takeBack': { de: `${the} ist abgeschaltet.`, en: `${theEn} is taken off.` },
  'desk.thing.done.planBack': {
    de: `${the} wird am {date} abgeschaltet.`,
    en: `${theEn} will be taken off on {date}.`,
  },
  'desk.thing.done.unplan-publish': { de: 'Die Planung ist aufgehoben.', en: 'The plan is dropped.' },
  'desk.thing.done.unplan-unpublish': { de: 'Die Planung ist aufgehoben.', en: 'The plan is dropped.' },
  'desk.thing.done.discard': { de: 'Der Entwurf ist verworfen.', en: 'The draft is discarded.' },
  'desk.thing.done.remove': { de: 'Der Entwurf ist gelöscht.', en: 'The draft is deleted.' },
} satisfies Bilingual;
