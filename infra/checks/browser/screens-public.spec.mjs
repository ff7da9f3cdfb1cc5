/** Screens that need no account: the pages before one signs in, and the wallboards. */
import { violations } from './support/accessible.mjs';
import { inspect, PUBLIC } from './support/screen-matrix.mjs';
import { QUEUES } from './support/screens.mjs';
import { expect, test } from './support/test.mjs';

test.describe(() => {
  test.use({ colorScheme: 'light' });
  test('public pages', inspect(PUBLIC));
});
// A wallboard has one theme, and a screen of its own size.
test.describe(() => {
  test.use({ viewport: { width: 1920, height: 1080 } });
  test('wallboards', async ({ page }) => {
    for (const queue of QUEUES) {
      await page.goto(`/${queue}`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      expect([queue, await violations(page)]).toEqual([queue, []]);
    }
  });
});
