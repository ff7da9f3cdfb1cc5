import { dayOf } from '@power/domain/kernel/dates';
import { roundCents } from '@power/domain/kernel/money';
import { PAYMENT_CONDITIONS } from '../payment-conditions.ts';
import { seededRandom } from '../random.ts';
import type { Plan } from '../story/plan.ts';
import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const DAY = 86_400_000;
/** Commands that are told at once: all payments of a full history would only fill the memory. */
const CHUNK = 500;
/** Days after which an invoice from abroad was paid, and after which a part of it was. */
const PAID_ABROAD = 95;
const ADVANCED_ABROAD = 50;
const ADVANCE = 0.3;

interface Captured {
  readonly invoice: { readonly productos: readonly { readonly cantidad_invoice: number; readonly unitario: number }[] };
}
const fobOf = ({ invoice }: Captured): number =>
  invoice.productos.reduce((sum, { cantidad_invoice, unitario }) => sum + cantidad_invoice * unitario, 0);

/** Last due date of each condition that lets its customer owe, in days from the invoice. */
const TERMS = new Map(
  PAYMENT_CONDITIONS.filter(({ dias }) => dias.length > 0).map(({ codigo, dias }) => [codigo, Math.max(...dias)]),
);

/** Most customers pay around the due date, some late, some a part, a few not at all. */
export function* customerPayments(
  plans: readonly Plan[],
  directory: Directory,
  run: Run,
): Generator<readonly DemoCommand[]> {
  const rng = seededRandom(`${run.seed}/pagos`);
  const as = directory.user('finanzas@power.test');
  const end = Date.parse(run.until);
  let chunk: DemoCommand[] = [];
  for (const plan of plans) {
    if (plan.tipo !== 'pedido' || plan.anulado || plan.web) continue;
    const invoiced = plan.facturado ?? plan.facturado_sin_picking;
    const term = TERMS.get(plan.condicion_pago);
    if (!invoiced || term === undefined || rng.chance(0.01)) continue;
    const late = rng.chance(0.12) ? rng.int(15, 70) : rng.int(-4, 8);
    const at = Date.parse(invoiced.at) + (term + late) * DAY;
    if (at > end) continue;
    const part = rng.chance(0.02) && (plan.picking?.faltantes ?? []).length === 0;
    chunk.push({
      name: 'register-customer-payment',
      request: {
        accion: 'cliente',
        pedido: plan.number,
        fecha: dayOf(new Date(at).toISOString()),
        referencia: `Transferencia ${700_000 + plan.number}`,
        ...(part && { monto: Math.max(1, Math.floor(plan.neto / 2)) }),
      },
      commandId: commandIdOf(run, 'pago-cliente', plan.number),
      as,
      now: new Date(at).toISOString(),
    });
    if (chunk.length === CHUNK) {
      yield chunk;
      chunk = [];
    }
  }
  yield chunk;
}

/** Of invoices from abroad the old ones are paid, at the dollar of that day, and of others an advance was. */
export function supplierPayments(imported: readonly DemoCommand[], directory: Directory, run: Run): DemoCommand[] {
  const rng = seededRandom(`${run.seed}/pagos-proveedores`);
  const as = directory.user('finanzas@power.test');
  const end = Date.parse(run.until);
  return imported.flatMap(({ name, numbers, now, request }): DemoCommand[] => {
    if (name !== 'capture-invoice') return [];
    const age = Math.floor((end - Date.parse(now)) / DAY);
    if (age < ADVANCED_ABROAD) return [];
    const whole = age >= PAID_ABROAD;
    const at = new Date(Date.parse(now) + (whole ? PAID_ABROAD - 15 : 20) * DAY).toISOString();
    return [
      {
        name: 'register-supplier-payment',
        request: {
          accion: 'proveedor',
          invoice: numbers!.invoice,
          tipo_cambio: 930 + rng.int(0, 45),
          fecha: dayOf(at),
          referencia: `Swift ${88_100 + numbers!.invoice!}`,
          ...(!whole && { monto: roundCents(fobOf(request as Captured) * ADVANCE) }),
        },
        commandId: commandIdOf(run, 'pago-proveedor', numbers!.invoice!),
        as,
        now: at,
      },
    ];
  });
}
