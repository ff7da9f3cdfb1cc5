import { waitForRest } from './rest.mjs';

/**
 * Opens one screen after the other as a link of ours does, the page itself loaded once: to read the program anew for each
 * of a hundred screens costs more than all that is looked at. Whoever judges what an address loads opens it by `goto`.
 */
const HEADING = 'main h1';

/** Goes to an address of the system and waits for the screen's heading; of the one that was there before, nothing counts. */
export async function goOn(page, address) {
  if (!page.url().includes('/sistema/')) await page.goto(address);
  else
    await page.evaluate(
      ([to, heading]) => {
        for (const old of document.querySelectorAll(heading)) old.dataset.left = '';
        history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: to, usr: null }, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      },
      [address, HEADING],
    );
  await page.locator(`${HEADING}:not([data-left])`).first().waitFor();
  await waitForRest(page);
}
