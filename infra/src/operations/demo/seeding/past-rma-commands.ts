import type { DemoCompany } from '../company.ts';
import type { DemoCommand } from './command.ts';
import { supplierOfBrand } from './company-commands.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
/** Cases of a year at most: five a week. */
const MOST = 250;
/** Days from its invoice on in which a unit fails. */
const FIRST = 12;
const SPREAD = 75;
/** A case of a year ago is over long before those of now begin. */
const OVER = 18 * DAY;

/** A unit with a serial number that was sold. */
export interface Unit {
  readonly pedido: number;
  readonly linea: number;
  readonly serie: string;
  /** `codigo` of its product. */
  readonly producto: string;
  /** When it was invoiced, ms. */
  readonly facturada: number;
}

/** What units fail of, what is found, and how it ends; null: the case is rejected. */
const ENDS = [
  ['No enciende', 'No enciende tras un corte', 'Fuente quemada', 'Reparado', 'Fuente reemplazada y probada 24 horas'],
  [
    'Falla intermitente',
    'Se corta algunas veces',
    'No se reproduce en 72 horas',
    'Sin Falla',
    'Se entrega sin cambios',
  ],
  ['Sin video', 'Imagen negra', 'Sensor dañado de fábrica', 'A Proveedor', 'Se envía al fabricante'],
  ['No graba', 'No guarda en el disco', 'Puerto SATA sin contacto', 'Reparado', 'Conector soldado de nuevo'],
  ['Humedad o sobretensión', 'Llegó con agua', null, null, 'Daño por agua: la garantía no lo cubre'],
  ['Se reinicia o se apaga', 'Se reinicia sola', 'Firmware antiguo', 'Reparado', 'Firmware actualizado'],
  ['Imagen defectuosa', 'Líneas en la imagen', 'Óptica descalibrada', 'Reparado', 'Óptica calibrada de nuevo'],
  ['No conecta a la red', 'Pierde la red', 'Cable del cliente en mal estado', 'Sin Falla', 'Se prueba con otro cable'],
] as const;

/** The day on which a unit fails, ms; spread so that months differ. */
const failsAt = ({ facturada }: Unit, n: number): number => facturada + (FIRST + ((n * 29) % SPREAD)) * DAY;

/** Cases of the twelve months before those of now, all of them over; numbered from 1 on. */
export function pastCases(
  units: readonly Unit[],
  company: DemoCompany,
  directory: Directory,
  run: Run,
): { readonly cases: number; readonly commands: readonly DemoCommand[] } {
  const end = Date.parse(run.until);
  const workshop = directory.user('servicio.tecnico@power.test');
  const office = directory.user('pre-venta@power.test');
  const failed = units
    .map((unit, n) => ({ unit, at: failsAt(unit, n) }))
    .filter(({ at }) => at > end - YEAR && at < end - OVER)
    .toSorted((a, b) => a.at - b.at);
  const every = Math.max(1, Math.ceil(failed.length / MOST));
  const chosen = failed.filter((_, n) => n % every === 0);
  const commands = chosen.flatMap(({ unit: { pedido, linea, serie, producto }, at }, n): DemoCommand[] => {
    const id = n + 1;
    const [falla, descripcion, diagnostico, resolucion, detalle] = ENDS[n % ENDS.length]!;
    let clock = at - DAY;
    const give = (what: string, name: string, as: string, request: object, more: Partial<DemoCommand> = {}) => ({
      name,
      request,
      as,
      now: new Date((clock += DAY)).toISOString(),
      commandId: commandIdOf(run, 'rma', id, what),
      ...more,
    });
    const step = (what: string, name: string, more: object = {}): DemoCommand =>
      give(what, name, workshop, { accion: what, id, ...more });
    const claimed = (codigo: string, motivo: string): DemoCommand[] => {
      const { marca } = company.productos.find((one) => one.codigo === codigo)!;
      const advance = (paso: string, more: object = {}) =>
        give(`reclamo-${paso}`, 'advance-rma-claim', workshop, { accion: 'avanzarreclamo', id, n: 1, paso, ...more });
      return [
        step('reclamo', 'open-rma-claim', { linea: 1, proveedor: supplierOfBrand(marca), motivo }),
        advance('Enviado'),
        advance('Aceptado', { entrega: 'Reparación', detalle: 'Cambia el sensor sin costo' }),
        advance('Cerrado', { detalle: 'Volvió reparada y probada' }),
      ];
    };
    const line = { pedido, linea, serie, cantidad: 1, falla, descripcion, accesorios: '' };
    const rma = { observacion: '', lineas: [line] };
    const opened = give('crea', 'create-rma', office, { accion: 'rma', rma }, { numbers: { rma: id } });
    if (diagnostico === null) return [opened, step('rechazar', 'reject-rma', { motivo: detalle })];
    return [
      opened,
      step('aprobar', 'approve-rma'),
      step('recibir', 'receive-rma'),
      step('diagnosticar', 'start-rma-diagnosis'),
      step('diagnostico', 'note-rma-diagnosis', { linea: 1, diagnostico }),
      step('resolver', 'resolve-rma', { resolucion, detalle }),
      ...(resolucion === 'A Proveedor' ? claimed(producto, diagnostico) : []),
      step('entregar', 'deliver-rma', { recibe: 'Retira el cliente' }),
    ];
  });
  return { cases: chosen.length, commands };
}
