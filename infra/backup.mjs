/** `npm run backup`: see infra/src/operations/backup-main.ts. */
import { existsSync } from 'node:fs';

const main = new URL('./dist/operations/backup-main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('Falta compilar: ejecuta npm run build.');
  process.exitCode = 1;
}
