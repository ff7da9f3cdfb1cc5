import { seededRandom } from '../random.ts';
import type { DemoProduct } from '../catalogue/catalogue.ts';
import type { DemoCompany } from '../company.ts';
import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const DAY = 86_400_000;
/** Imports of the last year and a half, in days before the end: cost came and went, and ended where it is. */
const COSTINGS = [
  [430, 0.92],
  [260, 1.06],
  [120, 0.97],
  [18, 1],
] as const;
const MONTHS = 18;

interface Service {
  readonly codigo: string;
  readonly nombre: string;
  readonly precio: number;
}
/** What is sold by the hour; registered after all goods, in this order. */
export const SERVICES: readonly Service[] = [
  { codigo: 'SRV-INST-CAM', nombre: 'Instalación de cámara', precio: 45_000 },
  { codigo: 'SRV-CONF-NVR', nombre: 'Configuración de grabador', precio: 60_000 },
  { codigo: 'SRV-VISITA', nombre: 'Visita técnica en Santiago', precio: 38_000 },
];
/** What the workshop charges: no seller offers it by itself. */
const LABOUR: Service = { codigo: 'SRV-REPARACION', nombre: 'Mano de obra de reparación', precio: 32_000 };
const columns = (precio: number): object =>
  Object.fromEntries(
    [
      'precio_lista',
      'tier_1_calculo',
      'tier_2_calculo',
      'tier_3_calculo',
      'tienda',
      'mobile',
      'silver',
      'gold',
      'platinum',
    ].map((column) => [column, precio]),
  );

/** Months before the end, `yyyymm`. */
function monthBefore(until: string, back: number): string {
  const [year, month] = until.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7).replace('-', '');
}

/**
 * How costs and prices came to be, what is written on products and what goes with what: told after the orders, dated before
 * the end. `from`: when the company began.
 */
export function priceCommands(company: DemoCompany, directory: Directory, run: Run, from: string): DemoCommand[] {
  const rng = seededRandom(`${run.seed}/precios`);
  const as = directory.user('administrador@power.test');
  const end = Date.parse(run.until);
  // A short history begins later than the oldest of these.
  const before = (days: number): string => new Date(Math.max(end - days * DAY, Date.parse(from) + DAY)).toISOString();
  const id = (p: DemoProduct): string => String(directory.product(p.codigo));
  const asked = (name: string, request: object, now: string, ...what: (string | number)[]): DemoCommand => ({
    name,
    request,
    commandId: commandIdOf(run, name, ...what),
    as,
    now,
  });
  const goods = company.productos;
  const every = (n: number, from = 0): DemoProduct[] => goods.filter((_, i) => i % n === from);
  const costs = every(20).flatMap((p) =>
    COSTINGS.map(([days, factor], n) =>
      asked(
        'update-product-pmp',
        {
          accion: 'actualizarpmp',
          id: id(p),
          pmp: Math.round(p.pmp * factor),
          motivo: `Costeo de importación ${n + 1}`,
        },
        before(days - rng.triangular(0, 2, 6)),
        p.codigo,
        n,
      ),
    ),
  );
  const byHand = every(150, 3).map((p, n) =>
    asked(
      'set-product-price',
      {
        idProducto: id(p),
        nuevoPrecio: Math.ceil((p.precio_lista * (n % 2 === 0 ? 0.9 : 0.85)) / 10) * 10,
        motivo: n % 2 === 0 ? 'Liquidación de temporada' : 'Iguala oferta de la competencia',
        vence: before(-10 - n),
      },
      before(3),
      p.codigo,
    ),
  );
  const toCome = every(250, 7).map((p) =>
    asked(
      'set-product-price',
      {
        idProducto: id(p),
        nuevoPrecio: Math.ceil((p.precio_lista * 1.06) / 10) * 10,
        motivo: 'Alza anunciada por el fabricante',
        desde: before(-7),
      },
      before(2),
      p.codigo,
    ),
  );
  const notes = goods
    .flatMap((p, i): (readonly [DemoProduct, object])[] =>
      p.descontinuado
        ? [[p, { presetCode: 'descontinuado' }]]
        : i % 97 === 5
          ? [[p, { texto: 'Pedir con cinco días de anticipación' }]]
          : i % 131 === 9
            ? [[p, { presetCode: 'falla-conocida', texto: 'Lote 2025-08: actualizar firmware antes de entregar' }]]
            : [],
    )
    .map(([p, note]) => asked('set-product-note', { id: id(p), ...note }, before(12), p.codigo));
  const related = every(9).flatMap((p) => {
    const same = goods.filter((q) => q !== p && q.categoria === p.categoria && !q.descontinuado);
    const sustitutos = same
      .filter((q) => q.tier === p.tier)
      .slice(0, 2)
      .map(id);
    const accesorios = goods
      .filter((q) => q.marca === p.marca && q.categoria !== p.categoria)
      .slice(0, 2)
      .map(id);
    return sustitutos.length + accesorios.length === 0
      ? []
      : [
          asked(
            'change-product',
            { accion: 'simple', id: id(p), producto: { sustitutos, accesorios } },
            before(30),
            p.codigo,
          ),
        ];
  });
  const services = [...SERVICES, LABOUR].map(({ codigo, nombre, precio }, n) => ({
    ...asked(
      'register-product',
      {
        producto: {
          codigo,
          part_number: codigo,
          nombre,
          marca: 'Servicios',
          categoria: 'Servicios',
          servicio: true,
          unidad: 'HR',
          precios: columns(precio),
        },
      },
      before(200),
      codigo,
    ),
    numbers: { producto: goods.length + n + 1 },
  }));
  const rates = Array.from({ length: MONTHS }, (_, n) => {
    const back = MONTHS - 1 - n;
    const yyyymm = monthBefore(run.until, back);
    const tc = Math.round(930 + 25 * Math.sin(n / 3) + n);
    return {
      ...asked(
        'create-monthlyrate',
        { tipo_cambio: { yyyymm, tc, tc_euro: Math.round(tc * 1.09) } },
        before(Math.max(1, back * 30)),
        yyyymm,
      ),
      numbers: { monthlyRate: n + 1 },
    };
  });
  return [...costs, ...byHand, ...toCome, ...notes, ...related, ...services, ...rates];
}
