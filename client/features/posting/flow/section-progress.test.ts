import { expect, test } from 'vitest';
import { emptyDraft, type Draft } from '../../../../domain/posting/drafts/draft.ts';
import {
  confirmedSections,
  finishedSections,
  sectionProgress,
  withoutSection,
  withSection,
} from './section-progress.ts';

const contact = { firstName: 'Rosa', lastName: 'Neil', email: 'rosa@x.example', phone: '(614) 555-0143' };
const location = { address: '1 Main St', city: 'Columbus', state: 'OH', zip: '43210', pin: false };
const restored = (parts: Partial<Draft>, loggedIn: boolean) =>
  confirmedSections(finishedSections(draft(parts), loggedIn), loggedIn);
const draft = (parts: Partial<Draft>): Draft => ({ ...emptyDraft(), ...parts });
const at = (progress: ReturnType<typeof sectionProgress>) => progress.visible[progress.index]?.name;

test('a fresh draft shows its first section alone', () => {
  const progress = sectionProgress(restored({}, false), false);
  expect(at(progress)).toBe('contact');
  expect(progress.revealed).toHaveLength(1);
});

test('Continue reveals exactly the next one', () => {
  const progress = sectionProgress(withSection(new Set(), 'contact'), false);
  expect(at(progress)).toBe('password');
  expect(progress.revealed.map(({ name }) => name)).toEqual(['contact', 'password']);
});

test('a restored draft goes on at its first section that is not yet valid: the password, which is never stored', () => {
  const parts = { name: 'Maple Court', contact, location };
  expect(at(sectionProgress(restored(parts, false), false))).toBe('password');
  expect(at(sectionProgress(restored(parts, true), true))).toBe('floorplans');
});

test('Continue advances a restored draft by one section too, also to one that is filled in (116)', () => {
  const confirmed = restored({ name: 'Maple Court', contact, location }, false);
  expect(at(sectionProgress(withSection(confirmed, 'password'), false))).toBe('location');
});

test('a login in the middle takes the password away and the index follows; a logout brings it back', () => {
  const confirmed = restored({ name: 'Maple Court', contact }, false);
  const before = sectionProgress(confirmed, false);
  expect([at(before), before.index, before.visible.length]).toEqual(['password', 1, 7]);
  const after = sectionProgress(confirmed, true);
  expect([at(after), after.index, after.visible.length]).toEqual(['location', 1, 6]);
  expect(at(sectionProgress(confirmed, false))).toBe('password');
});

test('behind the last section there is none', () => {
  const all = sectionProgress(new Set(), false).visible.reduce(
    (set, { name }) => withSection(set, name),
    restored({}, false),
  );
  const progress = sectionProgress(all, false);
  expect(progress.index).toBe(7);
  expect(at(sectionProgress(withoutSection(all, 'images'), false))).toBe('images');
});
