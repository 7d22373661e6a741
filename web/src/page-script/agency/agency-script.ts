/**
 * What the pages of agencies do beside the page script. They never come alive, so that nothing is loaded before somebody
 * works: here is what a form alone cannot do. Without it every page does its work all the same.
 */
import { keepChosen } from './chosen.ts';
import { pressToLeave } from './question-key.ts';
import { offerSavedFilters } from './saved-filters.ts';
import { pressForSearch } from './search-key.ts';
import { watchAgencySession } from './session-end.ts';
import { finish, goOn } from './sso/return.ts';
import { enableStart } from './sso/start.ts';
import { stepAlongTabs } from './tab-keys.ts';

watchAgencySession();
pressForSearch();
pressToLeave();
stepAlongTabs();
keepChosen();
offerSavedFilters();
enableStart();
void finish();
goOn();
