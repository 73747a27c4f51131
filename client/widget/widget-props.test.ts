import { expect, it } from 'vitest';
import { defaultRenter } from '../shared/renter/renter-defaults.ts';
import { widgetPropsOf } from './initial-renter.ts';
import { parseWidgetProps } from './restore-frame.ts';

it("reads a widget's place and site from its frame's URL (requirement 101)", () => {
  expect(widgetPropsOf('?site=csa&location_type=3&location_id=18')).toEqual({
    locationType: 'city',
    locationId: '18',
    site: 'csa',
  });
  expect(widgetPropsOf('')).toEqual(defaultRenter.widgetProps);
});

it("keeps a widget's place and site over a reload (requirement 101)", () => {
  const widgetProps = { locationType: 'city', locationId: '18', site: 'csa' } as const;
  expect(parseWidgetProps({ widgetProps })).toEqual(widgetProps);
  expect(parseWidgetProps({ widgetProps: { locationType: 'moon', locationId: 5 } })).toEqual(defaultRenter.widgetProps);
});
