import type { ComponentType } from 'react';
import { reachable } from './api/network.ts';

export type ScreenModule = Promise<{ readonly Component: ComponentType }>;

/** Screens of the system area by route below `/sistema/`. An entry of the menu shows once its screen is here. */
export const screens: Readonly<Record<string, () => ScreenModule>> = {
  'pedidos-globales': () => import('./orders/pedidos-globales.tsx'),
  'pedidos-cobrador': () => import('./orders/pedidos-cobrador.tsx'),
  'web-pedidos': () => import('./orders/web-pedidos.tsx'),
  'pedido/:id': () => import('./orders/order-page.tsx'),
  despachos: () => import('./dispatches/despachos.tsx'),
  'despachos-listado': () => import('./dispatches/despachos-listado.tsx'),
  'despachos-cobrador': () => import('./dispatches/despachos-cobrador.tsx'),
  'despacho/:id': () => import('./dispatches/route-page.tsx'),
  reservas: () => import('./reservations/reservas.tsx'),
  'reservas-listado': () => import('./reservations/reservas-listado.tsx'),
  'reserva/:id': () => import('./reservations/reservation-page.tsx'),
  'stock-ejecutivos': () => import('./inventory/stock-ejecutivos.tsx'),
  productos: () => import('./products/productos.tsx'),
  'productos-pre-venta': () => import('./products/productos-pre-venta.tsx'),
  'stock-preventa': () => import('./products/stock-preventa.tsx'),
  fef: () => import('./forecast/fef.tsx'),
  fefbrand: () => import('./forecast/fefbrand.tsx'),
  fefglobal: () => import('./forecast/fefglobal.tsx'),
  'oportunidad/:id': () => import('./forecast/opportunity-page.tsx'),
  'mis-ventas': () => import('./quotations/mis-ventas.tsx'),
  'nueva-cotizacion': () => import('./quotations/nueva-cotizacion.tsx'),
  'nueva-cotizacion/:id': () => import('./quotations/nueva-cotizacion.tsx'),
  'lista-de-precios': () => import('./pricing/lista-de-precios.tsx'),
  'lista-de-precios/margenes': () => import('./pricing/margenes.tsx'),
  'lista-de-precios/cambios': () => import('./pricing/cambios.tsx'),
  'lista-de-precios/tipo-de-cambio-mensual': () => import('./pricing/tipo-de-cambio-mensual.tsx'),
  'listado-cotizaciones': () => import('./quotations/listado-cotizaciones.tsx'),
  'cotizacion/:id': () => import('./quotations/quotation-page.tsx'),
  'condiciones-servicio': () => import('./quotations/condiciones-servicio.tsx'),
  clientes: () => import('./customers/clientes.tsx'),
  'cliente/:id': () => import('./customers/customer-page.tsx'),
  alertas: () => import('./quotations/alertas.tsx'),
  'alertas/disparos': () => import('./quotations/alertas-disparos.tsx'),
  'reportes-dinamicos-ventas': () => import('./reports/reportes-dinamicos-ventas.tsx'),
  'reportes-dinamicos-ventas/lineas': () => import('./reports/lineas-facturadas.tsx'),
  qlik: () => import('./reports/qlik.tsx'),
  'qlik/callback': () => import('./reports/qlik-callback.tsx'),
  'reportes-dinamicos-compras': () => import('./reports/reportes-dinamicos-compras.tsx'),
  'reportes-dinamicos-compras/lineas': () => import('./reports/lineas-compradas.tsx'),
  picking: () => import('./picking/picking.tsx'),
  'dashboard-comercial': () => import('./dashboards/comercial/dashboard-comercial.tsx'),
  'dashboard-ia': () => import('./assistant/dashboard-ia.tsx'),
  'dashboard-bodega': () => import('./dashboards/dashboard-bodega.tsx'),
  auditoria: () => import('./audit/auditoria.tsx'),
  landing: () => import('./dashboards/landing/landing.tsx'),
  usuarios: () => import('./users/usuarios.tsx'),
  bodegas: () => import('./inventory/bodegas.tsx'),
  bloques: () => import('./inventory/bloques.tsx'),
  niveles: () => import('./inventory/niveles.tsx'),
  stock: () => import('./inventory/stock.tsx'),
  'bodegas/plano': () => import('./inventory/plano.tsx'),
  ubicaciones: () => import('./inventory/ubicaciones.tsx'),
  'entrada-sin-documento': () => import('./inventory/entrada-sin-documento.tsx'),
  'entrada-sin-documento/listado': () => import('./inventory/entradas-sin-documento.tsx'),
  'salida-sin-documento': () => import('./inventory/salida-sin-documento.tsx'),
  'salidas-sin-documento': () => import('./inventory/salidas-sin-documento.tsx'),
  'reportes/stock-productos': () => import('./inventory/stock-productos.tsx'),
  'reportes/movimiento-stock': () => import('./inventory/movimiento-stock.tsx'),
  'informe-aging': () => import('./inventory/informe-aging.tsx'),
  sobrestock: () => import('./inventory/sobrestock.tsx'),
  etiquetas: () => import('./labels/etiquetas.tsx'),
  'generador-qr/generador-qr-serials': () => import('./labels/generador-qr-serials.tsx'),
  'configuraciones/monedas': () => import('./settings/monedas.tsx'),
  'configuraciones/paises': () => import('./settings/paises.tsx'),
  'configuraciones/condiciones_pago': () => import('./settings/condiciones-pago.tsx'),
  'configuraciones/shipping-address': () => import('./settings/shipping-address.tsx'),
  'configuraciones/shipping-method': () => import('./settings/shipping-method.tsx'),
  'configuraciones/payment-method': () => import('./settings/payment-method.tsx'),
  proveedores: () => import('./purchasing/proveedores.tsx'),
  'oc-importacion-crear': () => import('./purchasing/orders/order-capture.tsx'),
  'ordenes-de-compra-importacion': () => import('./purchasing/ordenes-de-compra-importacion.tsx'),
  'ordenes-de-compra-global': () => import('./purchasing/ordenes-de-compra-global.tsx'),
  'notificaciones-app': () => import('./notifications/notificaciones-app.tsx'),
  anuncios: () => import('./content/anuncios.tsx'),
  slider: () => import('./content/slider.tsx'),
  'tipo-de-cambio': () => import('./settings/tipo-de-cambio.tsx'),
  'configuraciones/marcas': () => import('./settings/marcas.tsx'),
  mantencion: () => import('./settings/mantencion.tsx'),
  'correos-enviados': () => import('./settings/correos-enviados.tsx'),
  estilo: () => import('./style-guide/estilo.tsx'),
  'estado-del-sistema': () => import('./system/estado-del-sistema.tsx'),
};

/** Wallboards: public, without shell. */
export const queueScreens: Readonly<Record<string, () => ScreenModule>> = {
  'fila-pedidos': () => import('./dashboards/fila-pedidos.tsx'),
  'fila-bodega': () => import('./dashboards/fila-bodega.tsx'),
  'fila-reservas': () => import('./dashboards/fila-reservas.tsx'),
};

/** A document's address ends with its number. */
export const hasScreen = (ruta: string): boolean => Object.hasOwn(screens, ruta.replace(/\/m?\d+$/, '/:id'));

/** Fetches a screen's code before it is asked for, when its link is hovered or focused. */
export const prefetchScreen = (ruta: string): void => {
  if (reachable()) void screens[ruta]?.().catch(() => undefined);
};
