import type { BulkWords } from '../documents/in-bulk.tsx';

export const ORDER_BULK: BulkWords = { what: 'Pedido', oneDidNot: 'Un pedido no cambió', many: 'pedidos' };
