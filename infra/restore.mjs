/** `npm run restore`: see infra/src/operations/restore-main.ts. */
import { existsSync } from 'node:fs';

const main = new URL('./dist/operations/restore-main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('Falta compilar: ejecuta npm run build.');
  process.exitCode = 1;
}
