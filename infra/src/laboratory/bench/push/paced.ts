/** Starts work at a steady pace whether or not what came before is done, and waits for all of it. */
export async function paced(perSecond: number, ms: number, work: (n: number) => Promise<unknown>): Promise<void> {
  const started = performance.now();
  const under: Promise<unknown>[] = [];
  for (let n = 0; n < (perSecond * ms) / 1000; n += 1) {
    const wait = started + (n * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const one = work(n);
    one.catch(() => undefined);
    under.push(one);
  }
  await Promise.all(under);
}
