import type { BulkWords } from '../documents/in-bulk.tsx';

export const ORDER_BULK: BulkWords = { what: 'Pedido N°', oneDidNot: 'Un pedido no cambió', many: 'pedidos' };
