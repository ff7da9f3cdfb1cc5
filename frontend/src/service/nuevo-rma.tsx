import { useMay } from '../access/use-may.ts';
import { createCase } from '../calls/service.ts';
import { NotNow } from '../ui/not-now.tsx';
import { CaseForm } from './case-form.tsx';

/** *Nuevo RMA*. */
export function Component() {
  return useMay()(createCase) ? <CaseForm /> : <NotNow />;
}
