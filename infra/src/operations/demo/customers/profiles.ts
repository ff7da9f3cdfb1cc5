/** Invented demo data: what is usual for each kind of customer. */
import type { Segment } from './company-names.ts';

/** Tiers of document 2 §1, dearest first. */
export const TIPOS_CLIENTE = ['Integrador', 'Tienda', 'Mobile', 'Silver', 'Gold', 'Platinum'] as const;
export type TipoCliente = (typeof TIPOS_CLIENTE)[number];

export interface SegmentProfile {
  segment: Segment;
  /** Share of the customers. */
  weight: number;
  /** First and last RUT body, as that kind of taxpayer usually has. */
  rut: readonly [number, number];
  tipos: readonly (readonly [TipoCliente | undefined, number])[];
  /** Codes of payment conditions with their weights. */
  condiciones: readonly (readonly [string, number])[];
  /** Usual credit line in millions of pesos. */
  cupo: number;
}

const spa = [76_010_000, 77_990_000] as const;

export const SEGMENTS: readonly SegmentProfile[] = [
  {
    segment: 'Integrador',
    weight: 30,
    rut: spa,
    tipos: [
      ['Integrador', 5],
      ['Silver', 3],
      ['Gold', 2.5],
      ['Platinum', 1.2],
    ],
    condiciones: [
      ['030', 5],
      ['036', 2],
      ['060', 1],
      ['CON', 2],
      ['CHD', 1],
    ],
    cupo: 12,
  },
  {
    segment: 'Seguridad',
    weight: 16,
    rut: spa,
    tipos: [
      ['Integrador', 4],
      ['Silver', 3],
      ['Gold', 2],
      ['Mobile', 1],
    ],
    condiciones: [
      ['030', 5],
      ['045', 2],
      ['CON', 2],
      ['369', 1],
    ],
    cupo: 15,
  },
  {
    segment: 'Tienda',
    weight: 15,
    rut: spa,
    tipos: [
      ['Tienda', 7],
      ['Mobile', 3],
      ['Silver', 1],
    ],
    condiciones: [
      ['CON', 4],
      ['030', 3],
      ['CH3', 2],
      ['015', 1],
    ],
    cupo: 5,
  },
  {
    segment: 'Condominio',
    weight: 8,
    rut: [53_300_000, 56_099_000],
    tipos: [
      ['Integrador', 6],
      [undefined, 1],
    ],
    condiciones: [
      ['CON', 5],
      ['ANT', 2],
      ['CHD', 2],
    ],
    cupo: 0,
  },
  {
    segment: 'Municipalidad',
    weight: 5,
    rut: [69_010_000, 69_299_000],
    tipos: [['Integrador', 1]],
    condiciones: [['OCP', 1]],
    cupo: 20,
  },
  {
    segment: 'Minera',
    weight: 4,
    rut: [76_010_000, 79_990_000],
    tipos: [
      ['Integrador', 2],
      ['Gold', 2],
      ['Platinum', 1],
    ],
    condiciones: [
      ['060', 3],
      ['030', 2],
      ['090', 1],
    ],
    cupo: 60,
  },
  {
    segment: 'Colegio',
    weight: 5,
    rut: [65_010_000, 65_199_000],
    tipos: [
      ['Integrador', 5],
      [undefined, 1],
    ],
    condiciones: [
      ['030', 2],
      ['CON', 2],
      ['TAR', 1],
    ],
    cupo: 3,
  },
  {
    segment: 'Retail',
    weight: 5,
    rut: [76_010_000, 96_990_000],
    tipos: [
      ['Mobile', 3],
      ['Silver', 2],
      ['Gold', 2],
    ],
    condiciones: [
      ['060', 2],
      ['030', 3],
      ['090', 1],
    ],
    cupo: 30,
  },
  {
    segment: 'Constructora',
    weight: 5,
    rut: [76_010_000, 99_500_000],
    tipos: [
      ['Integrador', 4],
      ['Silver', 1],
    ],
    condiciones: [
      ['030', 3],
      ['060', 2],
      ['CHD', 1],
    ],
    cupo: 18,
  },
  {
    segment: 'Salud',
    weight: 3,
    rut: spa,
    tipos: [
      ['Integrador', 3],
      ['Silver', 1],
    ],
    condiciones: [
      ['030', 3],
      ['045', 1],
    ],
    cupo: 8,
  },
  {
    segment: 'Persona',
    weight: 4,
    rut: [8_100_000, 20_900_000],
    tipos: [
      ['Integrador', 3],
      [undefined, 2],
    ],
    condiciones: [
      ['CON', 3],
      ['TAR', 2],
      ['ANT', 1],
    ],
    cupo: 0,
  },
];
