import { CodeGate } from './code-gate.tsx';

export const Component = () => <CodeGate modulo="invoice" title="Invoice" />;
