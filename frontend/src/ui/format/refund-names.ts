/** What histories of payments and refunds call their fields. */
export const REFUND_NAMES: Readonly<Record<string, string>> = {
  autorizacion: 'Autorización',
  banco: 'Pagos registrados',
  causa: 'Causa',
  devolucion: 'Devolución',
  devoluciones: 'Devoluciones',
  medio: 'Medio',
  solicitada_por: 'Solicitada por',
  tarjeta: 'Pagado con tarjeta',
  transferida_por: 'Transferida por',
};
