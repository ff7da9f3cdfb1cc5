import { roundCents, roundPesos, totalsOf } from '../../kernel/money.ts';
import { allocated } from './allocation.shared.ts';
import type { CostoPedido, DatosCosteo, Gasto, LineaCosteada, LineaRecepcionada } from './parts.ts';
import { GASTOS, NOMBRES_GASTO, type NombreGasto, type Reparto } from './terms.shared.ts';

/** Why a cost cannot be worked out, in a sentence that says what to do. */
export interface Problem {
  readonly codigo: string;
  readonly mensaje: string;
  readonly campo: string;
}
export type Landed = Pick<
  DatosCosteo,
  | 'unidades'
  | 'fob_divisa'
  | 'fob_pesos'
  | 'cif_pesos'
  | 'valor_aduanero'
  | 'ad_valorem_pesos'
  | 'iva'
  | 'gastos'
  | 'costo_total'
  | 'lineas'
> & { readonly seguro_teorico_pesos: number };
export const isProblem = (found: Landed | Problem): found is Problem => 'codigo' in found;

type Measured = Pick<LineaRecepcionada, 'valor' | 'cantidad'> & { readonly peso: number; readonly volumen: number };
/** What a line weighs where a cost is shared out so. */
export const WEIGHT: Readonly<Record<Reparto, (line: Measured) => number>> = {
  Valor: ({ valor }) => valor,
  Cantidad: ({ cantidad }) => cantidad,
  Peso: ({ peso }) => peso,
  Volumen: ({ volumen }) => volumen,
};
/** Why nothing can be shared out so. */
export const WITHOUT: Readonly<Record<Reparto, string>> = {
  Valor: 'las órdenes no tienen precios',
  Cantidad: 'no hay unidades recibidas',
  Peso: 'ningún producto tiene peso',
  Volumen: 'ningún producto tiene volumen',
};

const pesosOf = ({ monto, moneda, tipo_cambio }: Gasto): number =>
  roundPesos(monto * (moneda === 'CLP' ? 1 : tipo_cambio!));

/** The first cost whose figures say too little or too much. */
function wrong(costo: CostoPedido): Problem | undefined {
  for (const name of GASTOS) {
    const { monto, moneda, tipo_cambio } = costo[name];
    if (monto > 0 && moneda !== 'CLP' && tipo_cambio === null)
      return {
        codigo: 'FALTA_TIPO_CAMBIO',
        campo: `${name}.tipo_cambio`,
        mensaje: `${NOMBRES_GASTO[name]} está en ${moneda}: ingresa su tipo de cambio.`,
      };
    if (moneda === 'CLP' && !Number.isInteger(monto))
      return {
        codigo: 'PESOS_ENTEROS',
        campo: `${name}.monto`,
        mensaje: `${NOMBRES_GASTO[name]} está en pesos: ingrésalo sin decimales.`,
      };
  }
  return undefined;
}

/** What the customs' paper says, where there is one. */
export interface Aduana {
  readonly valor_aduanero: number;
  readonly ad_valorem_pesos: number;
}

/** Pesos of insurance that customs reckon with where none is documented (FACTS, Chile): of what, and how much, is a parameter. */
function theoreticalOf(
  { seguro, seguro_teorico_porcentaje, seguro_teorico_base }: CostoPedido,
  [fob = 0, flete = 0]: readonly number[],
): number {
  if (seguro.monto > 0) return 0;
  return ((seguro_teorico_base === 'FOB' ? fob : fob + flete) * seguro_teorico_porcentaje) / 100;
}

/**
 * What goods cost in the warehouse, exact to the peso: CIF = FOB + freight + insurance; the duty on CIF at the customs
 * dollar, IVA 19 % on both, which comes back and is no cost; each cost shared out as it was said (FACTS, Chile). An
 * insurance that customs suppose raises what they ask, and is itself no cost.
 */
export function landedOf(
  costo: CostoPedido,
  lines: readonly LineaRecepcionada[],
  moneda: string,
  aduana?: Aduana,
): Landed | Problem {
  const mistake = wrong(costo);
  if (mistake) return mistake;
  const measures = new Map(costo.medidas.map((one) => [one.producto, one]));
  const measured = lines.map((line) => {
    const { peso = 0, volumen = 0 } = measures.get(line.producto_id) ?? {};
    return { ...line, peso, volumen };
  });
  const fob_divisa = costo.fob_facturado ?? roundCents(lines.reduce((sum, { valor }) => sum + valor, 0));
  const fob_pesos = roundPesos(fob_divisa * costo.tipo_cambio);
  const pesos = Object.fromEntries(GASTOS.map((name) => [name, pesosOf(costo[name])])) as Record<NombreGasto, number>;
  // Dollars count at the customs dollar; what is in another currency, as it was paid.
  const dutiable = [
    moneda === 'USD' ? fob_divisa * costo.tipo_cambio_aduana : fob_pesos,
    ...(['flete', 'seguro'] as const).map((name) =>
      costo[name].moneda === 'USD' ? costo[name].monto * costo.tipo_cambio_aduana : pesos[name],
    ),
  ];
  const documented = dutiable.reduce((sum, part) => sum + part, 0);
  const theoretical = theoreticalOf(costo, dutiable);
  // What an invoice with its insurance says of customs stands as it says it.
  const said = theoretical === 0 ? aduana : undefined;
  const valor_aduanero = said?.valor_aduanero ?? roundPesos(documented + theoretical);
  const ad_valorem_pesos = said?.ad_valorem_pesos ?? roundPesos((valor_aduanero * costo.ad_valorem_porcentaje) / 100);
  const shared: readonly [string, string, number, Reparto][] = [
    ['fob_pesos', 'El FOB', fob_pesos, 'Valor'],
    ['ad_valorem_pesos', 'El ad valorem', ad_valorem_pesos, costo.ad_valorem_reparto],
    ...GASTOS.map((name): [string, string, number, Reparto] => [
      `${name}_pesos`,
      NOMBRES_GASTO[name],
      pesos[name],
      costo[name].reparto,
    ]),
  ];
  const parts: [string, readonly number[]][] = [];
  for (const [field, name, total, reparto] of shared) {
    const found = allocated(total, measured.map(WEIGHT[reparto]));
    if (!found)
      return {
        codigo: 'REPARTO_SIN_BASE',
        campo: field === 'ad_valorem_pesos' ? 'ad_valorem_reparto' : `${field.replace('_pesos', '')}.reparto`,
        mensaje: `${name} se reparte por ${reparto.toLowerCase()} y ${WITHOUT[reparto]}. Ingrésalo, o elige otro reparto.`,
      };
    parts.push([field, found]);
  }
  const cif_pesos = fob_pesos + pesos.flete + pesos.seguro;
  const gastos = pesos.almacenaje + pesos.agencia + pesos.forwarder;
  return {
    unidades: lines.reduce((sum, { cantidad }) => sum + cantidad, 0),
    fob_divisa,
    fob_pesos,
    cif_pesos,
    seguro_teorico_pesos: roundPesos(theoretical),
    valor_aduanero,
    ad_valorem_pesos,
    iva: totalsOf(valor_aduanero + ad_valorem_pesos).iva,
    gastos,
    costo_total: cif_pesos + ad_valorem_pesos + gastos,
    lineas: measured.map((line, n) => {
      const own = Object.fromEntries(parts.map(([field, shares]) => [field, shares[n]!]));
      const costo_total = parts.reduce((sum, [, shares]) => sum + shares[n]!, 0);
      return { ...line, ...own, costo_total, costo_unitario: roundCents(costo_total / line.cantidad) } as LineaCosteada;
    }),
  };
}
