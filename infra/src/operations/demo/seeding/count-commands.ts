import type { DemoCompany } from '../company.ts';
import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const HOUR = 3_600_000;
/** Units of each product of the counted places. */
const UNITS = 12;

/** Two counts by place: one that was adjusted, and one under way with a line that another person has to count. */
export function countCommands(company: DemoCompany, directory: Directory, run: Run): DemoCommand[] {
  const end = Date.parse(run.until);
  const chief = directory.user('jefe.de.bodega@power.test');
  const hand = directory.user('bodega@power.test');
  const boss = directory.user('administrador@power.test');
  // Of the reserve: what stands there nobody else takes from.
  const places = company.ubicaciones.filter(({ bodega, tipo }) => bodega === 'BOD' && tipo === 'reserva').slice(0, 6);
  const goods = company.productos.filter(({ costo_fob }) => costo_fob > 0).slice(0, places.length);
  const give = (what: string, name: string, as: string, hours: number, request: object): DemoCommand => ({
    name,
    request,
    as,
    now: new Date(end - hours * HOUR).toISOString(),
    commandId: commandIdOf(run, 'inventario', what),
  });
  const lines = goods.map((product, n) => {
    const { codigo, codigo_sap, part_number, nombre, marca } = product;
    return {
      ubicacion: places[n]!.codigo,
      producto: { _id: String(directory.product(codigo)), codigo, codigo_sap, part_number, nombre, marca },
    };
  });
  type Line = (typeof lines)[number];
  const stored = lines.flatMap(({ producto, ubicacion }) => [
    give(`entra/${ubicacion}`, 'receive-stock', boss, 60, {
      producto: producto._id,
      bodega: 'BOD',
      cantidad: UNITS,
      motivo: 'Reserva de cajas completas',
    }),
    {
      ...give(`ubica/${ubicacion}`, 'place-stock', chief, 59, {
        accion: 'ubicar',
        producto: producto._id,
        bodega: 'BOD',
        ubicacion_destino: ubicacion,
        cantidad: UNITS,
      }),
      // Nothing stands there yet, and no list could say so before the company is told.
      facts: { lugar: null, origen: null },
    },
  ]);
  const opened = (number: number, hours: number, of: readonly Line[]): DemoCommand => ({
    ...give(`abre/${number}`, 'open-stock-count', chief, hours, {
      accion: 'conteo',
      conteo: { bodega: 'BOD', tipo: 'Por ubicación', ubicacion: of[0]!.ubicacion.replace(/-N\d+-P\d+$/, '') },
    }),
    facts: { number, lineas: of },
    numbers: { inventario: number },
  });
  const counted = (
    id: number,
    hours: number,
    { producto, ubicacion }: Line,
    contado: number,
    as: string,
    again = '',
  ): DemoCommand => ({
    ...give(`cuenta/${id}/${ubicacion}${again}`, 'count-stock-line', as, hours, {
      accion: 'contar',
      id,
      producto: producto._id,
      ubicacion,
      contado,
    }),
    // Nobody picks from there, which no list could say before the company is told.
    facts: {
      producto,
      serializable: false,
      sistema: UNITS,
      series: [],
      registradas: 0,
      corregido: { contado: 0, manual: 0 },
    },
  });
  const [first, second, third, ...rest] = lines;
  if (!first || !second || !third || rest.length < 2) return [];
  return [
    ...stored,
    opened(1, 50, [first, second, third]),
    counted(1, 49, first, UNITS, hand),
    counted(1, 49, second, UNITS, hand),
    counted(1, 49, third, UNITS + 1, hand),
    counted(1, 48, third, UNITS + 1, chief, '/2'),
    give('termina/1', 'finish-stock-count', chief, 47, { accion: 'terminar', id: 1 }),
    give('aprueba/1', 'approve-stock-count', boss, 46, {
      accion: 'aprobar',
      id: 1,
      motivo: 'Apareció una caja sin registrar',
    }),
    {
      ...give('ajusta/1', 'adjust-counted-stock', 'sistema', 46, {
        accion: 'ajustarporconteo',
        producto: third.producto._id,
        conteo: 1,
        linea: 3,
      }),
      // As the process that follows counts would, at once, and under its id: it comes by here and must find it done.
      commandId: 'count-stock/stockcount-1/6/3',
    },
    opened(2, 6, rest),
    counted(2, 5, rest[0]!, UNITS, hand),
    counted(2, 5, rest[1]!, UNITS - 2, hand),
  ];
}
