/** States of a landed cost (requirements §0.2). */
export const ESTADOS_COSTEO = ['Estimado', 'Calculado', 'Contabilizado', 'Revertido'] as const;
export type EstadoCosteo = (typeof ESTADOS_COSTEO)[number];

/** What a cost is shared out by. */
export const REPARTOS = ['Valor', 'Cantidad', 'Peso', 'Volumen'] as const;
export type Reparto = (typeof REPARTOS)[number];

/** What the insurance that customs reckon with, where none is documented, is a percentage of. */
export const BASES_SEGURO = ['FOB', 'FOB + flete'] as const;
/** Percent that it is. */
export const SEGURO_TEORICO = 2;

/** Currencies in which costs on the way are billed. */
export const MONEDAS_GASTO = ['USD', 'CLP', 'EUR'] as const;
export type MonedaGasto = (typeof MONEDAS_GASTO)[number];

/** Costs besides the goods and their duty, by what people call them. */
export const GASTOS = ['flete', 'seguro', 'almacenaje', 'agencia', 'forwarder'] as const;
export type NombreGasto = (typeof GASTOS)[number];
export const NOMBRES_GASTO: Readonly<Record<NombreGasto, string>> = {
  flete: 'Flete',
  seguro: 'Seguro',
  almacenaje: 'Almacenaje aduanero',
  agencia: 'Agencia de aduana',
  forwarder: 'Forwarder',
};

/** What a bill that comes late is for. */
export const CONCEPTOS = [...GASTOS, 'derechos', 'mercaderia', 'otro'] as const;
export type Concepto = (typeof CONCEPTOS)[number];
export const NOMBRES_CONCEPTO: Readonly<Record<Concepto, string>> = {
  ...NOMBRES_GASTO,
  derechos: 'Derechos de aduana',
  mercaderia: 'Mercadería',
  otro: 'Otro costo',
};

export const ESTADOS_COMPLEMENTO = ['Vigente', 'Revertido'] as const;
