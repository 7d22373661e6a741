/** The picture for a story, by the sheet of the device where that takes pictures. Only attributes change. */

export function enableStory(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-story]')) {
    button.hidden = !takesPictures();
    button.addEventListener('click', () => void shareStory(button.dataset));
  }
  for (const link of document.querySelectorAll<HTMLElement>('[data-story-save]'))
    link.addEventListener('click', async () => {
      if (await copy(link.dataset.storySave)) sayStory('copied');
    });
}

const takesPictures = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'story.png', { type: 'image/png' })] }) ?? false;

const copy = async (text = ''): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** The link is copied first: once the sheet is open this page is no longer the one in front. */
async function shareStory({ story = '', file = '', copyText = '' }: DOMStringMap): Promise<void> {
  sayStory(undefined);
  const isCopied = await copy(copyText);
  try {
    const answer = await fetch(story);
    if (!answer.ok) throw new Error(`the picture answers ${answer.status}`);
    const files = [new File([await answer.blob()], file, { type: 'image/png' })];
    await navigator.share({ files });
    if (isCopied) sayStory('copied');
  } catch (error) {
    // The person closed the sheet, or there is no picture.
    if ((error as Error).name !== 'AbortError') sayStory('failed');
  }
}

function sayStory(how: 'copied' | 'failed' | undefined): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-story-said]'))
    words.hidden = words.dataset.storySaid !== how;
}
