/**
 * One visit of each screen (ADR 23): accessible at 1366 px but for contrast; nothing wider than the window at 1366, 683 and
 * 390 px; one visual language; eight columns of each list; thumb heights at 390 px; nothing to change in the past. A portion
 * is opened by the address of its first screen, whose files are counted, and goes on within the page.
 * `screens.long.spec.mjs` opens each by its address, in the whole matrix of sizes and themes.
 */
import { masters } from '@power/domain/masters';
import { SIZES, violations, wider, WITHOUT_CONTRAST, ZOOMED } from './accessible.mjs';
import { filesOf, judgeFiles } from './files.mjs';
import { lasting, strayed } from './language.mjs';
import { offersInThePast } from './past-offers.mjs';
import { expectColumns, hasList, thumbFaults, waitSettled } from './screen-looks.mjs';
import { PORTIONS } from './screens.mjs';
import { signIn } from './session.mjs';
import { expect } from './test.mjs';
import { goOn } from './walk.mjs';

export const LAPTOP = SIZES['escritorio de 1366 px'];
const PHONE = SIZES.teléfono;
/** The style guide shows controls as a mouse has them, and skeletons for their own sake. */
const STYLE_GUIDE = '/sistema/estilo';
/**
 * Master lists are one screen (`MasterPage`): the first is judged as all screens are, of the others what their columns decide.
 * Those of the shop's content have parts of their own.
 */
const [, ...sameKit] = masters
  .filter(({ master }) => master.screen !== undefined && master.context !== 'content')
  .map(({ master }) => `/sistema/${master.screen}`);
const isJudgedWhole = (address) => !sameKit.includes(address);

/** Lists that were met, of a share: a visit that meets none would judge nothing. */
let lists = 0;
/** Portions that were visited to their end in this process: after a failure the runner goes on in another, which counts anew. */
let visited = 0;

/** Switches the page between a mouse and a finger; the emulation ends with its session. */
async function touchSwitch(page) {
  const session = await page.context().newCDPSession(page);
  return (enabled) => session.send('Emulation.setTouchEmulationEnabled', { enabled });
}

async function faultsAtDesk(page, address) {
  await waitSettled(page);
  if (await hasList(page)) {
    lists += 1;
    await expectColumns(page);
  }
  const rules = address === STYLE_GUIDE ? undefined : WITHOUT_CONTRAST;
  const judge = async () => (isJudgedWhole(address) ? violations(page, undefined, rules) : []);
  return [...(await strayed(page)), ...(await lasting(page, async () => [...(await judge()), ...(await wider(page))]))];
}

async function faultsAtPhone(page, setTouch) {
  await setTouch(true);
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches), 'a finger').toBe(true);
  await page.setViewportSize(PHONE);
  await waitSettled(page);
  const faults = [...(await lasting(page, () => thumbFaults(page))), ...(await strayed(page))];
  await setTouch(false);
  return faults;
}

/** At 200 % of a desk everything is still there without scrolling sideways. */
async function faultsZoomed(page) {
  await page.setViewportSize(ZOOMED);
  await waitSettled(page);
  return lasting(page, () => wider(page));
}

async function faultsInThePast(page, address) {
  const offers = await offersInThePast(page, address);
  return offers.length > 0 ? [`offers ${offers.join(', ')}`] : [];
}

const visit =
  (routes, perfil) =>
  async ({ page }) => {
    await signIn(page, perfil);
    const setTouch = await touchSwitch(page);
    const faults = [];
    const judge = async (address, look, work) => {
      for (const fault of await work) faults.push(`${address} (${look}): ${fault}`);
    };
    const addresses = routes.map((ruta) => `/sistema/${ruta}`);
    await page.setViewportSize(LAPTOP);
    await page.goto(addresses[0]);
    judgeFiles([{ ruta: addresses[0], files: await filesOf(page) }]);
    for (const address of addresses) {
      await page.setViewportSize(LAPTOP);
      if (new URL(page.url()).pathname !== address) await goOn(page, address);
      await judge(address, '1366 px', faultsAtDesk(page, address));
      if (!isJudgedWhole(address)) continue;
      await judge(address, '200 %', faultsZoomed(page));
      if (address !== STYLE_GUIDE) await judge(address, '390 px', faultsAtPhone(page, setTouch));
    }
    // Each change between now and then asks for everything anew.
    await page.setViewportSize(LAPTOP);
    for (const address of addresses.filter((one) => one !== STYLE_GUIDE && isJudgedWhole(one)))
      await judge(address, 'past', faultsInThePast(page, address));
    visited += 1;
    expect(faults).toEqual([]);
  };

/** Specs that share the screens, by the number in their names. */
const SHARES = 10;

/** The tests of one share of the screens, from 1: `[title, test]`. */
export const shareOfScreens = (share) => {
  const portions = PORTIONS.filter((_, n) => n % SHARES === share - 1);
  return [
    ...portions.map(([title, perfil, routes]) => [`screens of ${title}`, visit(routes, perfil)]),
    // What a red portion leaves uncounted is reported by its own failure.
    ['lists were met', () => visited < portions.length || expect(lists).toBeGreaterThan(2)],
  ];
};
