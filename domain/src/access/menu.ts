import type { Concesion, Perfil } from '../kernel/perfiles.ts';
import type { MenuEntry, MenuGroup } from './menu-entry.ts';
import { TO_INVOICE } from './menu-filters.ts';
import { ADM, JBO, ABO, BYD, JLO, EJE, BRM, PRE, MKT, FIN, COB, STE, RES, PRO, CLI, BOD } from './menu-profiles.ts';

const BODEGA: readonly Perfil[] = [ADM, JBO, ABO, BYD, JLO];
const UBICACIONES: readonly Perfil[] = [ADM, JBO, ABO, BYD, BRM, PRE, EJE, JLO];
const RMA: readonly Perfil[] = [ADM, STE, PRE, EJE, BRM];

const entry = (
  ruta: string,
  etiqueta: string,
  icono: string,
  perfiles: readonly Perfil[],
  more: Partial<MenuEntry> = {},
): MenuEntry => ({
  ruta,
  etiqueta,
  icono,
  perfiles,
  ...more,
});

/**
 * The sidebar of all profiles (document 1 §6, menu visibility; the reduced menus are the profile's own entries of
 * requirements §1–§7). Order is the order on screen. Who may call what is checked on the server, never by this table.
 */
export const MENU: readonly MenuGroup[] = [
  {
    grupo: 'Dashboard',
    icono: 'layout-dashboard',
    entradas: [
      entry('landing', 'Operacional', 'activity', [ADM, JBO, ABO, BYD, EJE, PRE, BRM, JLO, MKT, FIN]),
      entry('dashboard-comercial', 'Comercial', 'chart-line', [ADM, MKT, FIN]),
      entry('dashboard-bodega', 'Bodega', 'building-warehouse', [BOD, ADM, JBO, JLO]),
      entry('dashboard-ia', 'App-IA', 'robot', [ADM]),
      entry('qlik', 'Qlik', 'chart-dots', [ADM]),
    ],
  },
  {
    grupo: 'Pedidos',
    icono: 'clipboard-list',
    entradas: [
      entry('pedidos-cobrador', 'Pedidos', 'clipboard-check', [COB]),
      entry('despachos-cobrador', 'Despachos', 'truck-delivery', [COB]),
    ],
  },
  {
    grupo: 'Ventas',
    icono: 'report-money',
    entradas: [
      entry('mis-ventas', 'Mis Ventas', 'trending-up', [EJE, BRM]),
      entry('fef', 'Forecast', 'target', [EJE, BRM, PRE]),
      entry('fefbrand', 'Forecast por Marca', 'target-arrow', [BRM]),
      entry('nueva-cotizacion', 'Nueva Cotización', 'file-plus', [EJE, BRM, PRE]),
      entry('listado-cotizaciones', 'Cotizaciones', 'file-invoice', [EJE, BRM, PRE]),
      // Ours: *Revisar Stock* of a refused validation leads whoever validates there.
      entry('stock-ejecutivos', 'Stock', 'packages', [EJE], { llegan: [ADM, COB] }),
      entry('stock-preventa', 'Stock', 'packages', [PRE]),
      entry('productos-pre-venta', 'Productos', 'package', [PRE]),
      // Ours: their reduced menus have orders (document 1 §6), and they make them.
      entry('pedidos-globales', 'Pedidos', 'clipboard-list', [EJE, BRM, PRE]),
      entry('lista-de-precios', 'Lista de Precios', 'tags', [EJE, BRM, PRE], { insignia: 'cambiosPrecio' }),
    ],
  },
  {
    grupo: 'Mi Empresa',
    icono: 'building',
    entradas: [
      entry('ordenes-de-compra', 'Órdenes de Compra', 'shopping-cart', [RES]),
      entry('stock-reseller', 'Stock', 'packages', [RES]),
      entry('stock-proveedor', 'Stock', 'packages', [PRO], { detras: ['stock-proveedor/ordenes'] }),
      // Ours: *Ubicaciones de Cliente* leads to what is held for one of them.
      entry('stock-cliente', 'Proyectos', 'map-pin', [CLI], { llegan: [ADM, JLO, FIN] }),
      // Ours: the rest of the portal of a client company.
      entry('stock-cliente/documentos', 'Pedidos y Documentos', 'file-invoice', [CLI]),
      entry('stock-cliente/cotizaciones', 'Cotizaciones', 'file-certificate', [CLI]),
      entry('stock-cliente/rma', 'RMA', 'tool', [CLI]),
      entry('stock-cliente/capacitaciones', 'Capacitaciones', 'school', [CLI]),
      entry('stock-cliente/personas', 'Personas', 'users', [CLI]),
    ],
  },
  {
    grupo: 'Productos',
    icono: 'package',
    entradas: [
      entry('productos', 'Productos', 'package', [ADM, JBO, ABO, BYD, BRM, JLO], { concesion: 'productos' }),
      entry('inventarios', 'Inventarios', 'clipboard-data', [ADM, JBO, JLO]),
    ],
  },
  {
    grupo: 'Cotizaciones',
    icono: 'file-invoice',
    entradas: [
      entry('fefglobal', 'Forecast Global', 'world', [ADM]),
      entry('fef', 'Forecast', 'target', [ADM]),
      entry('fefbrand', 'Forecast por Marca', 'target-arrow', [ADM]),
      entry('nueva-cotizacion', 'Nueva Cotización', 'file-plus', [ADM]),
      entry('listado-cotizaciones', 'Listado de Cotizaciones', 'file-invoice', [ADM]),
      entry('condiciones-servicio', 'Condiciones de Servicio', 'file-certificate', [ADM]),
    ],
  },
  {
    grupo: 'Clientes',
    icono: 'users',
    entradas: [entry('clientes', 'Clientes', 'users', [ADM, JBO, PRE, EJE, COB, BRM, MKT, JLO, FIN])],
  },
  {
    grupo: 'RMA',
    icono: 'tool',
    entradas: [
      entry('nuevo-rma', 'Nuevo RMA', 'square-plus', RMA),
      entry('rma', 'Listado de RMA', 'tool', RMA, { detras: ['rma/tasas', 'rma/reclamos'] }),
    ],
  },
  {
    grupo: 'Web/App',
    icono: 'device-mobile',
    entradas: [
      entry('web-productos', 'Productos Web', 'world-www', [ADM, PRE, MKT, BRM], { concesion: 'web_app' }),
      entry('web-categorias', 'Categorías', 'category', [ADM, PRE]),
      entry('web-pedidos', 'Pedidos Web', 'shopping-bag', [ADM, BRM]),
      entry('api-clientes-crear', 'Crear API Cliente', 'api', [ADM]),
      entry('api-clientes-listar', 'API Clientes', 'plug-connected', [ADM]),
      entry('anuncios', 'Anuncios', 'speakerphone', [ADM, MKT]),
      entry('slider', 'Slider', 'slideshow', [ADM, MKT]),
      entry('capacitaciones', 'Capacitaciones', 'school', [ADM, MKT, COB, PRE]),
      entry('notificaciones-app', 'Notificaciones App', 'bell-ringing', [ADM, MKT]),
      entry('listado-productos-web', 'Productos Destacados', 'star', [ADM, MKT]),
    ],
  },
  {
    grupo: 'Lista de Precios',
    icono: 'tags',
    entradas: [
      entry('lista-de-precios', 'Lista de Precios', 'tags', [ADM, JBO, ABO, BYD], { insignia: 'cambiosPrecio' }),
    ],
  },
  {
    grupo: 'Bodega',
    icono: 'building-warehouse',
    entradas: [
      // Ours: the phone in the hand (requirements §8); it does what its screens do one by one.
      entry('bodega', 'Terminal', 'scan', BODEGA),
      entry('bodegas', 'Bodegas', 'building-warehouse', UBICACIONES),
      entry('bloques', 'Bloques', 'columns', UBICACIONES),
      entry('niveles', 'Niveles', 'stack-2', UBICACIONES),
      entry('ubicaciones', 'Ubicaciones', 'map-pin', UBICACIONES),
    ],
  },
  {
    grupo: 'Reservas',
    icono: 'bookmark',
    entradas: [
      entry('reservas', 'Reservas', 'bookmark', [ADM, JLO, FIN]),
      entry('reservas-listado', 'Listado de Reservas', 'bookmarks', [ADM, JLO, FIN]),
      entry('ubicaciones-cliente', 'Ubicaciones de Cliente', 'map-pins', [ADM, JLO, FIN]),
    ],
  },
  {
    grupo: 'Finanzas',
    icono: 'cash',
    entradas: [
      // Ours: whoever invoices orders needs the list of them.
      entry('pedidos-globales', 'Pedidos por Facturar', 'clipboard-list', [FIN], { filtro: TO_INVOICE }),
      entry('tipo-de-cambio', 'Gestión Comex', 'currency-dollar', [ADM, FIN]),
      entry('facturas-impagas', 'Facturas Impagas', 'receipt-off', [ADM, FIN]),
      // Ours: what was paid and is to be returned.
      entry('facturas-impagas/devoluciones', 'Devoluciones de Dinero', 'receipt-refund', [ADM, FIN]),
      entry('precio-entrega', 'Precio de Entrega', 'receipt-tax', [ADM, JLO], { erp: true }),
      entry('listado-precio-entrega', 'Listado Precio de Entrega', 'receipt', [ADM, JLO, FIN], { erp: true }),
      entry('entrada-mercancia', 'Entrada de Mercancía', 'package-import', [ADM, JLO, FIN], { erp: true }),
    ],
  },
  {
    grupo: 'OC / Entradas',
    icono: 'package-import',
    entradas: [
      entry('oc-importacion-crear', 'Crear OC Importación', 'file-plus', [ADM, BRM, JLO]),
      entry('ordenes-de-compra-importacion', 'OC Importación', 'ship', [ADM, JBO, COB, BRM, PRE, JLO]),
      entry('entrada-sin-documento', 'Entrada sin Documento', 'package-import', BODEGA),
      entry('ordenes-de-compra-global', 'Órdenes de Compra', 'shopping-cart', BODEGA),
    ],
  },
  {
    grupo: 'Pedidos / Salidas',
    icono: 'package-export',
    entradas: [
      entry('pedidos-globales', 'Pedidos', 'clipboard-list', [ADM, JBO, JLO]),
      // Ours: an Administrador validates too; the picking screen belongs to whoever picks.
      entry('pedidos-cobrador', 'Pedidos por Validar', 'clipboard-check', [ADM]),
      entry('picking', 'Picking', 'barcode', [ADM, JBO, ABO, BYD, JLO, BOD]),
      entry('salida-sin-documento', 'Salida sin Documento', 'package-export', [ADM, JBO, JLO]),
      entry('salidas-sin-documento', 'Salidas sin Documento', 'list-details', [ADM, JBO, JLO]),
    ],
  },
  {
    grupo: 'Despachos',
    icono: 'truck-delivery',
    entradas: [
      entry('despachos', 'Despachos', 'truck-delivery', [ADM, JBO, BYD, JLO]),
      entry('despachos-listado', 'Listado de Despachos', 'truck', [ADM, JBO, BYD, JLO]),
    ],
  },
  {
    grupo: 'Códigos QR',
    icono: 'qrcode',
    entradas: [
      entry('embalajes', 'Embalajes', 'box', BODEGA),
      entry('etiquetas', 'Etiquetas', 'tag', BODEGA),
      entry('generador-qr/generador-qr-serials', 'QR de Series', 'qrcode', BODEGA),
      entry('generador-qr/generador-qr-embalajes', 'QR de Embalajes', 'qrcode', BODEGA),
    ],
  },
  {
    grupo: 'Reportes',
    icono: 'report-analytics',
    entradas: [
      entry('reportes/stock-productos', 'Stock de Productos', 'packages', BODEGA),
      entry('reportes/movimiento-stock', 'Movimiento de Stock', 'arrows-exchange', BODEGA),
      entry('stock', 'Consulta de Stock', 'search', BODEGA, { detras: ['stock/series', 'stock/series-pendientes'] }),
      entry('productos-en-carrito', 'Productos en Carrito', 'garden-cart', BODEGA),
      entry('reportes-dinamicos-ventas', 'Informe de Ventas', 'chart-bar', [ADM, JLO, BRM, MKT, FIN]),
      entry('reportes-dinamicos-compras', 'Informe de Compras', 'chart-histogram', [ADM, JLO, BRM, FIN]),
      entry('informe-aging', 'Informe Aging', 'hourglass', [ADM, JLO, BRM, FIN]),
      entry('informeparacompras', 'Gestor de Compras', 'shopping-cart-plus', [ADM, JLO, FIN]),
      entry('sobrestock', 'Optimización de Inventario', 'scale', [ADM]),
    ],
  },
  {
    grupo: 'Configuraciones',
    icono: 'settings',
    entradas: [
      entry('usuarios', 'Usuarios', 'user-cog', [ADM]),
      entry('alertas', 'Alertas', 'alert-triangle', [ADM]),
      entry('proveedores', 'Proveedores', 'building-factory', [ADM]),
      entry('configuraciones/monedas', 'Monedas', 'coins', [ADM]),
      entry('configuraciones/paises', 'Países', 'flag', [ADM]),
      entry('configuraciones/shipping-address', 'Direcciones de Envío', 'map', [ADM]),
      entry('configuraciones/shipping-method', 'Métodos de Envío', 'truck', [ADM]),
      entry('configuraciones/payment-method', 'Métodos de Pago', 'credit-card', [ADM]),
      entry('configuraciones/marcas', 'Marcas', 'trademark', [ADM]),
      entry('configuraciones/condiciones_pago', 'Condiciones de Pago', 'calendar-dollar', [ADM]),
    ],
  },
  {
    grupo: 'Sistema',
    icono: 'server',
    entradas: [
      entry('auditoria', 'Auditoría', 'shield-check', [ADM, FIN]),
      entry('estado-del-sistema', 'Estado del sistema', 'heartbeat', [ADM]),
      // Ours: updates of the system, with banner and blocked sign-in (document 1 §8).
      entry('mantencion', 'Mantención', 'settings', [ADM]),
      entry('correos-enviados', 'Correos enviados', 'mail', [ADM]),
      // Ours: whom the log names, and who is forgotten (law 21.719).
      entry('datos-personales', 'Datos personales', 'user-cog', [ADM]),
      // Ours: what every screen is made of.
      entry('estilo', 'Estilo', 'palette', [ADM]),
    ],
  },
];

