/** `npm run audit:rotate [-- --overlap hours]`: gives this instance a new key that the present one vouches for. */
import { runCompiled } from './compiled.mjs';

await runCompiled('rotate');
