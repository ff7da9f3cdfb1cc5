/** What histories of cases call their fields. */
export const SERVICE_NAMES: Readonly<Record<string, string>> = {
  rma: 'RMA',
  'rma.number': 'N°',
  descripcion: 'Descripción',
  diagnostico: 'Diagnóstico',
  garantia_hasta: 'Garantía hasta',
  resuelto: 'Resuelto',
  vendido: 'Fecha de la factura',
};
