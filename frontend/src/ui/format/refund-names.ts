/** What histories of payments and refunds call their fields. */
export const REFUND_NAMES: Readonly<Record<string, string>> = {
  accion: 'Acción',
  aplicada_por: 'Aplicada por',
  asunto: 'Asunto',
  autorizacion: 'Autorización',
  banco: 'Pagos registrados',
  causa: 'Causa',
  devolucion: 'Devolución',
  devoluciones: 'Devoluciones',
  dia: 'Día',
  medio: 'Medio',
  promesa: 'Promesa de pago',
  recibo: 'Recibo',
  recordatorio: 'Recordatorio',
  solicitada_por: 'Solicitada por',
  tarjeta: 'Pagado con tarjeta',
  transferida_por: 'Transferida por',
};
