/** `npm run simulate [-- --minutes 10] [--seed text] [--replay file]`: companies that act by themselves, held against their books. */
import { build } from './build.mjs';
import { helpWhenAsked } from './help.mjs';

helpWhenAsked(
  'Uso: npm run simulate [-- --minutes 10] [--seed texto] [--replay archivo] [--reach archivo]',
  '  Empresas simuladas que actúan por sí solas, sin servicios ni red; sus libros se comparan con lo que quedó registrado.',
  '  --minutes n        cuánto tiempo, en empresas de 6.000 pasos (10)',
  '  --seed texto       las mismas empresas otra vez',
  '  --replay archivo   repite los pasos que una falla dejó escritos',
  '  --reach archivo    escribe también hasta dónde se llegó',
);

await build(console.log);
await import(new URL('./dist/laboratory/simulation/main.js', import.meta.url).href);
