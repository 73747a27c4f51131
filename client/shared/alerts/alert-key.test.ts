import { expect, it } from 'vitest';
import { alertKey, existingAlert, withAlert } from './alert-key.ts';

const ohio = { locationType: 'college', locationId: 204796 } as const;

it('saves one search per place, the newest first', () => {
  const first = withAlert([], alertKey({ ...ohio, bedrooms: 2 }));
  const both = withAlert(first, alertKey({ locationType: 'city', locationId: 43085 }));
  const changed = withAlert(both, alertKey({ ...ohio, maxBudget: 900 }));
  expect(changed).toEqual([
    'location_type=college&location_id=204796&budget=900',
    'location_type=city&location_id=43085',
  ]);
  expect(existingAlert(changed, { ...ohio, maxBudget: 900 })).toBe('same');
  expect(existingAlert(changed, ohio)).toBe('another');
  expect(existingAlert(changed, { locationType: 'state', locationId: 204796 })).toBe('nothing');
});
