import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { continueButton, fillCard, payButton } from '../support/posting-page.ts';
import { openAsVisitor, DESK, fitsTheWindow, PHONE, type GetSite } from '../support/site.ts';

/** The images of a listing by mouse, touch and keyboard, and the pin of an address that cannot be found. */
const photo = async (name: string, background: string, width = 900) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const [red, green, blue, narrow] = await Promise.all([
  photo('red.jpg', '#a32'),
  photo('green.jpg', '#2a3'),
  photo('blue.jpg', '#23a'),
  photo('narrow.jpg', '#777', 300),
]);
const heic = { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\u0018ftypheic') };

const tiles = (page: Page) => page.getByRole('list', { name: 'Images' }).getByRole('listitem');
const shown = (page: Page) =>
  page
    .getByRole('list', { name: 'Images' })
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
const choose = (page: Page, ...files: (typeof heic)[]) => page.locator('input[type=file]').first().setInputFiles(files);
const arrived = (page: Page, number: number) => page.getByRole('img', { name: `Image ${number}` }).waitFor();
const announced = (page: Page, words: string) => page.locator('[id^=DndLiveRegion]').getByText(words).waitFor();

/** Waits until the picked-up tile handles arrow keys, which starts after its announcement. */
const listening = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

/** Returns the center of a tile. */
async function middleOf(page: Page, number: number): Promise<{ x: number; y: number }> {
  const tile = tiles(page).nth(number - 1);
  await tile.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await tile.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

const touch = (hand: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
  hand.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });

declare global {
  interface Window {
    /** Releases the held uploads. */
    letGo?: () => void;
  }
}

/** Holds the uploads of this page until they are released. */
const hold = (page: Page) =>
  page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    const held: (() => void)[] = [];
    window.letGo = () => held.forEach((go) => go());
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body?: XMLHttpRequestBodyInit | null) {
      held.push(() => send.call(this, body));
    };
  });

export function imageFlows(site: GetSite): void {
  it('takes several images at once, sorts them by keyboard, mouse and touch, and removes one', async () => {
    const at = '/post/step-2?scenario=section-images&panel=off';
    const { page, context } = await openAsVisitor(site(), at, { viewport: DESK, hasTouch: true });
    await expect.poll(() => tiles(page).count()).toBe(6);
    await choose(page, red, green, heic, blue, narrow);
    await arrived(page, 3);
    await page.getByText("IMG_1.heic wasn't added. This is a HEIC image").waitFor();
    await page.getByText("narrow.jpg wasn't added. This image is 300 pixels wide.").waitFor();
    await expect.poll(() => tiles(page).count()).toBe(6);
    const [first, second, third] = await shown(page);

    await page.getByRole('button', { name: 'Move image 3', exact: true }).focus();
    await page.keyboard.press('Space');
    await announced(page, 'Picked up image 3 of 3.');
    await listening(page);
    await page.keyboard.press('ArrowLeft');
    await announced(page, 'It would be image 2 of 3.');
    await page.keyboard.press('Enter');
    await announced(page, "Dropped. It's now image 2 of 3.");
    await expect.poll(() => shown(page)).toEqual([first, third, second]);

    const [from, to] = [await middleOf(page, 1), await middleOf(page, 3)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 10 });
    await announced(page, 'It would be image 3 of 3.');
    await page.mouse.up();
    await expect.poll(() => shown(page)).toEqual([third, second, first]);

    // a third of the row; on a phone a half
    const share = async () => {
      const [tile, row] = [
        await tiles(page).first().boundingBox(),
        await page.getByRole('list', { name: 'Images' }).boundingBox(),
      ];
      return Math.round((row?.width ?? 0) / (tile?.width ?? 1));
    };
    expect(await share()).toBe(3);
    await page.setViewportSize({ ...PHONE, width: 500 });
    expect(await share()).toBe(3);
    await page.setViewportSize({ ...PHONE, width: 499 });
    expect(await share()).toBe(2);
    await page.setViewportSize({ ...PHONE, width: 320 });
    await fitsTheWindow(page);

    const hand = await context.newCDPSession(page);
    const [near, far] = [await middleOf(page, 2), await middleOf(page, 1)];
    await touch(hand, 'touchStart', near);
    await announced(page, 'Picked up image 2 of 3.');
    await touch(hand, 'touchMove', { x: (near.x + far.x) / 2, y: near.y });
    await touch(hand, 'touchMove', far);
    await announced(page, 'It would be image 1 of 3, the cover.');
    await touch(hand, 'touchEnd');
    await announced(page, "Dropped. It's now image 1 of 3, the cover.");
    await expect.poll(() => shown(page)).toEqual([second, third, first]);

    await page.getByRole('button', { name: 'Remove image 1' }).click();
    await expect.poll(() => shown(page)).toEqual([third, first]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shown(page)).toEqual([second, third, first]);
    await context.close();
  });

  it('loses no image that is still uploading when its section is left, or when the listing is paid for', async () => {
    const { page, context } = await openAsVisitor(site(), '/post/step-2?scenario=section-images&panel=off');
    await choose(page, red);
    await arrived(page, 1);
    await hold(page);
    await choose(page, green);
    await page.getByRole('progressbar').waitFor();
    await continueButton(page).click();
    for (const heading of ['Listing Description', 'Amenities']) {
      await page.getByRole('heading', { name: heading }).waitFor();
      if (heading === 'Amenities') await page.getByText('Dishwasher').click();
      else await page.getByLabel(/Description/).fill('Two rooms near campus.');
      await continueButton(page).click();
    }
    await page.getByRole('button', { name: 'Continue to Payment →' }).click();
    await page.getByText('One image is still uploading. Your listing will be published with it.').waitFor();
    await page.goBack();
    await page.getByRole('progressbar').waitFor();
    await page.goForward();
    await fillCard(page, '4242 4242 4242 4242');
    const published = page.waitForRequest(
      (request) => request.postData()?.includes('mutation PublishListing') ?? false,
    );
    await payButton(page).click();
    await expect.poll(() => payButton(page).getAttribute('aria-disabled')).toBe('true');
    await page.evaluate(() => window.letGo?.());
    const sent = (await published).postDataJSON() as { variables: { draft: { images: unknown[] } } };
    expect(sent.variables.draft.images).toHaveLength(2);
    await page.getByText('Your listing is published.').waitFor();
    await context.close();
  });

  it('sets a pin for an address that cannot be found, by keyboard and by mouse (K39)', async () => {
    const { page, context } = await openAsVisitor(site(), '/post/step-2?scenario=location-unknown&panel=off');
    // an unknown zip code: with a known one the address would be found
    await page.getByLabel('Zip').fill('43999');
    await page.getByText('in the middle of Ohio').waitFor();
    await continueButton(page).click();
    await page.getByText("We couldn't find this address. Check it, or set the pin on the map.").first().waitFor();
    await page.locator('[data-ground=drawn]').waitFor();
    const pin = page.getByRole('button', { name: /^Your home's pin/ });
    await pin.focus();
    await page.keyboard.press('ArrowUp');
    const stands = page.getByText('Pin placed');
    await stands.waitFor();
    const before = await stands.innerText();
    const box = (await pin.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 50, box.y + 40, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => stands.innerText()).not.toBe(before);
    await continueButton(page).click();
    await page.getByRole('heading', { name: 'Floorplan Information' }).waitFor();
    await context.close();
  });
}
