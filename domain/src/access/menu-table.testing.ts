/**
 * Who sees which entry, written down from document 1 §6 (menu visibility) and, where that says only *a reduced menu of
 * their own* or names no profiles, from the rows of requirements §1–§9. A second transcription on purpose: the product's
 * own table is held against it cell by cell.
 */
export const LETTERS = {
  ADM: 'Administrador',
  JBO: 'Jefe de Bodega',
  ABO: 'Asistente Bodega',
  BYD: 'Bodega y Despacho',
  JLO: 'Jefe de Logistica',
  EJE: 'Ejecutivo de Ventas',
  BRM: 'Brand Manager',
  PRE: 'Pre-Venta',
  MKT: 'Marketing',
  FIN: 'Finanzas',
  COB: 'Cobrador',
  STE: 'Servicio Tecnico',
  TEC: 'Tecnico',
  RES: 'Reseller',
  PRO: 'Proveedor',
  CLI: 'Cliente',
  BOD: 'Bodega',
} as const;

export const ENTRIES: Readonly<Record<string, string>> = {
  // Dashboard
  'Dashboard|landing': 'ADM JBO ABO BYD EJE PRE BRM JLO MKT FIN',
  'Dashboard|dashboard-comercial': 'ADM MKT FIN',
  'Dashboard|dashboard-ia': 'ADM',
  'Dashboard|qlik': 'ADM',
  'Dashboard|dashboard-bodega': 'BOD ADM JBO JLO',
  // Productos group; one specific user comes on top, by grant
  'Productos|productos': 'ADM JBO ABO BYD BRM JLO',
  'Productos|inventarios': 'ADM JBO JLO',
  // Cotizaciones group: Administrador only
  'Cotizaciones|fefglobal': 'ADM',
  'Cotizaciones|fef': 'ADM',
  'Cotizaciones|fefbrand': 'ADM',
  'Cotizaciones|nueva-cotizacion': 'ADM',
  'Cotizaciones|listado-cotizaciones': 'ADM',
  'Cotizaciones|condiciones-servicio': 'ADM',
  // Clientes group
  'Clientes|clientes': 'ADM JBO PRE EJE COB BRM MKT JLO FIN',
  // RMA create and list
  'RMA|nuevo-rma': 'ADM STE PRE EJE BRM',
  'RMA|rma': 'ADM STE PRE EJE BRM',
  // Web/App group
  'Web/App|web-productos': 'ADM PRE MKT BRM',
  'Web/App|web-categorias': 'ADM PRE',
  'Web/App|web-pedidos': 'ADM BRM',
  'Web/App|api-clientes-crear': 'ADM',
  'Web/App|api-clientes-listar': 'ADM',
  'Web/App|anuncios': 'ADM MKT',
  'Web/App|slider': 'ADM MKT',
  'Web/App|notificaciones-app': 'ADM MKT',
  'Web/App|listado-productos-web': 'ADM MKT',
  'Web/App|capacitaciones': 'ADM MKT COB PRE',
  // Price list
  'Lista de Precios|lista-de-precios': 'ADM JBO ABO BYD',
  // Bodega group
  'Bodega|bodegas': 'ADM JBO ABO BYD BRM PRE EJE JLO',
  'Bodega|bloques': 'ADM JBO ABO BYD BRM PRE EJE JLO',
  'Bodega|niveles': 'ADM JBO ABO BYD BRM PRE EJE JLO',
  'Bodega|ubicaciones': 'ADM JBO ABO BYD BRM PRE EJE JLO',
  // Reservas
  'Reservas|reservas': 'ADM JLO FIN',
  'Reservas|reservas-listado': 'ADM JLO FIN',
  'Reservas|ubicaciones-cliente': 'ADM JLO FIN',
  // Finanzas group
  'Finanzas|tipo-de-cambio': 'ADM FIN',
  'Finanzas|facturas-impagas': 'ADM FIN',
  'Finanzas|facturas-impagas/devoluciones': 'ADM FIN',
  'Finanzas|precio-entrega': 'ADM JLO',
  'Finanzas|listado-precio-entrega': 'ADM JLO FIN',
  'Finanzas|entrada-mercancia': 'ADM JLO FIN',
  'Finanzas|pedidos-globales': 'FIN',
  // OC/Entradas; entries for the warehouse profiles and Jefe de Logistica
  'OC / Entradas|oc-importacion-crear': 'ADM BRM JLO',
  'OC / Entradas|ordenes-de-compra-importacion': 'ADM JBO COB BRM PRE JLO',
  'OC / Entradas|entrada-sin-documento': 'ADM JBO ABO BYD JLO',
  'OC / Entradas|ordenes-de-compra-global': 'ADM JBO ABO BYD JLO',
  // Orders and goods issues
  'Pedidos / Salidas|pedidos-globales': 'ADM JBO JLO',
  'Pedidos / Salidas|pedidos-cobrador': 'ADM',
  'Pedidos / Salidas|picking': 'ADM JBO ABO BYD JLO BOD',
  'Pedidos / Salidas|salida-sin-documento': 'ADM JBO JLO',
  'Pedidos / Salidas|salidas-sin-documento': 'ADM JBO JLO',
  'Despachos|despachos': 'ADM JBO BYD JLO',
  'Despachos|despachos-listado': 'ADM JBO BYD JLO',
  'Códigos QR|embalajes': 'ADM JBO ABO BYD JLO',
  'Códigos QR|etiquetas': 'ADM JBO ABO BYD JLO',
  'Códigos QR|generador-qr/generador-qr-serials': 'ADM JBO ABO BYD JLO',
  'Códigos QR|generador-qr/generador-qr-embalajes': 'ADM JBO ABO BYD JLO',
  // Reportes
  'Reportes|stock': 'ADM JBO ABO BYD JLO',
  'Reportes|reportes/stock-productos': 'ADM JBO ABO BYD JLO',
  'Reportes|reportes/movimiento-stock': 'ADM JBO ABO BYD JLO',
  'Reportes|productos-en-carrito': 'ADM JBO ABO BYD JLO',
  'Reportes|reportes-dinamicos-ventas': 'ADM JLO BRM MKT FIN',
  'Reportes|reportes-dinamicos-compras': 'ADM JLO BRM FIN',
  'Reportes|informe-aging': 'ADM JLO BRM FIN',
  'Reportes|informeparacompras': 'ADM JLO FIN',
  'Reportes|sobrestock': 'ADM',
  // Configuraciones: Administrador only
  'Configuraciones|usuarios': 'ADM',
  'Configuraciones|alertas': 'ADM',
  'Configuraciones|proveedores': 'ADM',
  'Configuraciones|configuraciones/monedas': 'ADM',
  'Configuraciones|configuraciones/paises': 'ADM',
  'Configuraciones|configuraciones/shipping-address': 'ADM',
  'Configuraciones|configuraciones/shipping-method': 'ADM',
  'Configuraciones|configuraciones/payment-method': 'ADM',
  'Configuraciones|configuraciones/marcas': 'ADM',
  'Configuraciones|configuraciones/condiciones_pago': 'ADM',
  // Reduced menus: forecast, my sales, quotations, stock, price list, products, POs, client projects, orders, dispatches
  'Ventas|mis-ventas': 'EJE BRM',
  'Ventas|fef': 'EJE BRM PRE',
  'Ventas|fefbrand': 'BRM',
  'Ventas|nueva-cotizacion': 'EJE BRM PRE',
  'Ventas|listado-cotizaciones': 'EJE BRM PRE',
  'Ventas|stock-ejecutivos': 'EJE',
  'Ventas|stock-preventa': 'PRE',
  'Ventas|productos-pre-venta': 'PRE',
  'Ventas|pedidos-globales': 'EJE BRM PRE',
  'Ventas|lista-de-precios': 'EJE BRM PRE',
  'Mi Empresa|ordenes-de-compra': 'RES',
  'Mi Empresa|stock-reseller': 'RES',
  'Mi Empresa|stock-proveedor': 'PRO',
  'Mi Empresa|stock-cliente': 'CLI',
  // Ours: the rest of the portal of a client company
  'Mi Empresa|stock-cliente/documentos': 'CLI',
  'Mi Empresa|stock-cliente/cotizaciones': 'CLI',
  'Mi Empresa|stock-cliente/rma': 'CLI',
  'Mi Empresa|stock-cliente/capacitaciones': 'CLI',
  'Mi Empresa|stock-cliente/personas': 'CLI',
  'Pedidos|pedidos-cobrador': 'COB',
  'Pedidos|despachos-cobrador': 'COB',
  // Ours: the phone of the warehouse
  'Bodega|bodega': 'ADM JBO ABO BYD JLO',
  // Ours: requirements §9
  'Sistema|auditoria': 'ADM FIN',
  'Sistema|estado-del-sistema': 'ADM',
  'Sistema|mantencion': 'ADM',
  'Sistema|correos-enviados': 'ADM',
  'Sistema|datos-personales': 'ADM',
  'Sistema|estilo': 'ADM',
};

