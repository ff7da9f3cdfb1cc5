import { defineDocument, factsOf, linesOf } from '../../../kernel/document.ts';
import { code, count, instant, number, rate, text } from '../../../kernel/field.ts';
import { roundPesos } from '../../../kernel/money.ts';
import { SIN_UBICAR } from '../../places.shared.ts';
import { type Conteo, EN_CURSO } from '../parts.ts';
import { countLooks } from '../looks.ts';
import { countRow } from './count-row.ts';
import type { CountSheet } from './sheet.ts';

const facts = factsOf<CountSheet>();
const counted = (c: CountSheet): number => c.lineas.filter(({ situacion }) => situacion === 'Contada').length;

/** A count as sheet and history show it. */
export const countDocument = defineDocument<CountSheet>()({
  name: 'stockcount',
  context: 'inventory',
  path: 'inventario',
  words: { uno: 'Inventario', femenino: false },
  row: countRow,
  title: (id) => `Inventario N° ${id}`,
  of: ({ alcance }) => alcance,
  state: ({ estado }) => estado,
  looks: countLooks,
  facts: [
    facts(
      'Inventario',
      {
        bodega: code('Bodega'),
        tipo: text('Tipo'),
        alcance: text('Alcance'),
        avance: text('Avance'),
        observacion: text('Observación'),
      },
      (c) => ({
        bodega: c.bodega,
        tipo: c.tipo,
        alcance: c.alcance,
        avance: `${counted(c)} de ${c.lineas.length} líneas contadas`,
        ...(c.observacion !== '' && { observacion: c.observacion }),
      }),
    ),
    facts('Apertura', { nombre: text('Abierto por'), createdAt: instant('Abierto') }, (c) => ({
      nombre: c.creado_por.nombre,
      createdAt: c.createdAt,
    })),
    facts('Aprobación', { nombre: text('Aprobado por'), motivo: text('Motivo') }, (c) =>
      c.aprobado_por ? { nombre: c.aprobado_por.nombre, motivo: c.motivo ?? undefined } : undefined,
    ),
    facts('Anulación', { motivo_anulacion: text('Motivo de la anulación') }, (c) =>
      c.motivo_anulacion === null ? undefined : { motivo_anulacion: c.motivo_anulacion },
    ),
  ],
  lines: linesOf<CountSheet>()(
    {
      ubicacion: code('Ubicación'),
      part_number: code('Número de parte'),
      nombre: text('Producto'),
      situacion: text('Situación'),
      contado: count('Contado'),
      primero: count('Primer conteo'),
      sistema: count('Sistema'),
      diferencia: count('Diferencia'),
      series_faltan: text('Series que faltan'),
      series_nuevas: text('Series nuevas'),
      pmp: rate('PMP', { cost: true }),
      pendiente: text('Sin ajustar'),
      linea: number('N°', { internal: true }),
    },
    ({ lineas }) =>
      lineas.map(
        ({
          linea,
          producto,
          ubicacion,
          situacion,
          contado,
          primero,
          sistema,
          diferencia,
          series_faltan = [],
          series_nuevas = [],
          pmp,
          pendiente,
        }) => ({
          linea,
          ubicacion: ubicacion ?? SIN_UBICAR,
          part_number: producto.part_number,
          nombre: producto.nombre,
          situacion,
          ...(contado !== undefined && { contado, sistema, diferencia }),
          ...(primero !== undefined && { primero }),
          ...(series_faltan.length > 0 && { series_faltan: series_faltan.join(', ') }),
          ...(series_nuevas.length > 0 && { series_nuevas: series_nuevas.join(', ') }),
          ...(pmp !== undefined && { pmp }),
          ...(pendiente !== null && { pendiente }),
        }),
      ),
  ),
  totals: ({ lineas, estado }) => {
    const known = lineas.every(({ pmp }) => pmp !== undefined);
    if (!known || !['Por Aprobar', 'Ajustado'].includes(estado)) return [];
    const of = (sign: number): number =>
      roundPesos(
        lineas.reduce((sum, { diferencia = 0, pmp = 0 }) => sum + (diferencia * sign > 0 ? diferencia * pmp : 0), 0),
      );
    return [
      {
        titulo: 'Diferencias al PMP',
        rows: [
          { label: 'Sobrantes', value: of(1) },
          { label: 'Faltantes', value: of(-1) },
          { label: 'Neto', value: of(1) + of(-1), strong: true },
        ],
      },
    ];
  },
  actions: {
    contar: { label: 'Contar', step: true, applies: ({ estado }: Pick<Conteo, 'estado'>) => EN_CURSO.includes(estado) },
    terminar: { label: 'Terminar conteo' },
    aprobar: { label: 'Aprobar', step: true },
    reintentar: {
      label: 'Reintentar ajustes',
      applies: ({ lineas }: Pick<Conteo, 'lineas'>) => lineas.some(({ pendiente }) => pendiente !== null),
    },
    historia: { label: 'Historia' },
    devolver: { label: 'Devolver a conteo' },
    anular: { label: 'Anular', danger: true },
  },
});
export type CountAction = keyof (typeof countDocument)['actions'];
