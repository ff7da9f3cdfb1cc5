/** `npm run coverage`: routes and calls of the specification that there are. */
import { existsSync } from 'node:fs';

const main = new URL('./dist/operations/coverage-main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('Falta compilar: ejecuta npm run build.');
  process.exitCode = 1;
}
