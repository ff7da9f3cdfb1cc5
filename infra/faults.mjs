/** `npm run faults [-- --kills 200] [--seed n]`: breaks the built system on purpose and holds it against what its clients were told. */
import { build } from './build.mjs';
import { helpWhenAsked } from './help.mjs';

helpWhenAsked(
  'Uso: npm run faults [-- --kills 200] [--seed n]',
  '  Rompe a propósito el sistema en marcha y compara lo que queda con lo que se confirmó a sus clientes.',
  '  --kills n   cuántas veces termina algún proceso',
  '  --seed n    la misma serie otra vez',
);

await build(console.log);
await import(new URL('./dist/laboratory/faults/main.js', import.meta.url).href);
