/** The words of campaigns at the desk: the list, the fields, what can be decided and what that means. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskCampaignWords = {
  'desk.campaign.title': { de: 'Aktionen', en: 'Campaigns' },
  'desk.campaign.lead': {
    de: 'Was für einige Tage auf der Startseite und im persönlichen Bereich steht. Wer mitmachen will, stimmt bei Bedarf einem Rechtstext zu.',
    en: 'What is shown on the home page and in the personal area for some days. Where needed, people agree to a legal text to take part.',
  },
  'desk.campaign.count': {
    de: '{count, plural, one {# Aktion} other {# Aktionen}}',
    en: '{count, plural, one {# campaign} other {# campaigns}}',
  },
  'desk.campaign.search': { de: 'Wort aus Titel oder Text', en: 'Word of a title or text' },
  'desk.campaign.empty': { de: 'Noch keine Aktion', en: 'No campaign yet' },
  'desk.campaign.emptyText': {
    de: 'Legen Sie die erste an. Sie ist ein Entwurf, bis Sie sie veröffentlichen.',
    en: 'Make the first one. It is a draft until you publish it.',
  },
  'desk.campaign.name': { de: 'Titel', en: 'Title' },
  'desk.campaign.days': { de: 'Tage', en: 'Days' },
  'desk.campaign.fromUntil': { de: '{from} bis {until}', en: '{from} to {until}' },
  'desk.campaign.noDays': { de: 'noch keine', en: 'none yet' },
  'desk.campaign.audience': { de: 'Für wen', en: 'For whom' },
  'desk.campaign.audienceOf.everybody': { de: 'alle', en: 'everybody' },
  'desk.campaign.audienceOf.recommender': { de: 'angemeldete Empfehler', en: 'recommenders who are signed in' },
  'desk.campaign.audienceOf.agency': { de: 'Agenturen', en: 'agencies' },
  'desk.campaign.agreed': { de: 'Zustimmungen', en: 'Agreements' },
  'desk.campaign.asksNobody': { de: 'nicht nötig', en: 'not needed' },
  'desk.campaign.phaseOf.label': { de: 'Tage', en: 'Days' },
  'desk.campaign.phaseOf.running': { de: 'Läuft', en: 'Running' },
  'desk.campaign.phaseOf.coming': { de: 'Kommt', en: 'Coming' },
  'desk.campaign.phaseOf.over': { de: 'Vorbei', en: 'Over' },
  'desk.campaign.new.title': { de: 'Neue Aktion', en: 'New campaign' },
  'desk.campaign.new.then': {
    de: 'Es entsteht ein Entwurf, den noch niemand sieht. Tage und Texte tragen Sie danach ein.',
    en: 'This makes a draft that nobody sees yet. You enter days and texts afterwards.',
  },
  'desk.campaign.new.done': { de: 'Der Entwurf der Aktion ist angelegt.', en: 'The draft of the campaign is made.' },

  'desk.content.field.campaigns.Zielgruppe': { de: 'Für wen', en: 'For whom' },
  'desk.content.hint.campaigns.Zielgruppe': {
    de: 'Wer angemeldet ist, sieht auch, was für alle ist.',
    en: 'Whoever is signed in sees what is for everybody, too.',
  },
  'desk.content.choice.Zielgruppe.alle': { de: 'alle', en: 'everybody' },
  'desk.content.choice.Zielgruppe.empfehler': { de: 'angemeldete Empfehler', en: 'recommenders who are signed in' },
  'desk.content.choice.Zielgruppe.agentur': { de: 'Agenturen', en: 'agencies' },
  'desk.content.field.campaigns.Von': { de: 'Erster Tag', en: 'First day' },
  'desk.content.field.campaigns.Bis': { de: 'Letzter Tag', en: 'Last day' },
  'desk.content.hint.campaigns.Bis': {
    de: 'Zählt noch mit, nach der Uhr in Berlin.',
    en: 'Still counts, by the clock of Berlin.',
  },
  'desk.content.field.campaigns.Titel': { de: 'Titel', en: 'Title' },
  'desk.content.field.campaigns.Text': { de: 'Text', en: 'Text' },
  'desk.content.field.campaigns.Zustimmung': { de: 'Zustimmung nötig', en: 'Agreement needed' },
  'desk.content.hint.campaigns.Zustimmung': {
    de: 'Wer mitmacht, kreuzt an, dass er dem Rechtstext zustimmt. Das wird Wort für Wort als Nachweis aufbewahrt.',
    en: 'Whoever takes part ticks that they agree to the legal text. That is kept word for word as evidence.',
  },
  'desk.content.field.campaigns.RechtsText': { de: 'Rechtstext', en: 'Legal text' },
  'desk.content.hint.campaigns.RechtsText': {
    de: 'Variablen werden hier nicht gefüllt: Wer zustimmt, stimmt genau diesem Wortlaut zu. Wird er geändert, wird jeder neu gefragt.',
    en: 'Variables are not filled here: whoever agrees agrees to exactly these words. If they change, everybody is asked anew.',
  },

  'desk.campaign.do.publish': { de: 'Veröffentlichen', en: 'Publish' },
  'desk.campaign.do.plan': { de: 'Veröffentlichung planen', en: 'Plan the publication' },
  'desk.campaign.do.takeBack': { de: 'Jetzt beenden', en: 'End it now' },
  'desk.campaign.do.planBack': { de: 'Früheres Ende planen', en: 'Plan an earlier end' },
  'desk.campaign.do.unplan-publish': { de: 'Geplante Veröffentlichung aufheben', en: 'Drop the planned publication' },
  'desk.campaign.do.unplan-unpublish': { de: 'Geplantes Ende aufheben', en: 'Drop the planned end' },
  'desk.campaign.do.discard': { de: 'Entwurf verwerfen', en: 'Discard the draft' },
  'desk.campaign.do.remove': { de: 'Löschen', en: 'Delete' },
  'desk.campaign.then.publish': {
    de: 'An ihren Tagen sehen sie alle, für die sie ist. Die bisherige Fassung bleibt im Verlauf.',
    en: 'On its days everybody it is for sees it. The version until now stays in the history.',
  },
  'desk.campaign.then.plan': {
    de: 'Der Entwurf, so wie er jetzt ist, wird zu diesem Zeitpunkt veröffentlicht. Was Sie danach ändern, gehört nicht dazu.',
    en: 'The draft as it is now is published at that moment. What you change afterwards is not part of it.',
  },
  'desk.campaign.then.takeBack': {
    de: 'Ab sofort sieht sie niemand mehr, und niemand kann mehr zustimmen. Der Text bleibt als Entwurf und lässt sich wieder veröffentlichen.',
    en: 'From now on nobody sees it, and nobody can agree any more. The text stays as a draft and can be published again.',
  },
  'desk.campaign.then.planBack': {
    de: 'Ab diesem Zeitpunkt sieht sie niemand mehr, und niemand kann mehr zustimmen, auch wenn ihr letzter Tag später wäre. Der Text bleibt als Entwurf.',
    en: 'From that moment on nobody sees it, and nobody can agree any more, even if its last day were later. The text stays as a draft.',
  },
  'desk.campaign.then.unplan-publish': {
    de: 'Es wird zu diesem Zeitpunkt nichts veröffentlicht. Der Entwurf bleibt.',
    en: 'Nothing is published at that moment. The draft stays.',
  },
  'desk.campaign.then.unplan-unpublish': {
    de: 'Sie bleibt bis zu ihrem letzten Tag zu sehen.',
    en: 'It is seen until its last day.',
  },
  'desk.campaign.then.discard': {
    de: 'Alles, was seit der Veröffentlichung geändert wurde, ist weg. Was veröffentlicht ist, bleibt.',
    en: 'Everything that was changed since the publication is gone. What is published stays.',
  },
  'desk.campaign.then.remove': {
    de: 'Der Entwurf ist endgültig weg. Veröffentlicht war er nie.',
    en: 'The draft is gone for good. It was never published.',
  },
  'desk.campaign.when.coming': { de: 'Zu sehen ist sie ab dem {date}.', en: 'It is seen from {date} on.' },
  'desk.campaign.when.over': {
    de: 'Ihr letzter Tag ({date}) ist schon vorbei: Es wird sie niemand sehen.',
    en: 'Its last day ({date}) is over already: nobody will see it.',
  },
  'desk.campaign.terms.anew': {
    de: '{count, plural, one {# Person hat} other {# Personen haben}} einem anderen Rechtstext zugestimmt. Für diesen gilt das nicht: Sie machen erst wieder mit, wenn sie ihm zustimmen. Die bisherigen Zustimmungen bleiben als Nachweis.',
    en: '{count, plural, one {# person has} other {# people have}} agreed to another legal text. That does not count for this one: they take part again only when they agree to it. The agreements until now stay as evidence.',
  },
  'desk.campaign.terms.stay': {
    de: '{count, plural, one {# Person hat} other {# Personen haben}} diesem Rechtstext schon zugestimmt. Das gilt weiter, er lautet Wort für Wort gleich.',
    en: '{count, plural, one {# person has} other {# people have}} agreed to this legal text already. That still counts, it says the same word for word.',
  },
  'desk.campaign.terms.none': {
    de: 'Nach einer Zustimmung wird nicht mehr gefragt. {count, plural, one {# bisherige bleibt} other {# bisherige bleiben}} als Nachweis.',
    en: 'Nobody is asked to agree any more. {count, plural, one {# agreement until now stays} other {# agreements until now stay}} as evidence.',
  },
  'desk.campaign.terms.ended': {
    de: '{count, plural, one {Eine Zustimmung bleibt} other {{number} Zustimmungen bleiben}} als Nachweis, bis jemand sie zurücknimmt.',
    en: '{count, plural, one {One agreement stays} other {{number} agreements stay}} as evidence, until somebody takes it back.',
  },
  'desk.campaign.done.publish': { de: 'Die Aktion ist veröffentlicht.', en: 'The campaign is published.' },
  'desk.campaign.done.plan': {
    de: 'Die Aktion wird am {date} veröffentlicht.',
    en: 'The campaign will be published on {date}.',
  },
  'desk.campaign.done.takeBack': { de: 'Die Aktion ist beendet.', en: 'The campaign has ended.' },
  'desk.campaign.done.planBack': { de: 'Die Aktion endet am {date}.', en: 'The campaign ends on {date}.' },
  'desk.campaign.done.unplan-publish': { de: 'Die Planung ist aufgehoben.', en: 'The plan is dropped.' },
  'desk.campaign.done.unplan-unpublish': { de: 'Das geplante Ende ist aufgehoben.', en: 'The planned end is dropped.' },
  'desk.campaign.done.discard': { de: 'Der Entwurf ist verworfen.', en: 'The draft is discarded.' },
  'desk.campaign.done.remove': { de: 'Die Aktion ist gelöscht.', en: 'The campaign is deleted.' },

  'desk.campaign.agreements.title': { de: 'Wer zugestimmt hat', en: 'Who agreed' },
  'desk.campaign.agreements.lead': {
    de: 'Gezählt nach dem Wortlaut; wer anderem zugestimmt hat, als hier steht, wird neu gefragt. Wer es ist, wird davon getrennt als Nachweis aufbewahrt und steht in der Auskunft der Person.',
    en: 'Counted by the words; whoever agreed to others than those above is asked anew. Who it is lies apart as evidence and stands in what the person is told of the own data.',
  },
  'desk.campaign.agreements.count': {
    de: '{count, plural, one {# Zustimmung} other {# Zustimmungen}}',
    en: '{count, plural, one {# agreement} other {# agreements}}',
  },
  'desk.campaign.agreements.none': { de: 'Noch niemand', en: 'Nobody yet' },
  'desk.campaign.agreements.noneText': {
    de: 'Sobald jemand mitmacht, steht hier, wie viele welchem Wortlaut zugestimmt haben.',
    en: 'As soon as somebody takes part, you read here how many agreed to which words.',
  },
  'desk.campaign.agreements.when': { de: 'Wann', en: 'When' },
  'desk.campaign.agreements.words': { de: 'Wortlaut', en: 'Words' },
  'desk.campaign.agreements.read': { de: 'Lesen', en: 'Read' },
  'desk.campaign.agreements.anew': { de: 'neu gefragt', en: 'asked anew' },
} satisfies Bilingual;
