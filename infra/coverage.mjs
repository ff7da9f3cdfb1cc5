/** `npm run coverage`: routes and calls of the specification that there are. */
import { runCompiled } from './compiled.mjs';

await runCompiled('coverage');
