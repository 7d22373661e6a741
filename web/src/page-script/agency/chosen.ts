/**
 * Rows somebody has chosen stay chosen while the pages of a list are turned (sessionStorage, per list): a form of the list sends
 * those of other pages along, and a line says how many there are. Without script the rows of one page are sent.
 */
const max = 200;

export function keepChosen(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-chosen]');
  if (!form) return;
  const key = `chosen.${form.dataset.chosen}`;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name=nummer]')];
  const all = form.querySelector<HTMLInputElement>('[data-choose-all]');
  const chosen = new Set<string>(JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]);
  // What was done is chosen no more.
  if (form.dataset.done !== undefined) chosen.clear();
  const tell = (): void => {
    sessionStorage.setItem(key, JSON.stringify([...chosen]));
    const line = form.querySelector<HTMLElement>('[data-chosen-count]');
    if (line) {
      line.hidden = chosen.size === 0;
      line.textContent = (line.dataset.words ?? '').replace('#', String(chosen.size));
    }
    if (all) {
      all.checked = boxes.length > 0 && boxes.every(({ checked }) => checked);
      all.indeterminate = !all.checked && boxes.some(({ checked }) => checked);
    }
  };
  for (const box of boxes) if (chosen.has(box.value)) box.checked = true;
  const take = (box: HTMLInputElement): void => {
    if (box.checked && chosen.size < max) chosen.add(box.value);
    else chosen.delete(box.value);
  };
  form.addEventListener('change', ({ target }) => {
    const box = target as HTMLInputElement;
    if (box === all)
      for (const one of boxes) {
        one.checked = all.checked;
        take(one);
      }
    else if (box.name === 'nummer') take(box);
    tell();
  });
  form.addEventListener('submit', () => {
    const here = new Set(boxes.map(({ value }) => value));
    for (const number of chosen) {
      if (here.has(number)) continue;
      const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'nummer', value: number });
      form.append(field);
    }
  });
  form.querySelector('[data-choose-none]')?.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    chosen.clear();
    tell();
  });
  if (all?.parentElement) all.parentElement.hidden = false;
  tell();
}
