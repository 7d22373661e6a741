/** The second panel: the page of the link as it is. Apart, so that the first panel does not carry it. */
import ShareScreen, { load, texts } from '../recommendation/share-screen.tsx';

export const SharePanel = ShareScreen;
export const loadShare = load;
export const shareTexts = texts;
