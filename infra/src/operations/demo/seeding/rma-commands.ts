import { dayOf } from '@power/domain/kernel/dates';
import type { OrderPlan, Plan } from '../story/plan.ts';
import type { DemoCompany } from '../company.ts';
import { type DemoCommand, SYSTEM_ID } from './command.ts';
import type { Directory } from './directory.ts';
import { pastCases, type Unit } from './past-rma-commands.ts';
import { commandIdOf, type Run } from './run.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** How far a case has come. */
const STEPS = ['solicitado', 'aprobado', 'recibido', 'diagnostico', 'resuelto', 'entregado'] as const;
const CASES = [
  {
    hasta: 'entregado',
    dias: 9,
    falla: 'No enciende',
    descripcion: 'Dejó de encender tras un corte de luz',
    accesorios: 'Fuente de poder',
    diagnostico: 'Fuente quemada; la placa está bien',
    resolucion: 'Reparado',
    detalle: 'Fuente reemplazada, 24 horas de prueba',
    repuesto: true,
  },
  {
    hasta: 'resuelto',
    dias: 7,
    falla: 'Sin video',
    descripcion: 'Imagen negra de noche',
    accesorios: '',
    diagnostico: 'LED infrarrojo sin corriente, falla de fábrica',
    resolucion: 'Cambio',
    detalle: 'Se entrega una unidad nueva del mismo modelo',
    cambio: true,
  },
  {
    hasta: 'diagnostico',
    dias: 5,
    falla: 'No conecta a la red',
    descripcion: 'Pierde la red cada pocas horas',
    accesorios: 'Cable y soporte',
    diagnostico: 'Se reinicia bajo carga PoE',
    prestamo: true,
  },
  { hasta: 'recibido', dias: 3, falla: 'Se reinicia o se apaga', descripcion: 'Se reinicia al grabar', accesorios: '' },
  { hasta: 'aprobado', dias: 2, falla: 'Imagen defectuosa', descripcion: 'Líneas verticales', accesorios: 'Caja' },
  { hasta: 'rechazado', dias: 4, falla: 'Humedad o sobretensión', descripcion: 'Llegó con agua', accesorios: '' },
  { hasta: 'solicitado', dias: 1, falla: 'Sin audio', descripcion: 'El micrófono no responde', accesorios: '' },
] as const;

/** Units with a serial number that were invoiced before these cases began, one an order. */
const soldUnits = (plans: readonly Plan[], before: number): Unit[] =>
  plans
    .filter((plan): plan is OrderPlan => plan.tipo === 'pedido')
    .filter(({ facturado, anulado }) => facturado && !anulado && Date.parse(facturado.at) < before)
    .flatMap(({ number, picking, facturado }) => {
      const scan = picking?.escaneos.find(({ series }) => series && series.length > 0);
      return scan
        ? [
            {
              pedido: number,
              linea: scan.linea,
              serie: scan.series![0]!,
              producto: scan.producto,
              facturada: Date.parse(facturado!.at),
            },
          ]
        : [];
    });

