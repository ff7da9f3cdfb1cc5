/** `npm run restore`: see infra/src/operations/restore-main.ts. */
import { runCompiled } from './compiled.mjs';

await runCompiled('restore');
