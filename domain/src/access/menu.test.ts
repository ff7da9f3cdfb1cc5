import { PERFILES } from '../kernel/perfiles.ts';
import { LANDING, landingOf } from './landing.ts';
import { MENU, mayOpen, menuOf } from './menu.ts';

const routes = (perfil: string): string[] =>
  menuOf(perfil, { erp: true }).flatMap((g) => g.entradas.map((e) => e.ruta));

test('every sidebar route of document 1 §2 is in the table', () => {
  const listed = new Set(MENU.flatMap((g) => g.entradas.map((e) => e.ruta)));
  const spec =
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
  expect(spec).toHaveLength(81);
  expect(spec.filter((ruta) => !listed.has(ruta))).toEqual([]);
});

test('no profile sees a route twice', () => {
  for (const perfil of PERFILES) expect(routes(perfil)).toEqual([...new Set(routes(perfil))]);
});

test('whoever is not refused finds the landing page in the menu', () => {
  for (const perfil of PERFILES) {
    const landing = LANDING[perfil];
    if ('ruta' in landing) expect(routes(perfil)).toContain(landing.ruta);
  }
  expect(landingOf('Gerente')).toEqual({ rechazo: 'Su usuario no tiene autorización para ingresar al sistema' });
});

test('visibility of the groups that the spec names', () => {
  expect(routes('Cobrador').sort()).toEqual([
    'capacitaciones',
    'clientes',
    'despachos-cobrador',
    'ordenes-de-compra-importacion',
    'pedidos-cobrador',
  ]);
  expect(routes('Reseller')).toEqual(['ordenes-de-compra', 'stock-reseller']);
  expect(routes('Tecnico')).toEqual([]);
  expect(routes('Finanzas')).toEqual(
    expect.arrayContaining(['landing', 'dashboard-comercial', 'reservas', 'tipo-de-cambio', 'informeparacompras']),
  );
  expect(mayOpen('Finanzas', 'usuarios')).toBe(false);
  expect(mayOpen('Brand Manager', 'fef')).toBe(true);
});

test('ERP entries disappear when the integration is off', () => {
  expect(
    menuOf('Administrador', { erp: false })
      .flatMap((g) => g.entradas)
      .filter((e) => e.erp),
  ).toEqual([]);
});
