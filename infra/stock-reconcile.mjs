/** `npm run stock:reconcile [-- --repair]`: names every difference between orders and stock, and repairs them by event. */
import { runCompiled } from './compiled.mjs';

await runCompiled('reconcile');
