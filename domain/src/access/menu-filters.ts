/** Columns by which a list opens filtered, each to these values. */
export type MenuFilter = Readonly<Record<string, readonly (string | boolean)[]>>;

/** Prepared and not invoiced yet: what whoever invoices has to do. */
export const TO_INVOICE: MenuFilter = {
  estatus: ['Entregado a Sala', 'Pendiente Despacho', 'En Ruta'],
  facturado: [false],
};
