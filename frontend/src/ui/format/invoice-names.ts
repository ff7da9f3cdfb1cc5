/** What people call the fields of import invoices, and of the app's assistant and stores. */
export const INVOICE_NAMES: Readonly<Record<string, string>> = {
  invoice: 'Invoice',
  cif_pesos: 'CIF en pesos',
  gastos: 'Gastos en Chile',
  cantidad_oc: 'Cantidad OC',
  cantidad_invoice: 'Cantidad invoice',
  unitario: 'Unitario',
  consultas: 'Consultas',
  resultado: 'Resultado',
  tienda: 'Tienda',
};