const isFor = (e: MenuEntry, perfil: string, concesiones: readonly Concesion[]): boolean =>
  (e.perfiles as readonly string[]).includes(perfil) ||
  (e.concesion !== undefined && concesiones.includes(e.concesion));

/** Menu of a profile, with what the person was granted beyond it: groups in order, without entries of others and without empty groups. */
export function menuOf(
  perfil: string,
  options: {
    /** Whether the ERP integration is on (`ERP_INTEGRADO`), as the documents have it (document 2 §1). Default: on. */
    readonly erp?: boolean;
    readonly has?: (ruta: string) => boolean;
    readonly concesiones?: readonly Concesion[];
  } = {},
): MenuGroup[] {
  const shown = (e: MenuEntry): boolean =>
    isFor(e, perfil, options.concesiones ?? []) && (!e.erp || (options.erp ?? true)) && (options.has?.(e.ruta) ?? true);
  return MENU.map((g) => ({ ...g, entradas: g.entradas.filter(shown) })).filter((g) => g.entradas.length > 0);
}

// A document's own address belongs to the screen that it is part of.
function entriesAt(ruta: string): MenuEntry[] {
  const own = ruta.replace(/\/:.*$/, '');
  return MENU.flatMap((g) => g.entradas).filter((e) => e.ruta === own || e.detras?.includes(own));
}

/** Whether a screen is in a person's menu, or in nobody's; screens outside the table are open to whoever has a session. */
export function hasInMenu(perfil: string, ruta: string, concesiones: readonly Concesion[] = []): boolean {
  const entries = entriesAt(ruta);
  return entries.length === 0 || entries.some((e) => isFor(e, perfil, concesiones));
}

/** Whether a person may open a screen: the own ones, and those that other screens lead to. */
export const mayOpen = (perfil: string, ruta: string, concesiones: readonly Concesion[] = []): boolean =>
  hasInMenu(perfil, ruta, concesiones) || entriesAt(ruta).some((e) => e.llegan?.some((one) => one === perfil) === true);

/** The list over which this person opens a product's sheet, where there is one. */
export const productListOf = (perfil: string, concesiones?: readonly Concesion[]): string | undefined =>
  ['productos', 'lista-de-precios', 'productos-pre-venta'].find((ruta) => mayOpen(perfil, ruta, concesiones));
