import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { importTemplate } from '../../../domain/posting/import/import-columns.ts';
import { samplePhoto } from '../../setup/drafts.ts';
import { logIn } from '../support/posting-page.ts';
import { openAsVisitor, devices, fitsTheWindow, goTo, type GetSite } from '../support/site.ts';

const BUILDINGS = 40;

/** Returns the template with forty buildings, of which the third has no valid rent. */
function buildingsCsv(id: string): string {
  const [headings = ''] = importTemplate().split('\r\n');
  const rows = Array.from({ length: BUILDINGS }, (_, index) => {
    const rent = index === 2 ? 'ask' : String(900 + index);
    const place = `${94 + index} Chittenden Ave,Columbus,OH,43201`;
    return `${id}-${index},Building ${id}-${index},House,${place},2,1,800,${rent},,,,,12,,Near campus,Parking,b${index}.jpg,Rosa,Diaz,rosa@walnut.example,614-555-7788`;
  });
  return [headings, ...rows].join('\r\n');
}

/** Tests the import of a company's buildings: the file, its errors, its images, the drafts, and one of them in posting. */
export function importFlows(site: GetSite): void {
  it.each(devices)('imports forty buildings from a CSV file and a zip on %s', async (_device, viewport) => {
    const { page, context, complaints } = await openAsVisitor(site(), '/advertising/import', { viewport });
    await logIn(page);
    const id = `B${viewport.width}`;
    const csv = { name: 'buildings.csv', mimeType: 'text/csv', buffer: Buffer.from(buildingsCsv(id)) };
    await page.getByLabel('CSV file').setInputFiles(csv);
    await page.getByRole('heading', { name: 'What will be imported' }).waitFor();
    expect(await page.getByRole('cell').allInnerTexts()).toEqual(['4', 'Monthly rent', 'Enter a whole number.']);
    await fitsTheWindow(page);

    const photo = new Uint8Array(await samplePhoto());
    const zip = zipSync({ 'photos/B0.jpg': photo, 'photos/B1.jpg': photo, 'unrelated.jpg': photo });
    await page
      .getByLabel('Zip file with the images')
      .setInputFiles({ name: 'photos.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
    await page.getByText('2 complete').waitFor();
    await page.getByRole('button', { name: 'Import 39 drafts' }).click();
    await page.getByRole('heading', { name: 'buildings.csv is imported' }).waitFor();
    await page.getByText('39 new drafts').waitFor();
    await page.getByRole('link', { name: 'See your drafts' }).click();
    await page.getByText('unfinished listings').waitFor();
    await fitsTheWindow(page);

    // Kept after a reload, and opened as any draft.
    await goTo(site(), page, '/advertising-home');
    await page.getByRole('link', { name: new RegExp(`^Review and publish ?: Building ${id}-0$`) }).click();
    await page.getByRole('heading', { name: 'Contact Information' }).waitFor();
    await expect.poll(() => page.getByLabel('Property name').inputValue()).toBe(`Building ${id}-0`);
    expect(complaints).toEqual([]);
    await context.close();
  });
}
