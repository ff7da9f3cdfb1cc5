/** `npm run log:copy -- --to esdb://…`: copies the whole event log of a system that does not run. */
import { runCompiled } from './compiled.mjs';

await runCompiled('log-copy');
