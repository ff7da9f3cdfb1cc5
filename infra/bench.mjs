/** `npm run bench [-- section…] [--quick] [--write]`: the table of docs/PERFORMANCE.md, each figure beside a raw baseline of the same run. */
import { existsSync } from 'node:fs';
import { helpWhenAsked } from './help.mjs';

helpWhenAsked(
  'Uso: npm run bench [-- sección…] [--quick] [--write]',
  '  Mide contra líneas de base crudas. Secciones: append, catch-up, rebuild, push, fan-out, grid, asof,',
  '  audit, sign-in, export, start, first-load, feel, scale, peers, selling, reports, warehouse,',
  '  purchasing, evidence.',
  '  --quick   tamaños pequeños',
  '  --write   guarda el resultado en docs/PERFORMANCE.md',
  '  Con EVENTSTORE_URL, append y push miden ese servidor.',
);

const main = new URL('./dist/laboratory/bench/main.js', import.meta.url);
if (existsSync(main)) {
  // As the services run: away from production folds are guarded against themselves.
  process.env.NODE_ENV ||= 'production';
  await import(main.href);
} else {
  console.error('Falta compilar: ejecuta npm run build.');
  process.exitCode = 1;
}
