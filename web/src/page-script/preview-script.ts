/**
 * Before the page script where the desk shows a page in itself: the desk may stand on another host, and then a browser may let the
 * page store nothing.
 */
import { standInForStorage } from './storage.ts';

standInForStorage();
