/** Profiles as the table of menus abbreviates them (document 1 §6). */
export const ADM = 'Administrador';
export const JBO = 'Jefe de Bodega';
export const ABO = 'Asistente Bodega';
export const BYD = 'Bodega y Despacho';
export const JLO = 'Jefe de Logistica';
export const EJE = 'Ejecutivo de Ventas';
export const BRM = 'Brand Manager';
export const PRE = 'Pre-Venta';
export const MKT = 'Marketing';
export const FIN = 'Finanzas';
export const COB = 'Cobrador';
export const STE = 'Servicio Tecnico';
export const RES = 'Reseller';
export const PRO = 'Proveedor';
export const CLI = 'Cliente';
export const BOD = 'Bodega';
