/** The words of files of the catalogue at the desk. */
import type { Bilingual } from '../../i18n/bilingual.ts';

const label = (de: string, en: string) => ({ de, en });

export const deskCatalogueWords = {
  'desk.catalogue.file.title': label('Katalog einlesen', 'Read the catalogue from a file'),
  'desk.catalogue.file.lead': label(
    'Eine Tabelle von Produkten oder die Datei des Mandanten. Zuerst sehen Sie, was sich ändern würde; geschrieben wird erst danach. Weggenommen wird nichts.',
    'A table of products or the file of the mandant. First you see what would change; only then it is written. Nothing is taken away.',
  ),
  'desk.catalogue.file.export': label('Katalog als Datei laden', 'Download the catalogue as a file'),
  'desk.catalogue.file.table': label('Als Tabelle laden', 'Download as a table'),
  'desk.catalogue.file.field': label('Datei', 'File'),
  'desk.catalogue.file.hint': label(
    'Hierher ziehen oder auswählen. CSV oder JSON, höchstens 10 MB. In der Tabelle stehen Beträge in Euro; was keine Spalte hat, bleibt.',
    'Drop it here or choose it. CSV or JSON, at most 10 MB. In the table amounts are in euros; what has no column stays.',
  ),
  'desk.catalogue.file.becomes': label('Was daraus wird', 'What becomes of it'),
  'desk.catalogue.file.becomesOf.drafts': label('Entwürfe', 'Drafts'),
  'desk.catalogue.file.becomesOf.public': label('Sofort öffentlich', 'Public at once'),
  'desk.catalogue.file.tried': label('Die Datei ist geprüft.', 'The file was tried.'),
  'desk.catalogue.file.done': label('Die Datei ist eingelesen.', 'The file is read.'),
  'desk.catalogue.file.added': label('Neu', 'New'),
  'desk.catalogue.file.changed': label('Geändert', 'Changed'),
  'desk.catalogue.file.same': label('Unverändert', 'Unchanged'),
  'desk.catalogue.file.failed': label('Nicht übernommen', 'Not taken over'),
  'desk.catalogue.file.goDrafts': label('Jetzt als Entwürfe übernehmen', 'Take over as drafts now'),
  'desk.catalogue.file.goPublic': label('Jetzt übernehmen und veröffentlichen', 'Take over and publish now'),
  'desk.catalogue.file.whole': label(
    'Alles davon oder nichts, auch wenn Sie die Seite inzwischen verlassen. Bei 1.000 Produkten dauert es wenige Sekunden.',
    'All of it or nothing, even if you leave the page meanwhile. With 1,000 products it takes a few seconds.',
  ),
  'desk.catalogue.file.taking': label(
    'Die Datei ist übertragen und wird übernommen',
    'The file is uploaded and being taken over',
  ),
  'desk.catalogue.file.staysDraft': label('bleibt Entwurf', 'stays a draft'),
  'desk.catalogue.file.wouldStayDrafts': {
    de: '{count, plural, one {Ein Gutschein wird} other {# Gutscheine werden}} nur als Entwurf übernommen: Einen Gutschein veröffentlicht eine Person, und eine weitere stimmt zu.',
    en: '{count, plural, one {One voucher is} other {# vouchers are}} taken over as a draft only: one person publishes a voucher, and another one agrees.',
  },
  'desk.catalogue.file.stayDrafts': {
    de: '{count, plural, one {Ein Gutschein ist} other {# Gutscheine sind}} noch nicht öffentlich, sondern Entwurf: Veröffentlichen Sie im Prämienkatalog, dann stimmt eine weitere Person zu.',
    en: '{count, plural, one {One voucher is} other {# vouchers are}} not public yet but a draft: publish in the reward catalogue, then another person agrees.',
  },
  'desk.catalogue.file.nothing': label(
    'Die Datei sagt nichts, was nicht schon so da steht.',
    'The file says nothing that does not stand there already.',
  ),
  'desk.catalogue.file.differences': label('{shown} von {count} Änderungen', '{shown} of {count} changes'),
  'desk.catalogue.file.fields': label('Bisher und neu', 'Before and after'),
  'desk.catalogue.file.isNew': label('neu', 'new'),
  'desk.catalogue.file.kindOf.category': label('Kategorie', 'Category'),
  'desk.catalogue.file.kindOf.product': label('Produkt', 'Product'),
  'desk.catalogue.file.kindOf.premium': label('Prämie', 'Premium'),
} satisfies Bilingual;
