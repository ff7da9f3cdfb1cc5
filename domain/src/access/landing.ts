import type { Perfil } from '../kernel/perfiles.ts';

/** A profile lands on a screen or is refused with a text to the letter. */
export type Landing = { readonly ruta: string } | { readonly rechazo: string };

const sinAutorizacion: Landing = { rechazo: 'Perfil sin Autorización' };
const sinIngreso: Landing = { rechazo: 'Su usuario no tiene autorización para ingresar al sistema' };

/** Landing after login (document 1 §6). */
export const LANDING: Readonly<Record<Perfil, Landing>> = {
  Administrador: { ruta: 'dashboard-comercial' },
  Finanzas: { ruta: 'dashboard-comercial' },
  'Ejecutivo de Ventas': { ruta: 'mis-ventas' },
  'Brand Manager': { ruta: 'mis-ventas' },
  'Jefe de Bodega': { ruta: 'landing' },
  'Pre-Venta': { ruta: 'landing' },
  'Jefe de Logistica': { ruta: 'landing' },
  Reseller: { ruta: 'ordenes-de-compra' },
  Proveedor: { ruta: 'stock-proveedor' },
  Cobrador: { ruta: 'pedidos-cobrador' },
  Bodega: { ruta: 'dashboard-bodega' },
  Cliente: { ruta: 'stock-cliente' },
  'Servicio Tecnico': { ruta: 'rma' },
  Marketing: { ruta: 'clientes' },
  'Asistente Bodega': sinAutorizacion,
  'Bodega y Despacho': sinAutorizacion,
  Tecnico: sinIngreso,
};

/** Landing of a profile name as the server sent it; a name that nobody knows is refused. */
export const landingOf = (perfil: string): Landing => LANDING[perfil as Perfil] ?? sinIngreso;
