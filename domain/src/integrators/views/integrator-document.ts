import { defineDocument, factsOf, linesOf } from '../../kernel/document.ts';
import { code, count, instant, number, text } from '../../kernel/field.ts';
import { integratorLooks } from '../looks.ts';
import { integratorRow } from './integrator-row.ts';
import type { IntegratorSheet } from './sheet.ts';

const facts = factsOf<IntegratorSheet>();

/** An integrator's key as sheet and history show it. */
export const integratorDocument = defineDocument<IntegratorSheet>()({
  name: 'integrator',
  context: 'integrators',
  path: 'clave-api',
  words: { uno: 'Clave API', femenino: true },
  row: integratorRow,
  title: (id) => `Clave API N° ${id}`,
  of: ({ nombre }) => nombre,
  state: ({ estado }) => estado,
  looks: integratorLooks,
  facts: [
    facts(
      'Clave',
      {
        cliente: text('Cliente'),
        alcances: text('Alcances'),
        ips: text('Direcciones permitidas'),
        por_minuto: count('Límite por minuto'),
        por_dia: count('Límite por día'),
      },
      ({ cliente, alcances, ips, por_minuto, por_dia }) => ({
        cliente: cliente.nombre,
        alcances: alcances.join(', '),
        ips: ips.length === 0 ? 'Todas' : ips.join(', '),
        por_minuto,
        por_dia,
      }),
    ),
    facts('Creación', { nombre: text('Creada por'), createdAt: instant('Creada') }, (k) => ({
      nombre: k.creado_por.nombre,
      createdAt: k.createdAt,
    })),
    facts(
      'Avisos',
      {
        avisos: text('Avisos'),
        url_avisos: text('Dirección de avisos'),
        temas_avisos: text('Temas'),
        nota_avisos: text('Por qué están apartados'),
      },
      ({ aviso }) =>
        aviso === null
          ? undefined
          : {
              avisos: aviso.estado,
              url_avisos: aviso.url,
              temas_avisos: aviso.temas.join(', '),
              ...(aviso.nota !== null && { nota_avisos: aviso.nota }),
            },
    ),
    facts('Suspensión', { motivo_suspension: text('Motivo de la suspensión') }, (k) =>
      k.motivo_suspension === null ? undefined : { motivo_suspension: k.motivo_suspension },
    ),
  ],
  lines: linesOf<IntegratorSheet>()(
    {
      final_clave: code('Termina en'),
      desde: instant('Desde'),
      vence: instant('Sirve hasta'),
      linea: number('N°', { internal: true }),
    },
    ({ claves }) =>
      claves.map(({ final_clave, desde, vence }, n) => ({
        linea: n + 1,
        final_clave,
        desde,
        ...(vence !== null && { vence }),
      })),
  ),
  totals: () => [],
  actions: {
    editar: { label: 'Editar' },
    rotar: { label: 'Rotar clave' },
    reactivar: { label: 'Reactivar', step: true },
    uso: { label: 'Uso por día' },
    avisos: { label: 'Avisos' },
    historia: { label: 'Historia' },
    suspender: { label: 'Suspender', danger: true },
  },
});
export type IntegratorAction = keyof (typeof integratorDocument)['actions'];
