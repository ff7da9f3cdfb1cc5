import { CodeGate } from './code-gate.tsx';

export const Component = () => <CodeGate modulo="invoice-listado" title="Listado de Invoice" />;
