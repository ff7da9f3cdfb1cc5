/** `npm run demo:live [-- --speed 60] [-- --url http://…]`: plays a trading day on a running demo. */
import { existsSync } from 'node:fs';
import { helpWhenAsked } from './help.mjs';

helpWhenAsked(
  'Uso: npm run demo:live [-- --speed 60] [--orders 60] [--url http://localhost:4000]',
  '  Juega un día de trabajo en una demostración en marcha.',
);

const main = new URL('./dist/operations/demo/live.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('Falta compilar: ejecuta npm run build.');
  process.exitCode = 1;
}
