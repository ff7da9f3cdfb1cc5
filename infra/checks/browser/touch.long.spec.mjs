/** Every screen under a thumb: on a phone no button, no field and no link of a line of its own is lower than 40 px, and none of the header narrower. */
import { lasting, strayed } from './support/language.mjs';
import { thumbFaults } from './support/screen-looks.mjs';
import { PORTIONS } from './support/screens.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';
import { goOn } from './support/walk.mjs';

for (const [title, perfil, screens] of PORTIONS)
  test(
    `what ${title} presses is as high as a thumb, and nothing is wider than the phone`,
    { tag: '@phone' },
    async ({ page }) => {
      await signIn(page, perfil);
      const faults = [];
      // The style guide shows controls as a mouse has them, too.
      for (const ruta of screens.filter((one) => one !== 'estilo')) {
        await goOn(page, `/sistema/${ruta}`);
        for (const fault of await lasting(page, () => thumbFaults(page))) faults.push(`${ruta}: ${fault}`);
        for (const fault of await strayed(page)) faults.push(`${ruta}: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
  );
