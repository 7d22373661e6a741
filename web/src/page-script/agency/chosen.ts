/**
 * Rows somebody has chosen stay chosen while the pages of a list are turned (sessionStorage, per list): a form of the list sends
 * those of other pages along, and a line says how many there are. What was done after a question is chosen no more.
 * Without script the rows of one page are sent.
 */
const max = 200;
const field = 'nummer';
/** Fields of the address of the list: what was done. */
const saidFields = ['gesagt', 'nicht'];
const askedKey = 'chosen.asked';
const keyOf = (list = ''): string => `chosen.${list}`;

const split = (written = ''): string[] => written.split(',');
const read = (key: string): Set<string> => new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]);
const write = (key: string, numbers: Iterable<string>): void =>
  sessionStorage.setItem(key, JSON.stringify([...numbers]));

export function keepChosen(): void {
  const question = document.querySelector('[data-question]');
  if (question) {
    // Those that it would be done with.
    write(askedKey, split(question.querySelector<HTMLInputElement>('[name=numbers]')?.value));
    return;
  }
  dropDone();
  const form = document.querySelector<HTMLFormElement>('form[data-chosen]');
  if (form) followChoice(form);
}

/** The list says that it was done by a mark, which stays in its address: it counts right after the question alone. */
function dropDone(): void {
  const asked = read(askedKey);
  sessionStorage.removeItem(askedKey);
  const done = document.querySelector<HTMLElement>('[data-done]');
  if (!done) return;
  const key = keyOf(done.dataset.done);
  const not = split(done.dataset.not);
  write(
    key,
    [...read(key)].filter((number) => not.includes(number) || !asked.has(number)),
  );
  // Whoever comes back here from the next question has done nothing since.
  const address = new URL(location.href);
  for (const name of saidFields) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}

function followChoice(form: HTMLFormElement): void {
  const key = keyOf(form.dataset.chosen);
  // They stand in rows, and belong to the form above by its name.
  const boxes = ([...form.elements] as HTMLInputElement[]).filter(({ name }) => name === field);
  const all = form.querySelector<HTMLInputElement>('[data-choose-all]');
  const none = form.querySelector<HTMLElement>('[data-choose-none]');
  const line = form.querySelector<HTMLElement>('[data-chosen-count]');
  const chosen = read(key);
  const say = (words: string | undefined): void => {
    if (line) line.textContent = words ?? '';
  };
  const tell = (): void => {
    write(key, chosen);
    const count = line?.dataset.words?.replace('#', String(chosen.size));
    say(chosen.size < max ? (chosen.size > 0 ? count : '') : `${count}. ${line?.dataset.most}`);
    if (none) none.hidden = chosen.size === 0;
    if (all) {
      all.checked = boxes.length > 0 && boxes.every(({ checked }) => checked);
      all.indeterminate = !all.checked && boxes.some(({ checked }) => checked);
    }
  };
  const take = (box: HTMLInputElement, isChosen: boolean): void => {
    if (isChosen && chosen.size < max) chosen.add(box.value);
    else if (!isChosen) chosen.delete(box.value);
    box.checked = chosen.has(box.value);
  };
  // Ticked before the script ran, a box counts, too.
  for (const box of boxes) take(box, box.checked || chosen.has(box.value));
  document.addEventListener('change', ({ target }) => {
    const box = target as HTMLInputElement;
    if (box === all) for (const one of boxes) take(one, all.checked);
    else if (boxes.includes(box)) take(box, box.checked);
    else return;
    tell();
  });
  form.addEventListener('submit', (event) => {
    if (chosen.size > 0) return;
    event.preventDefault();
    say(line?.dataset.nothing);
  });
  // Those of other pages go along with what is sent, and leave nothing in the form.
  form.addEventListener('formdata', ({ formData }) => {
    const here = new Set(boxes.map(({ value }) => value));
    for (const number of chosen) if (!here.has(number)) formData.append(field, number);
  });
  none?.addEventListener('click', () => {
    for (const box of boxes) take(box, false);
    chosen.clear();
    tell();
    // What was pressed is gone: whoever works by keyboard goes on at the rows.
    (all ?? boxes[0])?.focus();
  });
  if (all?.parentElement) all.parentElement.hidden = false;
  tell();
}
