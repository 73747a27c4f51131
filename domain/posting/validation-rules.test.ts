import { noTerms } from './drafts/draft-limits.ts';
import fc from '../../tests/setup/properties.ts';
import { describe, expect, it } from 'vitest';
import { firstIncomplete, isEmpty, isSectionComplete, missingFields } from './completeness.ts';
import { passesLuhn, paymentErrors } from '../billing/payment-fields.ts';
import { cleanDescription, descriptionText } from './description-text.ts';
import { newFloorplan } from './drafts/draft-limits.ts';
import { draftSchema, emptyDraft, type Draft } from './drafts/draft.ts';
import { stepErrors } from './validation-rules.ts';
import { sectionOfError, sections, stepNames, visibleSections } from './sections.ts';

const full: Draft = {
  ...emptyDraft(),
  type: 84,
  name: 'Maple Court',
  contact: { firstName: 'Rosa', lastName: "O'Neil", email: 'rosa@maple.example', phone: '(614) 555-0143' },
  account: { email: 'rosa@maple.example', password: 'a long phrase', password_confirmation: 'a long phrase' },
  location: { address: '1739 N High St', city: 'Columbus', state: 'OH', zip: '43210', coordinates: null, pin: false },
  floorplans: [{ bedrooms: 2, bathrooms: 1, sq: '850', rent: '1150', ...noTerms() }],
  amenities: [29, 38],
  description: 'Two rooms near campus.',
  images: [{ large: '/pictures/a-large.jpg', small: '/pictures/a-small.jpg' }],
};

describe('sections', () => {
  it('are seven, in the decided order (K07)', () => {
    expect(sections.map(({ name }) => name)).toEqual([
      'contact',
      'password',
      'location',
      'floorplans',
      'images',
      'description',
      'amenities',
    ]);
    expect(stepNames).toHaveLength(9);
  });

  it('exclude the password for a logged-in landlord (K09)', () => {
    expect(visibleSections(1).map(({ name }) => name)).not.toContain('password');
    expect(visibleSections(1)).toHaveLength(6);
  });

  it('map their error keys', () => {
    expect(
      [
        'name',
        'contact.email',
        'email',
        'password',
        'password_confirmation',
        'location.zip',
        'floorplans',
        'payment.zip',
      ].map(sectionOfError),
    ).toEqual(['contact', 'contact', 'password', 'password', 'password', 'location', 'floorplans', undefined]);
  });
});

