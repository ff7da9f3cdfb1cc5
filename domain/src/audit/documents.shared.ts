/** What people call the streams of each category. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  order: 'Pedido',
  quotation: 'Cotización',
  importinvoice: 'Invoice',
  purchaseorder: 'Orden de Compra',
  supplierinvoice: 'Número de Invoice',
  assistant: 'Consultas al asistente',
  storefigure: 'Cifra de tienda',
  quotationalerts: 'Alertas de una cotización',
  opportunity: 'Oportunidad',
  forecast: 'Forecast',
  stock: 'Stock',
  entrynote: 'Nota de entrada',
  issuenote: 'Nota de salida',
  notelimit: 'Valor de aprobación de notas',
  points: 'Pesos Mobile',
  product: 'Producto',
  monthlyRate: 'Tipo de cambio mensual',
  monthlyRateYyyymm: 'Mes de tipo de cambio',
  monthlyRateImport: 'Importación de tipos de cambio',
  margins: 'Tabla de márgenes',
  prices: 'Cambio masivo de precios',
  customer: 'Cliente',
  customermerges: 'Uniones de clientes',
  import: 'Importación',
  user: 'Usuario',
  email: 'Correo',
  'payment-option': 'Condición de pago',
  paymentOptionImport: 'Importación de condiciones de pago',
  maintenance: 'Mantención',
  dollar: 'Dólar',
  preferences: 'Preferencias',
  reportview: 'Vista de informe',
  invoicecode: 'Código de Invoice',
  mailtest: 'Correo de prueba',
  notification: 'Notificación',
  reading: 'Notificaciones leídas',
  sending: 'Notificación masiva',
  push: 'Avisos push',
  calendar: 'Calendario',
  administrators: 'Administradores',
  operations: 'Operación del sistema',
  process: 'Proceso',
  rut: 'RUT',
  codigo: 'Código de producto',
  codigo_sap: 'Número ERP',
  serie: 'Serie',
  brand: 'Marca',
  brandNombre: 'Nombre de marca',
  brandImport: 'Importación de marcas',
  currency: 'Moneda',
  currencyCodigo: 'Código de moneda',
  currencyNombre: 'Nombre de moneda',
  currencyImport: 'Importación de monedas',
  country: 'País',
  countryCodigo: 'Código de país',
  countryNombre: 'Nombre de país',
  countryImport: 'Importación de países',
  quotationAlert: 'Alerta',
  quotationAlertNombre: 'Nombre de alerta',
  quotationAlertImport: 'Importación de alertas',
  serviceCondition: 'Condición de servicio',
  serviceConditionNombre: 'Nombre de condición de servicio',
  serviceConditionImport: 'Importación de condiciones',
  shippingAddress: 'Dirección de envío',
  shippingAddressNombre: 'Nombre de dirección de envío',
  shippingAddressImport: 'Importación de direcciones de envío',
  shippingMethod: 'Método de envío',
  shippingMethodCodigo: 'Código de método de envío',
  shippingMethodNombre: 'Nombre de método de envío',
  shippingMethodImport: 'Importación de métodos de envío',
  importPayment: 'Método de pago',
  importPaymentCodigo: 'Código de método de pago',
  importPaymentNombre: 'Nombre de método de pago',
  importPaymentImport: 'Importación de métodos de pago',
  supplier: 'Proveedor',
  supplierRazon_social: 'Razón social de proveedor',
  supplierTax_id: 'RUT o Tax ID de proveedor',
  supplierCardCode: 'CardCode de proveedor',
  supplierImport: 'Importación de proveedores',
  warehouse: 'Bodega',
  warehouseCodigo: 'Código de bodega',
  warehouseNombre: 'Nombre de bodega',
  warehouseImport: 'Importación de bodegas',
  rack: 'Bloque',
  rackCodigo: 'Código de bloque',
  rackImport: 'Importación de bloques',
  level: 'Nivel',
  levelCodigo: 'Código de nivel',
  levelImport: 'Importación de niveles',
  place: 'Ubicación',
  placeCodigo: 'Código de ubicación',
  placeImport: 'Importación de ubicaciones',
};

export const DOCUMENT_NAMES: readonly string[] = [...new Set(Object.values(DOCUMENTS))];

/** Claims of names hold them as they stand in a stream's name: percent-encoded where they carry more than letters. */
function readable(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Category and id of a stream name, with the category's Spanish name. A category may hold a hyphen itself. */
export function documentOf(stream: string): { categoria: string; documento: string; numero: string } {
  const known = Object.keys(DOCUMENTS).find((name) => name.includes('-') && stream.startsWith(`${name}-`));
  const cut = known?.length ?? stream.indexOf('-');
  const categoria = cut < 0 ? stream : stream.slice(0, cut);
  return {
    categoria,
    documento: DOCUMENTS[categoria] ?? 'Documento',
    numero: cut < 0 ? '' : readable(stream.slice(cut + 1)),
  };
}
