import { part } from '../ui/part.tsx';
import { CodeGate } from './code-gate.tsx';

const InvoiceCapture = part(() => import('./invoice-capture.tsx'), 'InvoiceCapture', { place: 'here' });

/** *Invoice*: capture of import invoices. */
export const Component = () => (
  <CodeGate modulo="invoice" title="Invoice">
    <InvoiceCapture />
  </CodeGate>
);
