import { newId } from '../ids.ts';
import type { TestClock } from '../stored.ts';

const KEPT_SECONDS = 30 * 24 * 3600;

export function testClockObject(created: number, frozenTime: number, name: string | null): TestClock {
  return {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created,
    deletes_after: created + KEPT_SECONDS,
    frozen_time: frozenTime,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  };
}
