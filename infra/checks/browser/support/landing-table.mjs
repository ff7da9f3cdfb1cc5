/** Landing after login, as document 1 §6 has it: written down here a second time, so that the product is held against it. */
const NOT_AUTHORISED = 'Perfil sin Autorización';
const NO_ENTRY = 'Su usuario no tiene autorización para ingresar al sistema';

export const LANDING = {
  Administrador: 'dashboard-comercial',
  Finanzas: 'dashboard-comercial',
  'Ejecutivo de Ventas': 'mis-ventas',
  'Brand Manager': 'mis-ventas',
  'Jefe de Bodega': 'landing',
  'Pre-Venta': 'landing',
  'Jefe de Logistica': 'landing',
  Reseller: 'ordenes-de-compra',
  Proveedor: 'stock-proveedor',
  Cobrador: 'pedidos-cobrador',
  Bodega: 'dashboard-bodega',
  Cliente: 'stock-cliente',
  'Servicio Tecnico': 'rma',
  Marketing: 'clientes',
};
export const REFUSED = { 'Asistente Bodega': NOT_AUTHORISED, 'Bodega y Despacho': NOT_AUTHORISED, Tecnico: NO_ENTRY };

const SHELL = { 'Ejecutivo de Ventas': 'Ejecutivo de Ventas', Reseller: 'Resellers', Cliente: 'Clientes' };
/** What the shell is called (document 1 §1). */
export const shellTitle = (perfil) => SHELL[perfil] ?? 'Sistema Power Mobile';
