/** `npm run audit:rotate [-- --overlap hours]`: gives this instance a new key that the present one vouches for. */
import { existsSync } from 'node:fs';

const main = new URL('./dist/operations/rotate-main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('Falta compilar: ejecuta npm run build.');
  process.exitCode = 1;
}
