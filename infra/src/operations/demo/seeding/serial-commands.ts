import type { DemoCompany } from '../company.ts';
import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const HOUR = 3_600_000;
/** Products whose units the warehouse has begun to know by their numbers, and units of each. */
const PRODUCTS = 12;
const UNITS = 5;

/** Units that came yesterday and were registered as they were put away: each with its serial, at the place of its product. */
export function serialCommands(company: DemoCompany, directory: Directory, run: Run): DemoCommand[] {
  const end = Date.parse(run.until);
  const boss = directory.user('administrador@power.test');
  const hand = directory.user('bodega.y.despacho@power.test');
  const goods = company.productos.filter(({ serializable, descontinuado }) => serializable && !descontinuado);
  return goods.slice(0, PRODUCTS).flatMap(({ codigo, codigo_sap, part_number, nombre, marca }, n): DemoCommand[] => {
    const producto = String(directory.product(codigo));
    const ubicacion = directory.place('BOD', codigo)!;
    const give = (what: string, name: string, as: string, hours: number, request: object): DemoCommand => ({
      name,
      request,
      as,
      now: new Date(end - hours * HOUR).toISOString(),
      commandId: commandIdOf(run, 'serie', what, codigo),
    });
    const documento = `RE-S${n + 1}`;
    const series = Array.from({ length: UNITS }, (_, unit) =>
      `${part_number.replaceAll(/[^A-Z0-9]/gi, '').slice(0, 8)}${String(410_000 + n * 97 + unit)}`.toUpperCase(),
    );
    return [
      give('entra', 'receive-stock', boss, 26, {
        producto,
        bodega: 'BOD',
        cantidad: UNITS,
        motivo: 'Compra local',
        documento,
      }),
      {
        ...give('ubica', 'place-stock', hand, 25, {
          accion: 'ubicar',
          producto,
          bodega: 'BOD',
          ubicacion_destino: ubicacion,
          cantidad: UNITS,
          series,
        }),
        facts: { lugar: null, origen: null },
      },
      // As the process that follows movements would, one unit after the other.
      ...series.map((serie, registradas): DemoCommand => ({
        ...give(`registra/${serie}`, 'store-serials', hand, 25, {
          producto,
          bodega: 'BOD',
          ubicacion,
          series: [serie],
          documento,
        }),
        facts: {
          producto: { _id: producto, codigo, codigo_sap, part_number, nombre, marca, serializable: true },
          lugar: { codigo: ubicacion, activo: true, tipo: 'picking', capacidad: 0 },
          hay: UNITS,
          registradas,
        },
      })),
    ];
  });
}
