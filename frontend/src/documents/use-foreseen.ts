import { useMay } from '../access/use-may.ts';
import { foresee } from '../api/foresee.ts';
import type { Call } from '../api/types.ts';
import type { Wire } from '../api/wire.ts';

/** For a list whose rows open documents: asks for the one that somebody stays on, where the person may read it. */
export function useForeseen(one: Wire<Call>, asOf: string): (id: string | number) => void {
  const may = useMay();
  return (id) => {
    if (may(one)) foresee(one, { id: String(id), ...(asOf === '' ? {} : { asOf }) });
  };
}
