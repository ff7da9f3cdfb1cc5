/** `npm run bench [-- section…] [--quick] [--write]`: the table of DESIGN §12, each figure beside a raw baseline of the same run. */
import { existsSync } from 'node:fs';

const main = new URL('./dist/laboratory/bench/main.js', import.meta.url);
if (existsSync(main)) {
  // As the services run: away from production folds are guarded against themselves.
  process.env.NODE_ENV ||= 'production';
  await import(main.href);
} else {
  console.error('Falta compilar: ejecuta npm run build.');
  process.exitCode = 1;
}
