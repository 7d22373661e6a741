/** `npm run requirements`: per area, how many requirements stand in tests, and which do not. */
import { idsInTests, type Requirement, requirements } from './requirement-list.ts';

const proven = new Set(idsInTests().map(({ id }) => id));
const byArea = Map.groupBy(requirements(), (requirement) => requirement.area);
const isOpen = ({ id }: Requirement): boolean => !proven.has(id);

for (const [area, all] of [...byArea].sort(([a], [b]) => a.localeCompare(b))) {
  const due = all.filter(({ later, id }) => !later || proven.has(id));
  const open = due.filter(isOpen);
  const later = all.length - due.length;
  const rest = later ? `, ${later} later` : '';
  console.log(`${area.padEnd(16)} ${due.length - open.length} of ${due.length} proven${rest}`);
  for (const { id, proof } of open) console.log(`  ${id}  ${proof}`);
}

const all = [...byArea.values()].flat();
const later = Map.groupBy(
  all.filter((requirement) => requirement.later && isOpen(requirement)),
  (requirement) => requirement.later,
);
console.log('\nlater:');
for (const [capability, waiting] of later) console.log(`  ${capability.padEnd(28)} ${waiting.length}`);
const due = all.filter(({ later, id }) => !later || proven.has(id));
console.log(
  `\n${due.filter(({ id }) => proven.has(id)).length} of ${due.length} due requirements proven, ${all.length} in all`,
);
