import { expect } from './test.mjs';

/** A screen is some twenty files: a hundred small ones wait for each other on a slow line. */
const FILES = 25;

/** How many files of ours the page has loaded since its address was opened, once it is at rest. */
export async function filesOf(page) {
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/')).length,
  );
}

/** No address loads more than it may; all of them are told. */
export function judgeFiles(seen) {
  seen.sort((a, b) => b.files - a.files);
  console.log(`    ${seen.map(({ ruta, files }) => `${ruta} ${files}`).join(' · ')}`);
  expect(seen.filter(({ files }) => files > FILES)).toEqual([]);
}
