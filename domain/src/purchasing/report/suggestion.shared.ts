import { figureText } from '../../kernel/figures.ts';
import { forecastOf, type Metodo, seasonOf, trendOf } from './forecast.shared.ts';

/** Percentages of months that must not run short, as a report offers them; a brand may ask for any from 80 on. */
export const NIVELES_SERVICIO = [90, 95, 98, 99] as const;
export type NivelServicio = (typeof NIVELES_SERVICIO)[number];
/** Deviations for 80, 81, … 99 %. */
const DEVIATIONS = [
  0.842, 0.878, 0.915, 0.954, 0.994, 1.036, 1.08, 1.126, 1.175, 1.227, 1.28, 1.341, 1.405, 1.476, 1.555, 1.645, 1.751,
  1.881, 2.054, 2.326,
];
const MONTH = 30;

/** Where the days of a supplier come from: past orders to it, the brand, its own promise, or nothing but custom. */
export type Plazo =
  | { readonly fuente: 'medido'; readonly proveedor: string }
  | { readonly fuente: 'marca' | 'ficha' | 'habitual' };

/** What is known of a product when its purchase is considered. */
export interface FactsToBuy {
  readonly stock: number;
  readonly por_recibir: number;
  /** Units by month, the oldest first: what was sold and what was asked for and missing. */
  readonly ventas: readonly number[];
  readonly perdidas: number;
  /** Days from the order to the warehouse. */
  readonly lead_time: number;
  /** Who says so; absent: nobody is named. */
  readonly plazo?: Plazo;
  /** Units of a pack. */
  readonly empaque: number;
  readonly bloqueado: boolean;
  readonly descontinuado: boolean;
  /** What its brand says of how it is bought; absent: nothing. */
  readonly marca?: BrandTerms;
}
/** How a brand is bought, where it differs from what a report asks for; null: it does not. */
export interface BrandTerms {
  readonly nivel_servicio: number | null;
  readonly cobertura_dias: number | null;
  /** Days from the order to the warehouse where no order told them. */
  readonly lead_time: number | null;
  /** Units that the supplier sells at least. */
  readonly minimo_compra: number | null;
  /** Percent that next months sell more than foretold. */
  readonly crecimiento: number | null;
}
export interface Terms {
  readonly nivel_servicio: NivelServicio;
  /** Days that a purchase is to last once it has come. */
  readonly cobertura_dias: number;
}
export interface Suggestion {
  readonly pronostico: number;
  readonly metodo: Metodo;
  readonly error_porcentaje: number | null;
  readonly tendencia: number | null;
  readonly estacionalidad: number;
  readonly stock_seguridad: number;
  /** Days that what is there and on its way lasts; null where nothing is sold. */
  readonly cobertura: number | null;
  readonly sugerido: number;
  readonly motivo: string;
}

const one = (value: number): number => Math.round(value * 10) / 10;
const units = (n: number): string => `${figureText(n)} ${n === 1 ? 'unidad' : 'unidades'}`;

/** How long the goods take, and who says so. */
function taking({ lead_time, plazo }: FactsToBuy): string {
  const days = figureText(lead_time);
  switch (plazo?.fuente) {
    case 'medido':
      return `${plazo.proveedor} tarda ${days} según sus órdenes anteriores`;
    case 'marca':
      return `el proveedor tarda ${days} según la marca`;
    case 'ficha':
      return `el proveedor tarda ${days} según su ficha`;
    case 'habitual':
      return `el proveedor tarda ${days}, lo habitual sin órdenes anteriores ni plazo registrado,`;
    default:
      return `el proveedor tarda ${days}`;
  }
}

/** What its brand had its say in, at the end of the sentence. */
function ofBrand({ marca }: FactsToBuy, minimum: boolean): string {
  const { nivel_servicio = null, cobertura_dias = null, crecimiento = null, minimo_compra = null } = marca ?? {};
  const said = [
    ...(nivel_servicio === null ? [] : [`servicio de ${figureText(nivel_servicio)} %`]),
    ...(cobertura_dias === null ? [] : [`cobertura de ${figureText(cobertura_dias)} días`]),
    ...(crecimiento === null || crecimiento === 0 ? [] : [`crecimiento de ${figureText(crecimiento)} %`]),
    ...(minimum ? [`mínimo de compra de ${units(minimo_compra!)}`] : []),
  ];
  return said.length === 0 ? '' : ` Según su marca: ${said.join(', ')}.`;
}

