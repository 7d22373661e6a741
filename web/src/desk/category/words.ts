/** The words of categories at the desk: the tree, where one is put, its fields. */
import type { Bilingual } from '../../i18n/bilingual.ts';

const label = (de: string, en: string) => ({ de, en });

export const deskCategoryWords = {
  'desk.category.title': label('Kategorien', 'Categories'),
  'desk.category.lead': label(
    'Wie der Katalog gegliedert ist. Die Reihenfolge gilt auf allen Seiten; Worte ändern Sie am Entwurf.',
    'How the catalogue is arranged. The order holds on all pages; words are changed in a draft.',
  ),
  'desk.category.tree': label('Baum der Kategorien', 'Tree of the categories'),
  'desk.category.empty': label('Noch keine Kategorie.', 'No category yet.'),
  'desk.category.top': label('Oberste Ebene', 'Top level'),
  'desk.category.mereName': label('nur ein Name, keine Seite', 'a mere name, no page'),
  'desk.category.number': label('Nummer', 'Number'),
  'desk.category.products': label('Eigene Produkte', 'Products of its own'),
  'desk.category.productsOf': {
    de: '{count, plural, =0 {kein Produkt} one {ein Produkt} other {{countText} Produkte}}',
    en: '{count, plural, =0 {no product} one {one product} other {{countText} products}}',
  },
  'desk.category.handle': label('{name} verschieben', 'Move {name}'),
  'desk.category.handleHint': label(
    'Am Griff ziehen. Mit der Tastatur: Pfeil hoch und runter ändert die Reihenfolge, rechts und links die Ebene, Enter fragt nach dem Platz.',
    'Drag by the handle. By keyboard: up and down change the order, right and left the level, Enter asks for the place.',
  ),
  'desk.category.above.none': label('Steht auf der obersten Ebene.', 'Stands on the top level.'),
  'desk.category.above.in': label('{language}: steht unter „{above}“', '{language}: stands below “{above}”'),
  'desk.category.above.move': label('Im Baum verschieben', 'Move in the tree'),

  'desk.category.new.title': label('Neue Kategorie', 'New category'),
  'desk.category.new.then': label(
    'Es entsteht ein Entwurf, den noch niemand sieht. Alles Weitere tragen Sie danach ein.',
    'This makes a draft that nobody sees yet. You enter the rest afterwards.',
  ),
  'desk.category.new.done': label('Der Entwurf „{title}“ ist angelegt.', 'The draft “{title}” is made.'),
  'desk.category.move.title': label('„{title}“ verschieben', 'Move “{title}”'),
  'desk.category.move.then': label(
    'Was darunter steht, kommt mit. Der neue Platz gilt sofort; die Adresse der Seite bleibt.',
    'What stands below comes along. The new place holds at once; the address of the page stays.',
  ),
  'desk.category.move.go': label('Verschieben', 'Move'),
  'desk.category.move.above': label('Steht unter', 'Stands below'),
  'desk.category.move.end': label('Platz', 'Place'),
  'desk.category.move.first': label('ganz vorn', 'first'),
  'desk.category.move.last': label('ganz hinten', 'last'),
  'desk.category.move.gone': label('Diese Kategorie gibt es nicht mehr.', 'This category is there no more.'),
  'desk.category.move.doneTop': label(
    '„{title}“ steht jetzt auf der obersten Ebene, Platz {place} von {count}.',
    '“{title}” now stands on the top level, place {place} of {count}.',
  ),
  'desk.category.move.doneBelow': label(
    '„{title}“ steht jetzt unter „{above}“, Platz {place} von {count}.',
    '“{title}” now stands below “{above}”, place {place} of {count}.',
  ),

  'desk.content.group.categories.text': label('Was Besucher lesen', 'What visitors read'),
  'desk.content.group.categories.shows': label('Adresse und Inhalt', 'Address and content'),
  'desk.content.group.categories.pictures': label('Bilder', 'Pictures'),
  'desk.content.field.categories.Titel': label('Titel', 'Title'),
  'desk.content.field.categories.Breadcrumb': label('Name im Pfad', 'Name in the path'),
  'desk.content.hint.categories.Breadcrumb': label(
    'Kurz, wie in der Navigation. Was darunter steht, heißt danach auch so.',
    'Short, as in the navigation. What stands below is called by it, too.',
  ),
  'desk.content.field.categories.Untertitel': label('Untertitel', 'Subtitle'),
  'desk.content.field.categories.Slug': label('Adresse', 'Address'),
  'desk.content.hint.categories.Slug': label(
    'Klein geschrieben, mit Schrägstrich für Teile: internet/glasfaser.html. Eine neue Adresse gilt erst, wenn Sie sie veröffentlichen; die alte führt dann nirgendwohin.',
    'In small letters, parts by a slash: internet/glasfaser.html. A new address holds when you publish it; the old one then leads nowhere.',
  ),
  'desk.content.field.categories.Quelle': label('Quelle', 'Source'),
  'desk.content.field.categories.Kategorie': label('Kennung', 'Code'),
  'desk.content.hint.categories.Kategorie': label(
    'Unter ihr fragen Partner nach den Produkten, zum Beispiel dsl.',
    'Partners ask for the products by it, for example dsl.',
  ),
  'desk.content.field.categories.Bild': label('Bild', 'Picture'),
  'desk.content.field.categories.Icon': label('Symbol', 'Icon'),
  'desk.content.hint.categories.Icon': label(
    'Ohne eigenes steht ein gezeichnetes da.',
    'Without your own a drawn one is shown.',
  ),
} satisfies Bilingual;
