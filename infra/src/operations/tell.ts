const TELL_MS = 2000;

/** Says what a long work does now, on the console, at most every two seconds. */
export function everySoOften(): (what: string) => void {
  let told = performance.now();
  return (what) => {
    if (performance.now() - told < TELL_MS) return;
    told = performance.now();
    console.log(`  ${what}`);
  };
}
