/** A share of the screens. */
import { onLaptop, shareOfScreens } from './support/screen-walk.mjs';
import { test } from './support/test.mjs';

test.use(onLaptop);
for (const [title, trial] of shareOfScreens(6)) test(title, trial);
