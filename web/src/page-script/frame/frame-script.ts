/**
 * The script of a page that stands in a page of the client, beside the page script (G-07, R-34, R-35): it tells the page
 * around how high it is and where the visitor goes, keeps the flag in the links, and hears what the client's consent
 * manager decided. It talks to a page of RahmenHosts alone, by its name, and no token, hash or number goes along.
 */

import { standInForStorage } from '../storage.ts';
import { startTracking } from '../tracking/start.ts';
import { sayWhere } from './calls.ts';
import { tellHeight } from './height.ts';
import { meetHost } from './host.ts';
import { followLinks } from './links.ts';
import { tellWay } from './way.ts';

const { frame = '' } = document.documentElement.dataset;
standInForStorage();
sessionStorage.setItem('frametype', frame);
if (parent !== self) sayWhere();
startTracking();
const host = meetHost();
tellHeight(host);
tellWay(host);
followLinks(frame === 'widget');
