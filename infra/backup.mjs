/** `npm run backup`: see infra/src/operations/backup-main.ts. */
import { runCompiled } from './compiled.mjs';

await runCompiled('backup');
