/** Invented demo data: how the demo company lets its customers pay. */
export interface PaymentCondition {
  codigo: string;
  condicionPago: string;
  dias: readonly number[];
}
export interface PaymentMethod {
  codigo: string;
  metodoPago: string;
}

/** `dias` are the due dates counted from the invoice; [] is payment before delivery. */
export const PAYMENT_CONDITIONS: readonly PaymentCondition[] = [
  { codigo: 'CON', condicionPago: 'Contado', dias: [] },
  { codigo: 'ANT', condicionPago: 'Transferencia anticipada', dias: [] },
  { codigo: 'CHD', condicionPago: 'Cheque al día', dias: [] },
  { codigo: 'TAR', condicionPago: 'Tarjeta o Webpay', dias: [] },
  { codigo: '007', condicionPago: '7 días', dias: [7] },
  { codigo: '015', condicionPago: '15 días', dias: [15] },
  { codigo: '030', condicionPago: '30 días', dias: [30] },
  { codigo: '045', condicionPago: '45 días', dias: [45] },
  { codigo: '060', condicionPago: '60 días', dias: [60] },
  { codigo: '090', condicionPago: '90 días', dias: [90] },
  { codigo: '036', condicionPago: '30-60 días', dias: [30, 60] },
  { codigo: '369', condicionPago: '30-60-90 días', dias: [30, 60, 90] },
  { codigo: 'CH3', condicionPago: 'Cheque a 30 días', dias: [30] },
  { codigo: 'OCP', condicionPago: 'Orden de compra pública 30 días', dias: [30] },
];

export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  { codigo: 'TRF', metodoPago: 'Transferencia electrónica' },
  { codigo: 'EFE', metodoPago: 'Efectivo' },
  { codigo: 'CHQ', metodoPago: 'Cheque' },
  { codigo: 'TCR', metodoPago: 'Tarjeta de crédito' },
  { codigo: 'TDB', metodoPago: 'Tarjeta de débito' },
  { codigo: 'WEB', metodoPago: 'Webpay' },
  { codigo: 'LIN', metodoPago: 'Línea de crédito' },
  { codigo: 'VVI', metodoPago: 'Vale vista' },
];
