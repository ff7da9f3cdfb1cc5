/** `npm run audit:verify [-- --anchor file]`: names the first event of the log that is not as it was written. */
import { existsSync } from 'node:fs';

const main = new URL('./dist/operations/verify-main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('Falta compilar: ejecuta npm run build.');
  process.exitCode = 1;
}
