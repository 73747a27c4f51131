import sharp from 'sharp';
import type { ImagePair } from '../../domain/posting/drafts/draft.ts';

/** Returns an image as a landlord's phone would upload it. */
export const samplePhoto = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c96' } })
      .jpeg()
      .toBuffer(),
  );

/** Returns a draft that the server accepts, near Ohio State. */
export const houseDraft = (images: ImagePair[]) => ({
  type: 85,
  name: 'Chittenden House',
  contact: { firstName: 'Rosa', lastName: 'Neil', email: 'rosa@chittenden.example', phone: '(614) 555-7143' },
  location: { address: '94 Chittenden Ave', city: 'Columbus', state: 'OH', zip: '43201' },
  floorplans: [{ bedrooms: 4, bathrooms: 2, sq: '1600', rent: '2400' }],
  amenities: [29, 34, 38],
  description: 'A house with a porch, four rooms and a yard.',
  images,
});

export const testCard = {
  address: '94 Chittenden Ave',
  zip: '43201',
  cardNumber: '4242424242424242',
  securityCode: '123',
  expirationMonth: '12',
  expirationYear: '2031',
};