/** A year of cases that are over, and one in every state now, of units that the history sold. */
export function rmaCommands(
  plans: readonly Plan[],
  company: DemoCompany,
  directory: Directory,
  run: Run,
): DemoCommand[] {
  const part = company.productos.find(({ serializable, costo_fob }) => !serializable && costo_fob > 0);
  const end = Date.parse(run.until);
  const workshop = directory.user('servicio.tecnico@power.test');
  const office = directory.user('pre-venta@power.test');
  const sold = (of: readonly Plan[]) => soldUnits(of, end - 10 * DAY);
  const portal = company.vinculos['cliente@power.test'];
  const first = sold(plans).slice(0, CASES.length);
  // The company whose people sign in has one too, where it bought anything with a serial.
  const [own] = sold(plans.filter((plan) => plan.tipo === 'pedido' && plan.cliente === portal));
  const has = own === undefined || first.some(({ serie }) => serie === own.serie);
  const units = has ? first : [...first.slice(0, -1), own];
  const boss = directory.user('administrador@power.test');
  const past = pastCases(
    sold(plans).filter((one) => !units.some(({ serie }) => serie === one.serie)),
    company,
    directory,
    run,
  );
  const now = units.flatMap(({ producto, facturada: _, ...unit }, n): DemoCommand[] => {
    const { hasta, dias, falla, descripcion, accesorios, ...rest } = CASES[n]!;
    const id = past.cases + n + 1;
    let clock = end - dias * DAY;
    const give = (what: string, name: string, as: string, request: object, more: Partial<DemoCommand> = {}) => ({
      name,
      request,
      as,
      now: new Date((clock += 2 * HOUR)).toISOString(),
      commandId: commandIdOf(run, 'rma', id, what),
      ...more,
    });
    const opened = give(
      'crea',
      'create-rma',
      office,
      {
        accion: 'rma',
        rma: { observacion: '', lineas: [{ ...unit, cantidad: 1, falla, descripcion, accesorios }] },
      },
      { numbers: { rma: id } },
    );
    if (hasta === 'rechazado') {
      const motivo = 'Daño por agua: la garantía no lo cubre';
      return [opened, give('rechaza', 'reject-rma', workshop, { accion: 'rechazar', id, motivo })];
    }
    const { diagnostico, resolucion, detalle } = rest as Partial<
      Record<'diagnostico' | 'resolucion' | 'detalle', string>
    >;
    const { repuesto, cambio, prestamo } = rest as { repuesto?: true; cambio?: true; prestamo?: true };
    /** Goods for the workshop come in, go into the case, and stock follows as the process that follows cases would, under its id. */
    const moves = (what: string, name: string, codigo: string, bodega: string, request: object): DemoCommand[] => [
      give(`llega-${what}`, 'receive-stock', boss, {
        producto: String(directory.product(codigo)),
        bodega,
        cantidad: 3,
        motivo: 'Repuestos del servicio técnico',
      }),
      give(what, name, workshop, { accion: what, id, linea: 1, origen: bodega, bodega: 'RMA', ...request }),
      give(
        `mueve-${what}`,
        'move-rma-stock',
        SYSTEM_ID,
        {
          accion: 'moverporrma',
          producto: String(directory.product(codigo)),
          rma: String(id),
          n: 1,
          inverso: false,
        },
        { commandId: `rma-stock/rma-${id}/5` },
      ),
    ];
    const goods = (): DemoCommand[] => [
      ...(repuesto && part
        ? moves('repuesto', 'use-rma-part', part.codigo, 'RMA', {
            producto: String(directory.product(part.codigo)),
            cantidad: 1,
          })
        : []),
      // It should have been back yesterday.
      ...(prestamo
        ? moves('prestar', 'lend-rma-unit', producto, 'BOD', {
            producto: String(directory.product(producto)),
            series: [`${unit.serie}P`],
            hasta: dayOf(new Date(end - DAY)),
          })
        : []),
      ...(cambio ? moves('cambiar', 'exchange-rma', producto, 'BOD', { series: [`${unit.serie}R`] }) : []),
    ];
    const way: readonly (() => DemoCommand[])[] = [
      () => [],
      () => [give('aprueba', 'approve-rma', workshop, { accion: 'aprobar', id })],
      () => [give('recibe', 'receive-rma', workshop, { accion: 'recibir', id })],
      () => [
        give('comienza', 'start-rma-diagnosis', workshop, { accion: 'diagnosticar', id }),
        give('anota', 'note-rma-diagnosis', workshop, { accion: 'diagnostico', id, linea: 1, diagnostico }),
        ...goods(),
      ],
      () => [give('resuelve', 'resolve-rma', workshop, { accion: 'resolver', id, resolucion, detalle })],
      () => [give('entrega', 'deliver-rma', workshop, { accion: 'entregar', id, recibe: 'Retira el cliente' })],
    ];
    return [opened, ...way.slice(0, STEPS.indexOf(hasta) + 1).flatMap((step) => step())];
  });
  return [...past.commands, ...now];
}
