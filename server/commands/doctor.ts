import 'reflect-metadata';
import { checkConfiguration } from '../startup/doctor.ts';

/** Implements `npm run op -- doctor`: checks the configuration of this environment, and exits with 1 if there is a problem. */
const findings = await checkConfiguration(process.env);
for (const { level, text } of findings) console.log(`${level.padEnd(7)}  ${text}`);
process.exitCode = findings.some(({ level }) => level === 'problem') ? 1 : 0;
