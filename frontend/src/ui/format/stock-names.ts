/** What histories of stock call their fields. */
export const STOCK_NAMES: Readonly<Record<string, string>> = {
  aprobar: 'Espera aprobación',
  limite: 'Valor de aprobación',
  motivo_rechazo: 'Motivo del rechazo',
  pendientes: 'Líneas sin mover',
};
