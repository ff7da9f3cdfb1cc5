/** `npm run log:copy -- --to esdb://…`: copies the whole event log of a system that does not run. */
import { existsSync } from 'node:fs';

const main = new URL('./dist/operations/log-copy-main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('Falta compilar: ejecuta npm run build.');
  process.exitCode = 1;
}
