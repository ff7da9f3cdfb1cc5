import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes, beyond what was needed at the last look, after which it is worth looking for those that nobody needs. */
const ENOUGH = 40 * 1024 * 1024;

let collect: (() => void) | undefined;

function garbageCollector(): () => void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  return collect;
}

/**
 * An export turns a hundred megabytes of text into buffers that are garbage at once, and V8 lets them lie until they are
 * far more than all that the process needs. Call the answer now and then: memory stays what it was at the start plus some.
 */
export function keepSmall(): () => void {
  const gc = garbageCollector();
  let floor = 0;
  const held = (): number => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const sweep = (): void => {
    gc();
    floor = held();
  };
  sweep();
  return () => {
    if (held() - floor > ENOUGH) sweep();
  };
}
