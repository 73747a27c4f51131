import type { Logged } from '../../../../domain/account/logged.ts';
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
const restored = (parts: Partial<Draft>, logged: Logged) =>
  confirmedSections(finishedSections(draft(parts), logged), logged);
const draft = (parts: Partial<Draft>): Draft => ({ ...emptyDraft(), ...parts });
const at = (progress: ReturnType<typeof sectionProgress>) => progress.visible[progress.index]?.name;

test('a fresh draft shows its first section alone', () => {
  const progress = sectionProgress(restored({}, 0), 0);
  expect(at(progress)).toBe('contact');
  expect(progress.revealed).toHaveLength(1);
});

test('Continue reveals exactly the next one', () => {
  const progress = sectionProgress(withSection(new Set(), 'contact'), 0);
  expect(at(progress)).toBe('password');
  expect(progress.revealed.map(({ name }) => name)).toEqual(['contact', 'password']);
});

test('a restored draft goes on at its first section that is not yet valid: the password, which is never stored', () => {
  const parts = { name: 'Maple Court', contact, location };
  expect(at(sectionProgress(restored(parts, 0), 0))).toBe('password');
  expect(at(sectionProgress(restored(parts, 1), 1))).toBe('floorplans');
});

test('Continue advances a restored draft by one section too, also to one that is filled in (116)', () => {
  const confirmed = restored({ name: 'Maple Court', contact, location }, 0);
  expect(at(sectionProgress(withSection(confirmed, 'password'), 0))).toBe('location');
});

test('a login in the middle takes the password away and the index follows; a logout brings it back', () => {
  const confirmed = restored({ name: 'Maple Court', contact }, 0);
  const before = sectionProgress(confirmed, 0);
  expect([at(before), before.index, before.visible.length]).toEqual(['password', 1, 7]);
  const after = sectionProgress(confirmed, 1);
  expect([at(after), after.index, after.visible.length]).toEqual(['location', 1, 6]);
  expect(at(sectionProgress(confirmed, 0))).toBe('password');
});

test('behind the last section there is none', () => {
  const all = sectionProgress(new Set(), 0).visible.reduce((set, { name }) => withSection(set, name), restored({}, 0));
  const progress = sectionProgress(all, 0);
  expect(progress.index).toBe(7);
  expect(at(sectionProgress(withoutSection(all, 'images'), 0))).toBe('images');
});
