import type { Perfil } from '@power/domain/kernel/perfiles';

export interface FirstStep {
  readonly title: string;
  readonly text: string;
  /** Screen on which it is done, below `/sistema/`; none where it is done from everywhere. */
  readonly ruta?: string;
}
type Three = readonly [FirstStep, FirstStep, FirstStep];

const find = (what: string): FirstStep => ({
  title: 'Encuentra lo que buscas',
  text: `Con la lupa de arriba (Ctrl + K) escribes ${what}, desde cualquier pantalla.`,
});
/** Of lists that somebody from outside has to themselves. */
const FILTER: FirstStep = {
  title: 'Encuentra un producto',
  text: 'Escribe parte de su código o de su nombre en el buscador de la lista, o filtra por columna.',
};
const VIEW: FirstStep = {
  title: 'Guarda tu vista',
  text: 'Los filtros y el orden que más usas quedan con un nombre para la próxima vez.',
};
const SELLER: Three = [
  find('el código de un producto y ves su stock y su precio'),
  {
    title: 'Cotiza sin soltar el teclado',
    text: 'Eliges al cliente, escribes códigos y cantidades; lo que escribes no se pierde, y lo aceptado se convierte en pedido.',
    ruta: 'nueva-cotizacion',
  },
  {
    title: 'Síguelo hasta la entrega',
    text: 'Cada pedido muestra en vivo si se valida, se prepara o va en camino, y su conversación.',
    ruta: 'pedidos-globales',
  },
];
const WAREHOUSE: Three = [
  {
    title: 'Mira qué espera',
    text: 'Los pedidos por preparar, el más antiguo primero, y quién prepara cada uno.',
    ruta: 'dashboard-bodega',
  },
  {
    title: 'Prepara con el escáner',
    text: 'Cada lectura se confirma con sonido y color, también cuando falla la red por un minuto.',
    ruta: 'picking',
  },
  {
    title: 'Avisa lo que falta',
    text: 'Con Faltante el pedido sigue su camino y quien lo vendió se entera al momento.',
    ruta: 'picking',
  },
];
const DAY: FirstStep = {
  title: 'Mira cómo va el día',
  text: 'Ventas, pedidos y despachos en vivo; cada cifra abre su lista.',
  ruta: 'landing',
};
const PAST: FirstStep = {
  title: 'Vuelve a cualquier momento',
  text: 'Con el reloj de arriba ves todo el sistema tal como estaba otro día.',
};

const ACCESS: FirstStep = {
  title: 'Da acceso a tu equipo',
  text: 'Invita por correo y decide qué ve y qué hace cada perfil.',
  ruta: 'usuarios',
};

/** What there is to do first in a company that has nothing yet. */
export const EMPTY_COMPANY: Three = [
  {
    title: 'Trae tus productos',
    text: 'Importa la planilla que ya tienes, con precios y stock: se revisa entera antes de guardarse.',
    ruta: 'productos',
  },
  {
    title: 'Trae tus clientes',
    text: 'También de una planilla; desde ahí se les cotiza y se les vende.',
    ruta: 'clientes',
  },
  ACCESS,
];

/** What each profile does here, in three steps. A profile without an entry has no screen of its own yet. */
export const FIRST_STEPS: Readonly<Partial<Record<Perfil, Three>>> = {
  Administrador: [
    DAY,
    {
      title: 'Abre cualquier pedido',
      text: 'Estado, líneas, archivos y su historia completa, paso a paso.',
      ruta: 'pedidos-globales',
    },
    ACCESS,
  ],
  'Ejecutivo de Ventas': SELLER,
  'Brand Manager': SELLER,
  'Pre-Venta': SELLER,
  Cobrador: [
    {
      title: 'Valida los pedidos',
      text: 'Abre el primero: cupo, deuda, precios y condición en una sola pantalla.',
      ruta: 'pedidos-cobrador',
    },
    {
      title: 'Sigue con el próximo',
      text: 'Al validar se abre el siguiente; Siguiente (Alt + S) lo aparta para después.',
    },
    find('el número de un pedido y lo abres'),
  ],
  'Servicio Tecnico': [
    {
      title: 'Escanea la serie',
      text: 'Su venta, cliente, factura, garantía y casos anteriores aparecen en el momento.',
      ruta: 'nuevo-rma',
    },
    {
      title: 'Lleva cada caso',
      text: 'Lo recibes, anotas el diagnóstico y lo resuelves; la edad dice cuál espera hace más.',
      ruta: 'rma',
    },
    VIEW,
  ],
  Bodega: WAREHOUSE,
  'Jefe de Bodega': WAREHOUSE,
  'Jefe de Logistica': [
    DAY,
    {
      title: 'Sigue cada pedido',
      text: 'Filtra por estado o por antigüedad y guarda la vista para la próxima vez.',
      ruta: 'pedidos-globales',
    },
    PAST,
  ],
  Finanzas: [
    DAY,
    {
      title: 'Revisa lo vendido',
      text: 'Pedidos con sus montos, filtros y Excel, hoy o como eran otro día.',
      ruta: 'pedidos-globales',
    },
    {
      title: 'Comprueba quién hizo qué',
      text: 'Cada cambio queda registrado con persona, hora y valores de antes y después.',
      ruta: 'auditoria',
    },
  ],
  // They see how the day goes, no order of it.
  Marketing: [
    { ...DAY, text: 'Cuánto se vende, se prepara y se despacha, en vivo.' },
    {
      title: 'Escribe a los clientes de la app',
      text: 'Redactas el aviso, eliges a quiénes llega y después ves a cuántos llegó.',
      ruta: 'notificaciones-app',
    },
    PAST,
  ],
  Reseller: [
    {
      title: 'Haz tu primera orden',
      text: 'Buscas los productos, ves el precio de tu empresa y la envías; después sigues su estado hasta la entrega.',
      ruta: 'ordenes-de-compra',
    },
    {
      title: 'Mira qué hay',
      text: 'El catálogo con el precio neto de tu empresa, lo disponible y lo que viene en camino.',
      ruta: 'stock-reseller',
    },
    FILTER,
  ],
  Proveedor: [
    {
      title: 'Mira cómo van tus marcas',
      text: 'Cuánto queda de cada producto tuyo y cuánto se vendió en los últimos 90 días.',
      ruta: 'stock-proveedor',
    },
    FILTER,
    VIEW,
  ],
  Cliente: [
    {
      title: 'Mira lo que te guardamos',
      text: 'Los productos retenidos para cada proyecto de tu empresa.',
      ruta: 'stock-cliente',
    },
    {
      title: 'Solicita un retiro',
      text: 'Eliges los productos y las unidades; en «Solicitudes de retiro» ves quién la tomó y cuándo se entregó.',
      ruta: 'stock-cliente',
    },
    {
      title: 'Trae a tu equipo',
      text: 'Invitas a otra persona de tu empresa con un enlace que sirve una sola vez.',
      ruta: 'stock-cliente/personas',
    },
  ],
};
