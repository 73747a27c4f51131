import { expect, test } from 'vitest';
import { emptyDraft, type Draft } from '../../../../domain/posting/drafts/draft.ts';
import { confirmedSections, sectionProgress, withoutSection, withSection } from './section-progress.ts';

const contact = { firstName: 'Rosa', lastName: 'Neil', email: 'rosa@x.example', phone: '(614) 555-0143' };
const location = { address: '1 Main St', city: 'Columbus', state: 'OH', zip: '43210', pin: false };
const draft = (parts: Partial<Draft>): Draft => ({ ...emptyDraft(), ...parts });
const at = (progress: ReturnType<typeof sectionProgress>) => progress.visible[progress.index]?.name;

test('a fresh draft shows its first section alone', () => {
  const progress = sectionProgress(confirmedSections(draft({})), false);
  expect(at(progress)).toBe('contact');
  expect(progress.revealed).toHaveLength(1);
});

test('Continue reveals exactly the next one', () => {
  const progress = sectionProgress(withSection(new Set(), 'contact'), false);
  expect(at(progress)).toBe('password');
  expect(progress.revealed.map(({ name }) => name)).toEqual(['contact', 'password']);
});

test('a restored draft goes on at its first section that is not yet valid: the password, which is never stored', () => {
  const confirmed = confirmedSections(draft({ name: 'Maple Court', contact, location }));
  expect(at(sectionProgress(confirmed, false))).toBe('password');
  expect(at(sectionProgress(confirmed, true))).toBe('floorplans');
});

test('a login in the middle takes the password away and the index follows; a logout brings it back', () => {
  const confirmed = confirmedSections(draft({ name: 'Maple Court', contact }));
  const before = sectionProgress(confirmed, false);
  expect([at(before), before.index, before.visible.length]).toEqual(['password', 1, 7]);
  const after = sectionProgress(confirmed, true);
  expect([at(after), after.index, after.visible.length]).toEqual(['location', 1, 6]);
  expect(at(sectionProgress(confirmed, false))).toBe('password');
});

test('behind the last section there is none', () => {
  const all = sectionProgress(new Set(), false).visible.reduce(
    (set, { name }) => withSection(set, name),
    confirmedSections(draft({})),
  );
  const progress = sectionProgress(all, false);
  expect(progress.index).toBe(7);
  expect(at(sectionProgress(withoutSection(all, 'images'), false))).toBe('images');
});
