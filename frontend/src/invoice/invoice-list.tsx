import { part } from '../ui/part.tsx';
import { CodeGate } from './code-gate.tsx';

const InvoiceTable = part(() => import('./invoice-table.tsx'), 'InvoiceTable', { place: 'here' });

/** *Listado de Invoice*. */
export const Component = () => (
  <CodeGate modulo="invoice-listado" title="Listado de Invoice">
    <InvoiceTable />
  </CodeGate>
);