/** Sidebar routes of document 1 §2, in its order. */
export const SPEC_ROUTES =
  `landing dashboard-comercial dashboard-ia qlik dashboard-bodega productos inventarios fefglobal fef fefbrand nueva-cotizacion
  listado-cotizaciones condiciones-servicio clientes nuevo-rma rma web-productos web-categorias web-pedidos api-clientes-crear
  api-clientes-listar anuncios slider capacitaciones notificaciones-app listado-productos-web lista-de-precios bodegas bloques niveles
  ubicaciones reservas reservas-listado ubicaciones-cliente tipo-de-cambio facturas-impagas precio-entrega listado-precio-entrega
  entrada-mercancia usuarios alertas proveedores configuraciones/monedas configuraciones/paises configuraciones/shipping-address
  configuraciones/shipping-method configuraciones/payment-method configuraciones/marcas configuraciones/condiciones_pago
  oc-importacion-crear ordenes-de-compra-importacion entrada-sin-documento ordenes-de-compra-global salida-sin-documento
  salidas-sin-documento pedidos-globales despachos despachos-listado embalajes etiquetas generador-qr/generador-qr-serials
  generador-qr/generador-qr-embalajes reportes/stock-productos reportes/movimiento-stock stock productos-en-carrito
  reportes-dinamicos-ventas reportes-dinamicos-compras informe-aging informeparacompras sobrestock mis-ventas stock-ejecutivos
  stock-preventa productos-pre-venta stock-reseller ordenes-de-compra stock-proveedor stock-cliente pedidos-cobrador despachos-cobrador`.split(
    /\s+/,
  );
