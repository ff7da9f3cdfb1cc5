import { dayOf } from '@power/domain/kernel/dates';
import { roundCents } from '@power/domain/kernel/money';
import type { DemoCompany } from '../company.ts';
import { seededRandom } from '../random.ts';
import { DEMO_SUPPLIERS } from '../settings.ts';
import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';
import { ORDERS } from './size.ts';

const DAY = 86_400_000;
/** Of each foreign supplier: so many invoices, so many days apart. */
const EACH = { full: 5, small: 2 };
const APART = 52;
/** Countries whose goods pay duty; the others have a treaty. */
const DUTY: Readonly<Record<string, number>> = { LV: 6 };

/** Invoices of foreign suppliers over some months, each with its freight and customs; one was captured by mistake. */
export function importCommands(company: DemoCompany, directory: Directory, run: Run): DemoCommand[] {
  const rng = seededRandom(`${run.seed}/importaciones`);
  const as = directory.user('finanzas@power.test');
  const end = Date.parse(run.until);
  const each = run.orders > ORDERS.small ? EACH.full : EACH.small;
  const planned = DEMO_SUPPLIERS.filter(({ pais }) => pais !== 'CL').flatMap((supplier, s) =>
    Array.from({ length: each }, (_, n) => ({ supplier, at: end - (4 + s * 7 + n * APART) * DAY, n })),
  );
  const captures = planned
    .sort((a, b) => a.at - b.at)
    .map(({ supplier, at, n }, index): DemoCommand => {
      const marca = supplier.marcas[n % supplier.marcas.length]!;
      const own = rng.shuffle(company.productos.filter((p) => p.marca === marca)).slice(0, rng.int(3, 9));
      const productos = own.map((p) => {
        const cantidad_oc = rng.int(2, 30) * 10;
        return {
          modelo_salida: p.part_number,
          modelo_interno: p.codigo,
          cantidad_oc,
          cantidad_invoice: rng.chance(0.15) ? cantidad_oc - rng.int(1, 9) : cantidad_oc,
          unitario: roundCents(p.costo_fob),
        };
      });
      const fob = productos.reduce((sum, line) => sum + line.cantidad_invoice * line.unitario, 0);
      const tipo_cambio = 920 + rng.int(0, 60);
      return {
        name: 'capture-invoice',
        request: {
          invoice: {
            factura: `${supplier.tax_id.slice(0, 2)}-${dayOf(new Date(at).toISOString()).slice(0, 7)}-${100 + index}`,
            fecha: dayOf(new Date(at).toISOString()),
            proveedor: supplier.razon_social,
            marca,
            tipo_cambio,
            tipo_cambio_aduana: tipo_cambio - 8.5,
            flete: roundCents(fob * 0.045 + rng.int(80, 400)),
            seguro: roundCents(fob * 0.012),
            ad_valorem_porcentaje: DUTY[supplier.pais] ?? 0,
            almacenaje: rng.int(120, 480) * 1000,
            agencia: rng.int(150, 320) * 1000,
            forwarder: rng.int(90, 260) * 1000,
            productos,
          },
        },
        commandId: commandIdOf(run, 'invoice', index + 1),
        as,
        now: new Date(Math.min(at + 3 * 3_600_000, end)).toISOString(),
        numbers: { invoice: index + 1 },
      };
    })
    // A short catalogue holds no product of some brands.
    .filter(({ request }) => (request as { invoice: { productos: unknown[] } }).invoice.productos.length > 0);
  const mistaken = captures.at(-2);
  return mistaken
    ? [
        ...captures,
        {
          name: 'annul-invoice',
          request: { id: mistaken.numbers!.invoice, motivo: 'Se ingresó con la proforma y no con la factura' },
          commandId: commandIdOf(run, 'invoice', 'anulada'),
          as,
          now: new Date(end).toISOString(),
        },
      ]
    : captures;
}
