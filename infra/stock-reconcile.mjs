/** `npm run stock:reconcile [-- --repair]`: names every difference between orders and stock, and repairs them by event. */
import { existsSync } from 'node:fs';

const main = new URL('./dist/operations/reconcile-main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('Falta compilar: ejecuta npm run build.');
  process.exitCode = 1;
}
