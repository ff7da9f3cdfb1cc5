/** A share of the screens. */
import { LAPTOP, shareOfScreens } from './support/screen-visit.mjs';
import { test } from './support/test.mjs';

test.use({ colorScheme: 'light', viewport: LAPTOP });
for (const [title, work] of shareOfScreens(7)) test(title, work);
