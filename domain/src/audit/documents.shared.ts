/** What people call the streams of each category. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  order: 'Pedido',
  stock: 'Stock',
  product: 'Producto',
  customer: 'Cliente',
  user: 'Usuario',
  email: 'Correo',
  payment: 'Opción de pago',
  maintenance: 'Mantención',
  dollar: 'Dólar',
  preferences: 'Preferencias',
  invoicecode: 'Código de Invoice',
  mailtest: 'Correo de prueba',
  notification: 'Notificación',
  reading: 'Notificaciones leídas',
  push: 'Avisos push',
  calendar: 'Calendario',
  administrators: 'Administradores',
  brand: 'Marca',
  brandImport: 'Importación de marcas',
  currency: 'Moneda',
  currencyImport: 'Importación de monedas',
  country: 'País',
  countryImport: 'Importación de países',
  warehouse: 'Bodega',
  warehouseImport: 'Importación de bodegas',
};

export const DOCUMENT_NAMES: readonly string[] = [...new Set(Object.values(DOCUMENTS))];

/** Category and id of a stream name, with the category's Spanish name. */
export function documentOf(stream: string): { categoria: string; documento: string; numero: string } {
  const cut = stream.indexOf('-');
  const categoria = cut < 0 ? stream : stream.slice(0, cut);
  return { categoria, documento: DOCUMENTS[categoria] ?? categoria, numero: cut < 0 ? '' : stream.slice(cut + 1) };
}
