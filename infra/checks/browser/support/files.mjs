import { waitForRest } from './rest.mjs';
import { expect } from './test.mjs';

/** A screen is some twenty files: a hundred small ones wait for each other on a slow line. */
const FILES = 25;

/** Names of the files of ours that the page has loaded since its address was opened, once it is at rest. */
export async function filesOf(page) {
  await waitForRest(page);
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'))
      .map(({ name, transferSize }) => `${name.replace(/^.*\/assets\//, '')} ${transferSize}`),
  );
}

/** No address loads more than it may; all of them are told. */
export function judgeFiles(seen) {
  seen.sort((a, b) => b.files.length - a.files.length);
  console.log(`    ${seen.map(({ ruta, files }) => `${ruta} ${files.length}`).join(' · ')}`);
  expect(seen.filter(({ files }) => files.length > FILES)).toEqual([]);
}
