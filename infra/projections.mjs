/** `npm run projections -- list | rebuild <name> | retry <name> [stream]`, on a running system. */
import { runCompiled } from './compiled.mjs';

await runCompiled('projections');
