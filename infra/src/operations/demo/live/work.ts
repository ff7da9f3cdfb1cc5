import { departureOf } from '../departure.ts';
import { tipoDteOf } from '../paperwork.ts';
import type { Rng } from '../random.ts';
import { isRoom, type TipoEntrega } from '../story/plan.ts';
import { pauseReason, validationComment } from '../story/words.ts';
import type { Clock } from './clock.ts';
import type { Answer, Colleague } from './colleague.ts';
import type { Team } from './team.ts';

export interface Stage {
  team: Team;
  clock: Clock;
  rng: Rng;
  say(line: string): void;
}

export interface Sheet {
  number: number;
  codigo_sap: string;
  estatus: string;
  tipo_entrega: TipoEntrega;
  metodo_pago: string | null;
  client: { name: string; legalcode: string };
  productos_pedido: {
    linea: number;
    cantidad: number;
    requiere_validacion: boolean;
    validado: boolean;
    producto: { codigo: string; part_number: string; marca: string; serializable: boolean };
  }[];
}

/** Does one thing and says it; true when it was accepted. A refusal is said too, and ends what the order had before it. */
async function does(stage: Stage, who: Colleague, done: string, answer: Promise<Answer>): Promise<boolean> {
  const a = await answer;
  stage.say(a.ok ? done : `${done}: no se pudo, ${a.mensaje} (${who.email.split('@')[0]})`);
  return a.ok;
}

async function scanAll(stage: Stage, picker: Colleague, sheet: Sheet): Promise<boolean> {
  const scan = (reading: object): Promise<Answer> =>
    picker.call('/picking/modificar', { accion: 'escanear', pedido: sheet.number, ...reading });
  for (const { linea, cantidad, producto } of sheet.productos_pedido) {
    await stage.clock.sleep(stage.rng.triangular(0.5, 1.2, 3));
    const readings = producto.serializable
      ? Array.from({ length: cantidad }, (_, i) => ({
          codigo: `S|${producto.codigo}|${producto.marca.slice(0, 2).toUpperCase()}${sheet.number}${String(linea).padStart(2, '0')}${String(i + 1).padStart(3, '0')}`,
        }))
      : [{ codigo: producto.codigo, cantidad }];
    for (const reading of readings) {
      const a = await scan(reading);
      if (!a.ok) return (stage.say(`Pedido ${sheet.number}, ${producto.part_number}: no se pudo, ${a.mensaje}`), false);
    }
  }
  return true;
}

/** Takes, picks and finishes an order; one in ten has a pause in between. */
export const pick = (stage: Stage, sheet: Sheet): Promise<boolean> =>
  stage.team.withPicker(async (picker) => {
    const { clock, rng } = stage;
    const step = (accion: string, done: string, more: object = {}): Promise<boolean> =>
      does(
        stage,
        picker,
        `Pedido ${sheet.number} ${done}`,
        picker.call('/picking/modificar', { accion, pedido: sheet.number, ...more }),
      );
    if (!(await step('tomar', 'en picking'))) return false;
    if (rng.chance(0.1)) {
      await clock.sleep(1);
      if (!(await step('pausar', 'en pausa', { motivo: pauseReason(rng) }))) return false;
      await clock.sleep(rng.triangular(3, 8, 20));
      if (!(await step('reanudar', 'reanudado'))) return false;
    }
    return (
      (await scanAll(stage, picker, sheet)) &&
      step('terminar', isRoom(sheet.tipo_entrega) ? 'en sala' : 'listo para despacho')
    );
  });

/** Administrative validation. */
export async function validate(stage: Stage, sheet: Sheet): Promise<boolean> {
  const { team, clock, rng } = stage;
  await clock.sleep(rng.triangular(2, 6, 25));
  const who = team.someone('Cobrador', rng);
  const request = {
    accion: 'validarpago',
    pedido: sheet.number,
    textoValidacion: validationComment(sheet.metodo_pago ?? 'TRF', rng),
  };
  if (sheet.productos_pedido.some((line) => line.requiere_validacion && !line.validado)) {
    const admin = team.someone('Administrador', rng);
    const prices = { accion: 'aprobarprecios', pedido: sheet.number };
    const done = `Pedido ${sheet.number}: precios aprobados`;
    if (!(await does(stage, admin, done, admin.call('/pedido_ventas/modificar', prices)))) return false;
  }
  return does(
    stage,
    who,
    `Pedido ${sheet.number} validado`,
    who.call('/web/cotizaciones/validaradministrativo', request),
  );
}

/** Invoice, way and handover. */
export async function handOver(stage: Stage, sheet: Sheet): Promise<boolean> {
  const { team, clock, rng } = stage;
  await clock.sleep(rng.triangular(2, 6, 20));
  const finance = team.someone('Finanzas', rng);
  if (
    !(await does(
      stage,
      finance,
      `Pedido ${sheet.number} facturado`,
      finance.call('/pedido_ventas/facturar', {
        pedido: sheet.number,
        tipo_dte: tipoDteOf(sheet.client.legalcode),
      }),
    ))
  )
    return false;
  const room = isRoom(sheet.tipo_entrega);
  const who = team.someone(room ? 'Jefe de Bodega' : 'Jefe de Logistica', rng);
  if (!room) {
    await clock.sleep(rng.triangular(10, 25, 60));
    if (
      !(await does(
        stage,
        who,
        `Pedido ${sheet.number} en ruta`,
        who.call('/despachos/modificar', {
          accion: 'salida',
          pedido: sheet.number,
          ...departureOf(sheet.tipo_entrega, sheet.number),
        }),
      ))
    )
      return false;
  }
  await clock.sleep(room ? rng.triangular(2, 8, 30) : rng.triangular(20, 50, 120));
  return does(
    stage,
    who,
    `Pedido ${sheet.number} entregado`,
    who.call('/pedido_ventas/modificar', { accion: 'entregar', codigo_sap: sheet.codigo_sap }),
  );
}
