/**
 * How a person works a page: with a pointer, or by keyboard alone. The keyboard reaches everything by Tab, as people do,
 * and fails where nothing leads to a control.
 */
import { expect, type Locator } from '@playwright/test';

export interface Hands {
  fill: (field: Locator, text: string) => Promise<void>;
  press: (button: Locator) => Promise<void>;
  tick: (box: Locator) => Promise<void>;
  choose: (radio: Locator) => Promise<void>;
}

export const pointer: Hands = {
  fill: (field, text) => field.fill(text),
  press: (button) => button.click(),
  tick: (box) => box.check(),
  choose: (radio) => radio.check(),
};

export const keyboard: Hands = {
  fill: async (field, text) => {
    await reach(field);
    await field.page().keyboard.press('Control+A');
    await field.page().keyboard.type(text);
  },
  press: async (button) => {
    await reach(button);
    await button.page().keyboard.press('Enter');
  },
  tick: async (box) => {
    await reach(box);
    await box.page().keyboard.press('Space');
    await expect(box).toBeChecked();
  },
  choose: async (radio) => {
    const group = await radio.getAttribute('name');
    const page = radio.page();
    await reach(page.locator(`input[type=radio][name="${group}"]:checked`));
    for (let step = 0; step < 10 && !(await radio.isChecked()); step++) await page.keyboard.press('ArrowDown');
    await expect(radio).toBeChecked();
  },
};

const stepsMax = 60;

/** Tabs towards the control; where the focus is before or behind it tells the direction. */
async function reach(control: Locator): Promise<void> {
  for (let step = 0; step < stepsMax; step++) {
    const way = await control.evaluate((element) => {
      const { activeElement } = document;
      if (activeElement === element) return 'here';
      const place = (activeElement ?? document.body).compareDocumentPosition(element);
      return place & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    });
    if (way === 'here') return;
    await control.page().keyboard.press(way);
  }
  await expect(control, 'the keyboard reaches it').toBeFocused();
}
