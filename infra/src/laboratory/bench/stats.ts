const sorted = (values: readonly number[]): Float64Array => Float64Array.from(values).sort();

/** The middle of some numbers; of an even count the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const all = sorted(values);
  const last = all.length - 1;
  return ((all[Math.floor(last / 2)] ?? Number.NaN) + (all[Math.ceil(last / 2)] ?? Number.NaN)) / 2;
}

/** The value that a share (0…1) of the values does not exceed, by nearest rank. NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  return sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;
}

/** Runs the two in turn, the first to go changing each time: what else the machine does meets both alike. */
export async function interleaved<A, B>(
  runs: number,
  ours: (run: number) => Promise<A>,
  base: (run: number) => Promise<B>,
): Promise<{ ours: A[]; base: B[] }> {
  const found: { ours: A[]; base: B[] } = { ours: [], base: [] };
  for (let run = 0; run < runs; run += 1) {
    if (run % 2 === 1) found.base.push(await base(run));
    found.ours.push(await ours(run));
    if (run % 2 === 0) found.base.push(await base(run));
  }
  return found;
}

/** Median of the ratios of each pair of runs. */
export const medianRatio = (ours: readonly number[], base: readonly number[]): number =>
  median(ours.map((value, run) => value / (base[run] ?? Number.NaN)));
