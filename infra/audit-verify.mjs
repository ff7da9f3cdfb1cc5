/** `npm run audit:verify [-- --anchor file]`: names the first event of the log that is not as it was written. */
import { runCompiled } from './compiled.mjs';

await runCompiled('verify');
