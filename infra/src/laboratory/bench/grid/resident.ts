import { readFile, writeFile } from 'node:fs/promises';

/** Forgets how much memory a process held at most. False where the system keeps no such figure. */
export const forgetPeak = (pid: number): Promise<boolean> =>
  writeFile(`/proc/${pid}/clear_refs`, '5').then(
    () => true,
    () => false,
  );

/** The most memory (MB) that a process held since {@link forgetPeak}; NaN where the system keeps no such figure. */
export async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}