describe('completeness [§5]', () => {
  it('treats undefined, zero and the empty string as empty, and nothing else (K34)', () => {
    expect([undefined, null, 0, ''].every(isEmpty)).toBe(true);
    expect(['0', ' ', false, [], 1].some(isEmpty)).toBe(false);
  });

  it('finds the first incomplete section', () => {
    expect(firstIncomplete(full, 0)).toBe(7);
    expect(firstIncomplete({ ...full, account: null }, 0)).toBe(1);
    expect(firstIncomplete({ ...full, account: null }, 1)).toBe(6);
    expect(firstIncomplete({ ...full, description: '!!!' }, 1)).toBe(4);
    expect(firstIncomplete(emptyDraft(), 0)).toBe(0);
  });

  it('requires every field of every floorplan', () => {
    const with2 = (row: Partial<Draft['floorplans'][number]>) => ({
      ...full,
      floorplans: [...full.floorplans, { bedrooms: 1, bathrooms: 1, sq: '500', rent: '700', ...noTerms(), ...row }],
    });
    expect(isSectionComplete('floorplans', with2({}))).toBe(true);
    for (const row of [{ bedrooms: 0 }, { bathrooms: 0 }, { sq: '' }, { rent: '' }])
      expect(isSectionComplete('floorplans', with2(row))).toBe(false);
    expect(isSectionComplete('floorplans', { ...full, floorplans: [] })).toBe(false);
  });

  it.each([
    ['contact', { name: '' }, 'property name'],
    ['contact', { contact: { ...full.contact, firstName: '' } }, 'first name'],
    ['contact', { contact: { ...full.contact, lastName: '' } }, 'last name'],
    ['contact', { contact: { ...full.contact, email: '' } }, 'email'],
    ['contact', { contact: { ...full.contact, phone: '' } }, 'phone'],
    ['password', { account: { email: '', password: 'longer', password_confirmation: 'longer' } }, 'account email'],
    ['password', { account: { email: 'a', password: '', password_confirmation: 'longer' } }, 'password'],
    ['password', { account: { email: 'a', password: 'one', password_confirmation: '' } }, 'password confirmation'],
    ['password', { account: { email: 'a', password: 'one', password_confirmation: 'two' } }, 'matching passwords'],
    ['location', { location: { ...full.location, address: '' } }, 'street address'],
    ['location', { location: { ...full.location, city: '' } }, 'city'],
    ['location', { location: { ...full.location, state: '' } }, 'state'],
    ['location', { location: { ...full.location, zip: '' } }, 'zip'],
    ['floorplans', { floorplans: [] }, 'a floorplan'],
    ['images', { images: [] }, 'an image'],
    ['images', { images: Array.from({ length: 7 }, () => full.images[0]) }, 'no more than 6 images'],
    ['description', { description: '!!!' }, 'a description'],
    ['amenities', { amenities: [] }, 'an amenity'],
  ] as const)('reports for %s with %j only the missing %s', (name, change, words) => {
    const draft = { ...full, ...change } as Draft;
    expect(missingFields(name, draft)).toEqual([words]);
    expect(isSectionComplete(name, draft)).toBe(false);
    expect(missingFields(name, full)).toEqual([]);
  });

  it('accepts any non-empty code or text (K34)', () => {
    const zeros = { ...full, floorplans: [{ bedrooms: 9, bathrooms: 1, sq: '0', rent: '0', ...noTerms() }] };
    expect(isSectionComplete('floorplans', zeros)).toBe(true);
    expect(stepErrors('property-floorplans-step', zeros, true)).toHaveProperty('floorplans');
  });

  it('never counts padding as an image (K15)', () => {
    const padded = draftSchema.parse({ images: ['', '', { large: '', small: '' }] });
    expect(isSectionComplete('images', padded)).toBe(false);
  });
});

describe('the description (K36)', () => {
  it('keeps letters and digits of any language, space, period, comma, hyphen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(cleanDescription(text)).toMatch(/^[\p{L}\p{M}\p{N} .,-]*$/u);
        expect(cleanDescription(cleanDescription(text))).toBe(cleanDescription(text));
      }),
    );
    expect(cleanDescription("Señor's café!\nWalk-in, $5 off.")).toBe('Señors café Walk-in, 5 off.');
    expect(cleanDescription('!!!')).toBe('');
    expect(cleanDescription('e\u{1F600}\u0301')).toBe('é');
    expect(descriptionText("  Señor's café!\r\nWalk-in,\u200b $5 off.\u0007 ")).toBe("Señor's café!\nWalk-in, $5 off.");
  });
});

