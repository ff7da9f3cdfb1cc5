import { dayOf } from '@power/domain/kernel/dates';
import { roundCents } from '@power/domain/kernel/money';
import type { DemoCompany } from '../company.ts';
import { seededRandom } from '../random.ts';
import { DEMO_SUPPLIERS } from '../settings.ts';
import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { estimatedCost, billedCost } from './landed-cost-commands.ts';
import { receiptOf } from './receipt-commands.ts';
import { commandIdOf, type Run } from './run.ts';

const DAY = 86_400_000;

/** How far the orders have come: one of each state that a buyer looks after. */
const FATES = [
  [],
  ['emitir'],
  ['emitir', 'confirmar'],
  ['emitir', 'confirmar', 'embarcar'],
  ['emitir', 'confirmar', 'embarcar', 'aduana'],
  ['emitir', 'confirmar', 'embarcar', 'aduana', 'recepcionar'],
  ['emitir', 'anular'],
  ['emitir', 'confirmar', 'embarcar', 'aduana', 'completar'],
  ['emitir'],
  ['emitir', 'confirmarproveedor'],
] as const;
/** From here on they are of one supplier. */
const COMMON = 8;
type Step = (typeof FATES)[number][number];

const COMMANDS: Readonly<Record<Step, string>> = {
  emitir: 'issue-purchase-order',
  confirmar: 'confirm-purchase-order',
  confirmarproveedor: 'confirm-supplier-order',
  embarcar: 'ship-purchase-order',
  aduana: 'land-purchase-order',
  recepcionar: 'receive-purchase-order',
  completar: 'receive-purchase-order',
  anular: 'cancel-purchase-order',
};

/** Import orders under way: a draft, one at the supplier, one on the sea, one at customs, one received in part, one whole. */
export function purchaseOrderCommands(
  company: DemoCompany,
  directory: Directory,
  run: Run,
  lastInvoice: number,
): DemoCommand[] {
  const rng = seededRandom(`${run.seed}/ordenes-de-compra`);
  const as = directory.user('administrador@power.test');
  const finance = directory.user('finanzas@power.test');
  const end = Date.parse(run.until);
  const day = (days: number): string => dayOf(new Date(end + days * DAY).toISOString());
  const theirs = directory.user('proveedor@power.test');
  const abroad = DEMO_SUPPLIERS.filter(({ pais }) => pais !== 'CL');
  let number = 0;
  let costeo = 0;
  return FATES.flatMap((steps, n): DemoCommand[] => {
    // Those that come last are the supplier's who has an account: one to be confirmed, one that was.
    const supplier = abroad[n < COMMON ? n % abroad.length : 0]!;
    const sold = supplier.marcas.map((marca) => ({
      marca,
      own: company.productos.filter((product) => product.marca === marca && product.costo_fob > 0),
    }));
    // A short catalogue holds no product of some brands.
    const of = sold.find(({ own }) => own.length > 0);
    if (!of) return [];
    number += 1;
    const eta = day(n < 3 || n >= COMMON ? 30 + n * 9 : 14 - (n - 3) * 8);
    const lineas = rng
      .shuffle(of.own)
      .slice(0, rng.int(3, 8))
      .map((product) => ({
        producto: String(directory.product(product.codigo)),
        cantidad: rng.int(2, 20) * 5,
        precio: roundCents(product.costo_fob),
        part_number: product.part_number,
      }));
    const at = (step: number): string => new Date(end - (45 - n * 3 - step * 4) * DAY).toISOString();
    const give = (name: string, step: number, request: object): DemoCommand => ({
      name,
      request,
      commandId: commandIdOf(run, 'orden-compra', `${number}/${step}`),
      as: name === 'confirm-supplier-order' ? theirs : as,
      now: at(step),
      ...(step === 0 && { numbers: { orden_compra: number } }),
    });
    const id = number;
    const { marca } = of;
    /** What was costed of what came of it. */
    const costOf = (of: readonly Step[], bought: typeof lineas): DemoCommand[] => {
      if (!of.includes('recepcionar') && !of.includes('completar')) return [];
      costeo += 1;
      const came = {
        orden: id,
        lineas: of.includes('completar') ? bought : bought.slice(0, 1),
        number: costeo,
        until: run.until,
        as,
        commandId: (part: string) => commandIdOf(run, 'precio-entrega', `${id}/${part}`),
      };
      const { razon_social: proveedor } = supplier;
      return of.includes('completar')
        ? billedCost({ ...came, invoice: { number: lastInvoice + 1, proveedor, marca } })
        : estimatedCost(came);
    };
    const more: Readonly<Record<Step, object>> = {
      emitir: {},
      confirmarproveedor: { despacho: day(6), nota: 'Sale completa, en dos pallets.' },
      confirmar: { documento: `SC-${4100 + id}` },
      embarcar: { etd: day(-20), eta, documento: `MSKU${7_204_100 + id}` },
      aduana: { documento: `DIN ${3_550_000 + id}` },
      recepcionar: {
        bodega: 'BOD',
        documento: `GD ${900 + id}`,
        lineas: [{ linea: 1, cantidad: Math.floor(lineas[0]!.cantidad / 2) }],
      },
      completar: {
        bodega: 'BOD',
        documento: `GD ${900 + id}`,
        lineas: lineas.map(({ cantidad }, n) => ({ linea: n + 1, cantidad })),
      },
      anular: { motivo: 'El proveedor dejó de fabricar el modelo' },
    };
    return [
      give('create-purchase-order', 0, {
        orden: {
          proveedor: supplier.razon_social,
          marca: of.marca,
          moneda: supplier.moneda,
          incoterm: 'FOB',
          shipping_address: 'Bodega Central',
          shipping_method: 'MAR',
          etd: n < COMMON ? null : day(4),
          eta,
          lineas: lineas.map(({ part_number: _, ...line }) => line),
        },
      }),
      ...steps.map((step, s) =>
        give(COMMANDS[step], s + 1, {
          ...(COMMANDS[step] !== 'receive-purchase-order' && { accion: step }),
          id,
          ...more[step],
        }),
      ),
      ...steps.flatMap((step, s) =>
        COMMANDS[step] === 'receive-purchase-order'
          ? receiptOf({ orden: id, now: at(s + 1), posted: step === 'completar', by: finance, run })
          : [],
      ),
      ...costOf(steps, lineas),
    ];
  });
}
