import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { MALFORMED_UPLOAD, NOT_MULTIPART } from '../../domain/images/image-upload.ts';
import { ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { RequestError, Unavailable } from '../errors.ts';
import { clientOf } from '../throttle.ts';

/** An uploaded file, which is removed once its request is answered. */
export interface Upload {
  /** As the client has named it. */
  name: string;
  path: string;
  bytes: number;
}

interface UploadRules {
  maxBytes: number;
  errors: Record<'missing' | 'tooLarge', string>;
}

type Rejected = { errors: FieldErrors };

/** Uploads that are received or used at a time and that wait, of all clients and of one: they bound the folder's size. */
const LIMITS = { atOnce: 32, waiting: 200, perClient: { atOnce: 6, waiting: 60 } };
/** An upload of which no byte arrives for so many milliseconds is ended; all of it has the time of any request. */
const IDLE_MS = 10_000;
/** The options of @fastify/multipart where one file is uploaded. */
const ONE_FILE = { limits: { files: 1, fields: 5, parts: 6 } };

/** Receives uploads into a folder, however slowly they arrive, so that none of them is in memory meanwhile. */
export class Uploads {
  readonly #limit = new ConcurrencyLimit(LIMITS);
  readonly #folder: string;
  #emptied: Promise<unknown> | undefined;

  /** @param dataDir this process's own folder; what an ended process left there is removed before the first upload. */
  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'uploads');
  }

  /** Registers routes to which one file is uploaded. */
  async register(app: FastifyInstance, routes: (scope: FastifyInstance) => void): Promise<void> {
    await app.register(async (scope) => {
      await scope.register(multipart, ONE_FILE);
      routes(scope);
    });
  }

  /**
   * Receives the file of the field `file` and returns what `use` makes of it, or the errors of a missing file and of one
   * past the limit in bytes.
   * @throws RequestError 415 for what is not multipart, 400 for what cannot be parsed, 408 when no more bytes arrive.
   * @throws Unavailable when too many uploads wait.
   */
  async receive<Answer>(
    request: FastifyRequest,
    rules: UploadRules,
    use: (upload: Upload) => Promise<Answer>,
  ): Promise<Answer | Rejected> {
    if (!request.isMultipart()) throw new RequestError(415, 'BAD_REQUEST', NOT_MULTIPART);
    const answer = await this.#limit.run(async () => {
      await (this.#emptied ??= this.#empty());
      const path = join(this.#folder, randomUUID());
      try {
        const upload = await store(request, rules, path);
        return 'errors' in upload ? upload : await use(upload);
      } finally {
        await rm(path, { force: true });
      }
    }, clientOf(request.ip));
    if (answer === 'busy') throw new Unavailable();
    return answer;
  }

  async #empty(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
    await mkdir(this.#folder, { recursive: true });
  }
}

/** Writes the request's file to a path. */
async function store(
  request: FastifyRequest,
  { maxBytes, errors: { missing, tooLarge } }: UploadRules,
  path: string,
): Promise<Upload | Rejected> {
  const idle = new AbortController();
  const timer = setTimeout(() => idle.abort(), IDLE_MS);
  try {
    const part = await request.file({ throwFileSizeLimit: false, limits: { fileSize: maxBytes } });
    if (!part) return { errors: { file: [missing] } };
    const received = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        timer.refresh();
        yield chunk;
      }
    };
    await pipeline(part.file, received, createWriteStream(path), { signal: idle.signal });
    if (part.file.truncated) return { errors: { file: [tooLarge] } };
    if (part.fieldname !== 'file') return { errors: { file: [missing] } };
    return { name: part.filename, path, bytes: (await stat(path)).size };
  } catch (error) {
    if (idle.signal.aborted)
      throw new RequestError(408, 'BAD_REQUEST', 'This upload has stopped. Try it again.', { connection: 'close' });
    // The parser's errors lack a status: an invalid boundary, a truncated body.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new RequestError(400, 'BAD_REQUEST', MALFORMED_UPLOAD);
  } finally {
    clearTimeout(timer);
  }
}
