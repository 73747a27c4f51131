import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Parses the arguments of a command: its options and what stands beside them; undefined for an unknown option. */
export function parseCommandLine<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    return undefined;
  }
}
