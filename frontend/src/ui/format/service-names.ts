/** What histories of cases, and of keys of integrators, call their fields. */
export const SERVICE_NAMES: Readonly<Record<string, string>> = {
  integrador: 'Clave API',
  'integrador.number': 'N°',
  claves: 'Claves',
  motivo_suspension: 'Motivo de la suspensión',
  rma: 'RMA',
  'rma.number': 'N°',
  descripcion: 'Descripción',
  diagnostico: 'Diagnóstico',
  garantia_hasta: 'Garantía hasta',
  resuelto: 'Resuelto',
  vendido: 'Fecha de la factura',
};
