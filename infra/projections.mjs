/** `npm run projections -- list | rebuild <name> | retry <name> [stream]`, on a running system. */
import { existsSync } from 'node:fs';

const main = new URL('./dist/operations/projections-main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('Falta compilar: ejecuta npm run build.');
  process.exitCode = 1;
}
