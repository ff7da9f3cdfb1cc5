import type { DemoCompany } from '../company.ts';
import { seededRandom } from '../random.ts';
import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

const PROJECTS = [
  {
    nombre: 'Edificio Los Aromos',
    direccion: 'Av. Irarrázaval 3820',
    comuna: 'Ñuñoa',
    contacto: 'Marcela Rojas, +56 9 8123 4567',
  },
  {
    nombre: 'Planta Quilicura',
    direccion: 'Camino Lo Echevers 550',
    comuna: 'Quilicura',
    contacto: 'Turno de portería',
  },
  { nombre: 'Sucursal Rancagua', direccion: 'Av. San Martín 145', comuna: 'Rancagua', contacto: '' },
] as const;
/** How far each withdrawal of the first project has come. */
const FATES = ['entregado', 'tomado', 'pedido'] as const;

/**
 * Projects of the customer who may sign in, goods that reservations hold for them, and what they asked to fetch; a
 * reservation without project beside them. What is held was bought for it: it takes from no order of the history.
 */
export function projectCommands(company: DemoCompany, directory: Directory, run: Run): DemoCommand[] {
  const rng = seededRandom(`${run.seed}/proyectos`);
  const end = Date.parse(run.until);
  const by = {
    office: directory.user('administrador@power.test'),
    customer: directory.user('cliente@power.test'),
    warehouse: directory.user('bodega@power.test'),
  };
  const cliente = String(directory.customer(company.vinculos['cliente@power.test']!));
  const goods = rng.shuffle(company.productos.filter(({ costo_fob }) => costo_fob > 0)).slice(0, 8);
  const at = (days: number, hours = 0): string => new Date(end - days * DAY + hours * HOUR).toISOString();
  const give = (
    name: string,
    as: string,
    now: string,
    what: string,
    request: object,
    number?: number,
  ): DemoCommand => ({
    name,
    request,
    as,
    now,
    commandId: commandIdOf(run, 'proyecto', what),
    ...(number !== undefined && { numbers: { reserva: number } }),
  });
  const reserve = (number: number, days: number, lines: typeof goods, units: number, more: object): DemoCommand[] => [
    ...lines.map((product) =>
      give('receive-stock', by.office, at(days + 1), `compra/${number}/${product.codigo}`, {
        producto: String(directory.product(product.codigo)),
        bodega: 'BOD',
        cantidad: units,
        motivo: 'Compra para proyecto',
        documento: `PR-${100 + number}`,
      }),
    ),
    give(
      'create-reservation',
      by.office,
      at(days),
      `reserva/${number}`,
      {
        reserva: {
          cliente,
          bodega: 'BOD',
          lineas: lines.map(({ codigo }) => ({ producto: String(directory.product(codigo)), cantidad: units })),
          ...more,
        },
      },
      number,
    ),
  ];
  const withdrawals = FATES.flatMap((fate, n): DemoCommand[] => {
    const ref = { reserva: 1, retiro: n + 1 };
    const days = 3 - n;
    const asked = give('request-withdrawal', by.customer, at(days), `retiro/${n}`, {
      accion: 'retiro',
      reserva: 1,
      lineas: [{ linea: n + 1, cantidad: 2 + n }],
      nota: n === 2 ? 'Retira el camión de la obra, después de las 15:00' : '',
    });
    if (fate === 'pedido') return [asked];
    const taken = give('take-withdrawal', by.warehouse, at(days, 1), `tomado/${n}`, { accion: 'tomarretiro', ...ref });
    if (fate === 'tomado') return [asked, taken];
    const left = give('hand-over-withdrawal', by.warehouse, at(days, 2), `entregado/${n}`, {
      accion: 'entregarretiro',
      ...ref,
      recibe: 'Marcela Rojas',
    });
    // As the process that follows reservations would, at once.
    const settled = give('settle-order-stock', 'sistema', at(days, 2), `stock/${n}`, {
      accion: 'cuadrarpedido',
      producto: String(directory.product(goods[n]!.codigo)),
      pedido: 'R-1',
    });
    return [asked, taken, left, settled];
  });
  return [
    ...PROJECTS.map((ubicacion, n) =>
      give('create-client-place', by.office, at(12, n), `ubicacion/${n}`, { accion: 'simple', cliente, ubicacion }),
    ),
    ...reserve(1, 8, goods.slice(0, 4), 12, { ubicacion: `${cliente}.1`, motivo: 'Segunda etapa de la obra' }),
    ...reserve(2, 6, goods.slice(4, 6), 6, { ubicacion: `${cliente}.2`, motivo: 'Ampliación de la planta' }),
    ...reserve(3, 2, goods.slice(6, 8), 4, { motivo: 'Cliente confirma la próxima semana' }),
    ...withdrawals,
  ];
}
