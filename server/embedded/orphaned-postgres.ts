import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
/** The time that a server may take to start, recover or stop before it is killed. */
const STOP_TIMEOUT_MS = 15_000;

/** Returns the process ID and port from postmaster.pid. */
async function readPidFile(cluster: string): Promise<{ pid: number; port: number } | null> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 1 && port > 0 ? { pid, port } : null;
}

/** Returns the command line of a process; '' when there is no such process. */
async function commandOf(pid: number): Promise<string> {
  const fromProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (fromProc !== null) return fromProc.replaceAll('\0', ' ');
  return run('ps', ['-p', String(pid), '-o', 'args=']).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

/** Connects to check whether the server on that port runs this cluster. */
async function isOwnCluster(url: string, cluster: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === cluster;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Returns the port of a server left running on this cluster, or null; kills one that neither serves nor ends. */
export async function findRunningPostgres(cluster: string, adminUrl: (port: number) => string): Promise<number | null> {
  const note = await readPidFile(cluster);
  if (!note) return null;
  const alive = async () => (await commandOf(note.pid)).includes(cluster);
  const until = Date.now() + STOP_TIMEOUT_MS;
  for (let told = false; await alive(); await pause(50)) {
    if (await isOwnCluster(adminUrl(note.port), cluster)) return note.port;
    if (!told && Date.now() > until) {
      told = true;
      process.kill(note.pid, 'SIGQUIT');
    }
  }
  // PostgreSQL would not start with it, although its process is another program by now.
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  return null;
}