describe('server validation [§5]', () => {
  it('accepts a complete draft at every step', () => {
    for (const step of stepNames) expect(stepErrors(step, full, false)).toEqual({});
    expect(stepErrors('complete-step', { ...full, account: null }, true)).toEqual({});
  });

  it.each([
    ['property-type-step', { type: 86 }, 'type'],
    ['property-contact-step', { name: ' ' }, 'name'],
    ['property-contact-step', { name: '\u202e\u200b' }, 'name'],
    ['property-contact-step', { contact: { ...full.contact, firstName: '' } }, 'contact.firstName'],
    ['property-contact-step', { contact: { ...full.contact, lastName: '' } }, 'contact.lastName'],
    ['property-contact-step', { contact: { ...full.contact, email: 'rosa' } }, 'contact.email'],
    ['property-contact-step', { contact: { ...full.contact, phone: '555-0143' } }, 'contact.phone'],
    ['property-password-step', { account: null }, 'email'],
    [
      'property-password-step',
      { account: { email: 'a@b.example', password: '12345', password_confirmation: '12345' } },
      'password',
    ],
    [
      'property-password-step',
      { account: { email: 'a@b.example', password: 'longer one', password_confirmation: 'other' } },
      'password_confirmation',
    ],
    ['property-location-step', { location: { ...full.location, address: '' } }, 'location.address'],
    ['property-location-step', { location: { ...full.location, city: '' } }, 'location.city'],
    ['property-location-step', { location: { ...full.location, state: 'PR' } }, 'location.state'],
    ['property-location-step', { location: { ...full.location, zip: '4321' } }, 'location.zip'],
    ['property-location-step', { location: { ...full.location, zip: '48104' } }, 'location.zip'],
    [
      'property-location-step',
      { location: { ...full.location, coordinates: { lat: 91, lon: 0 } } },
      'location.coordinates',
    ],
    ['property-floorplans-step', { floorplans: [newFloorplan()] }, 'floorplans'],
    [
      'property-floorplans-step',
      { floorplans: [{ bedrooms: 2, bathrooms: 1, sq: '850', rent: '0', ...noTerms() }] },
      'floorplans',
    ],
    ['property-images-step', { images: [] }, 'images'],
    ['property-images-step', { images: Array.from({ length: 7 }, () => full.images[0]) }, 'images'],
    ['property-description-step', { description: '!!!' }, 'description'],
    ['property-amenities-step', { amenities: [] }, 'amenities'],
    ['property-amenities-step', { amenities: [39, 37] }, 'amenities'],
    ['property-amenities-step', { amenities: [12] }, 'amenities'],
  ] as const)('%s rejects %j at %s', (step, change, field) => {
    const draft = { ...full, ...change } as Draft;
    expect(Object.keys(stepErrors(step, draft, false))).toContain(field);
    expect(Object.keys(stepErrors('complete-step', draft, false))).toContain(field);
  });

  it('reports no error twice and never echoes a password', () => {
    const secret = 'hunter2';
    const errors = stepErrors(
      'complete-step',
      { ...full, account: { email: 'x', password: secret, password_confirmation: 'y' } },
      false,
    );
    expect(JSON.stringify(errors)).not.toContain(secret);
  });
});

describe('draft', () => {
  it('accepts numbers where digits are expected, and trims padding', () => {
    const draft = draftSchema.parse({
      location: { zip: 43210 },
      floorplans: [{ bedrooms: 9, bathrooms: 1, sq: 400, rent: 700 }],
      images: ['', { large: 'l', small: 's' }, ''],
    });
    expect(draft.location.zip).toBe('43210');
    expect(draft.floorplans[0]).toEqual({ bedrooms: 9, bathrooms: 1, sq: '400', rent: '700', ...noTerms() });
    expect(draft.images).toEqual([{ large: 'l', small: 's', caption: null }]);
  });

  it('starts with one empty floorplan [§3]', () => {
    expect(emptyDraft().floorplans).toEqual([{ bedrooms: 0, bathrooms: 0, sq: '', rent: '', ...noTerms() }]);
  });

  it('returns field errors for an invalid draft and never throws anything else', () => {
    fc.assert(fc.property(fc.anything(), (thing) => typeof draftSchema.safeParse(thing).success === 'boolean'));
  });
});

describe('the card', () => {
  const now = new Date(2026, 10, 21);
  const good = {
    address: '1 Main St',
    zip: '43210',
    cardNumber: '4242 4242 4242 4242',
    securityCode: '123',
    expirationMonth: '12',
    expirationYear: '2026',
  };

  it('checks the digits and allows spaces (K37)', () => {
    expect(['4242 4242 4242 4242', '378282246310005'].every(passesLuhn)).toBe(true);
    expect(['4242424242424241', '', '4242-4242'].some(passesLuhn)).toBe(false);
  });

  it.each([
    ['address', ' '],
    ['zip', '1234'],
    ['cardNumber', '4242424242424241'],
    ['securityCode', '12'],
    ['expirationMonth', '13'],
    ['expirationYear', ''],
    ['expirationYear', '26'],
    ['expirationYear', '2025'],
    ['expirationYear', '2036'],
  ] as const)('rejects %s', (field, value) => {
    expect(paymentErrors(good, now)).toEqual({});
    expect(Object.keys(paymentErrors({ ...good, [field]: value }, now))).toEqual([`payment.${field}`]);
  });

  it('rejects a card after its expiration month (K40), and names a missing year beside a wrong month', () => {
    expect(paymentErrors({ ...good, expirationMonth: '10' }, now)).toHaveProperty(['payment.expirationMonth']);
    const none = paymentErrors({ ...good, expirationMonth: '', expirationYear: '' }, now);
    expect(Object.keys(none)).toEqual(['payment.expirationMonth', 'payment.expirationYear']);
  });
});
