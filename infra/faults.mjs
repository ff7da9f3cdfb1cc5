/** `npm run faults [-- --kills 200] [--seed n]`: breaks the built system on purpose and holds it against what its clients were told. */
import { build } from './build.mjs';

await build(console.log);
await import(new URL('./dist/laboratory/faults/main.js', import.meta.url).href);
