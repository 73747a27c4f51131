import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DiskStore, S3Store } from './create-image-store.ts';
import type { ImageStore } from './image-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'pictures-'));

/** A fake bucket: stores objects, and returns S3's XML error for missing ones. */
const bucket = new Map<string, Buffer>();
const server: Server = createServer(async (request, response) => {
  const path = new URL(request.url ?? '', 'http://bucket').pathname;
  if (request.method === 'PUT') {
    bucket.set(path, Buffer.concat(await request.toArray()));
    response.end();
    return;
  }
  if (request.method === 'DELETE') {
    bucket.delete(path);
    response.statusCode = 204;
    response.end();
    return;
  }
  const bytes = bucket.get(path);
  response.statusCode = bytes ? 200 : 404;
  response.end(bytes ?? '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>');
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const stores: [string, ImageStore][] = [
  ['on disk', new DiskStore(folder)],
  [
    'in a bucket',
    new S3Store({ endpoint, region: 'us-east-1', bucket: 'homes', accessKeyId: 'id', secretAccessKey: 'secret' }),
  ],
];

describe.each(stores)('images %s', (_where, store) => {
  it('are read as they were written; a missing one is null', async () => {
    const bytes = Buffer.from([255, 216, 0, 1, 2]);
    expect(await store.read('ab-large.jpg')).toBeNull();
    await store.write('ab-large.jpg', bytes);
    expect(await store.read('ab-large.jpg')).toEqual(bytes);
  });

  it('can be removed, and removing them again has no effect', async () => {
    await store.write('ef-large.jpg', Buffer.from([1]));
    await store.remove('ef-large.jpg');
    await store.remove('ef-large.jpg');
    expect(await store.read('ef-large.jpg')).toBeNull();
  });
});

it('leaves no unfinished file on disk', async () => {
  const store = new DiskStore(folder);
  await Promise.all(Array.from({ length: 20 }, () => store.write('cd-small.jpg', Buffer.alloc(100_000, 7))));
  expect(await readdir(join(folder, 'cd'))).toEqual(['cd-small.jpg']);
});

it('are stored in the bucket under pictures/', () => {
  expect([...bucket.keys()]).toEqual(['/homes/pictures/ab-large.jpg']);
});