/** What to buy of a product, and why in one sentence. */
export function suggested(facts: FactsToBuy, terms: Terms): Suggestion {
  const { stock, por_recibir, ventas, lead_time, empaque, marca } = facts;
  const nivel = marca?.nivel_servicio ?? terms.nivel_servicio;
  const cobertura_dias = marca?.cobertura_dias ?? terms.cobertura_dias;
  const { metodo, mensual: foreseen, error, desviacion } = forecastOf(ventas);
  const mensual = foreseen * (1 + (marca?.crecimiento ?? 0) / 100);
  const days = lead_time + cobertura_dias;
  const estacionalidad = seasonOf(ventas, Math.ceil(days / MONTH));
  const daily = (mensual * estacionalidad) / MONTH;
  const stock_seguridad = Math.ceil(DEVIATIONS[nivel - 80]! * desviacion * Math.sqrt(lead_time / MONTH));
  const position = stock + por_recibir;
  const cobertura = daily > 0 ? Math.max(0, Math.floor(position / daily)) : null;
  const missing = Math.ceil(daily * days + stock_seguridad - position);
  const common = {
    pronostico: one(mensual * estacionalidad),
    metodo,
    error_porcentaje: error,
    tendencia: trendOf(ventas),
    estacionalidad,
    stock_seguridad,
    cobertura,
  };
  const none = (motivo: string): Suggestion => ({ ...common, sugerido: 0, motivo });
  if (facts.descontinuado) return none('Está descontinuado: no se repone.');
  if (facts.bloqueado) return none('Está bloqueado para la venta: no se repone.');
  if (daily <= 0) return none('No se vende según sus últimos meses: no se repone.');
  if (missing <= 0)
    return none(
      `Lo disponible y lo por recibir alcanzan para ${figureText(cobertura!)} días y se necesitan ${figureText(days)}: no hace falta comprar.${ofBrand(facts, false)}`,
    );
  const minimum = marca?.minimo_compra ?? 1;
  const packs = Math.ceil(Math.max(missing, minimum) / empaque);
  const sugerido = packs * empaque;
  const rounded =
    empaque > 1 ? `, ${figureText(packs)} ${packs === 1 ? 'empaque' : 'empaques'} de ${figureText(empaque)}` : '';
  return {
    ...common,
    sugerido,
    motivo:
      `Quedan ${figureText(cobertura!)} días de venta, ${taking(facts)} y se repone para ${figureText(cobertura_dias)} más, ` +
      `con ${units(stock_seguridad)} de seguridad: faltan ${figureText(missing)}${rounded}.${ofBrand(facts, minimum > missing)}`,
  };
}

/** A line's facts as a paragraph: what `usarIA` adds. It says nothing that the line does not hold. */
export function analysisOf(
  line: Omit<FactsToBuy, 'bloqueado' | 'descontinuado' | 'empaque' | 'marca' | 'plazo'> & Suggestion,
): string {
  const { tendencia, estacionalidad, perdidas, cobertura, lead_time, error_porcentaje, metodo } = line;
  const trend =
    tendencia === null || Math.abs(tendencia) < 10
      ? 'con demanda estable'
      : tendencia > 0
        ? `y sube ${figureText(tendencia)} % respecto del semestre anterior`
        : `y baja ${figureText(-tendencia)} % respecto del semestre anterior`;
  return [
    `Se esperan ${figureText(line.pronostico)} unidades al mes ${trend}, según ${metodo}${
      error_porcentaje === null ? '' : ` (error medio de ${figureText(error_porcentaje)} %)`
    }.`,
    ...(estacionalidad > 1.15 ? ['Hace un año los meses que vienen vendieron más que el promedio.'] : []),
    ...(estacionalidad < 0.85 ? ['Hace un año los meses que vienen vendieron menos que el promedio.'] : []),
    ...(perdidas > 0 ? [`Faltaron ${units(perdidas)} que se pidieron y no había.`] : []),
    cobertura !== null && cobertura < lead_time && line.sugerido > 0
      ? `Se agota antes de que llegue una compra nueva: hay ${units(line.stock)} y ${figureText(line.por_recibir)} por recibir, y el proveedor tarda ${figureText(lead_time)} días.`
      : `Hay ${units(line.stock)} y ${figureText(line.por_recibir)} por recibir.`,
    line.motivo,
  ].join(' ');
}
