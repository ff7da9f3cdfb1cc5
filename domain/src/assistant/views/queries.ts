import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { dayText } from '../../kernel/when.ts';
import { assistantRow, storeFigureRow } from './assistant-row.ts';

const base = {
  context: 'assistant',
  access: { perfiles: ['Administrador'] },
  scope: 'everyone',
  asOf: { none: 'Las fechas dicen qué período se mira: lo consultado no cambia.' },
} as const;
const log = { ...base, reads: [assistantRow.projection], topic: assistantRow.topic! };
/** Days of Santiago, both included; left out: the last thirty. */
const between = { fechaDesde: dayText.optional(), fechaHasta: dayText.optional() };
const period = { desde: z.string(), hasta: z.string() };

/** What the assistant is asked about, most first. */
export const topicRanking = defineQuery({
  ...log,
  name: 'topic-ranking',
  path: '/dashboard/rankingtemas',
  summary: 'Temas consultados al asistente',
  request: z.strictObject(between),
  reply: z.object({
    ok: z.literal(true),
    ...period,
    total: z.number().int(),
    temas: z.array(
      z.object({
        tema: z.string(),
        cantidad: z.number().int(),
        porcentaje: z.number(),
        sin_respuesta: z.number().int(),
      }),
    ),
  }),
});

export const INTERVALOS = ['dia', 'semana', 'mes'] as const;

/** Questions by day of the last thirty, week of the last half year or month of the last year; empty ones too. */
export const interactionsByPeriod = defineQuery({
  ...log,
  name: 'interactions-by-period',
  path: '/dashboard/interaccionesporperiodo',
  summary: 'Consultas al asistente por período',
  request: z.strictObject({ intervalo: z.enum(INTERVALOS) }),
  reply: z.object({
    ok: z.literal(true),
    intervalo: z.enum(INTERVALOS),
    /** `periodo`: its first day. */
    periodos: z.array(z.object({ periodo: z.string(), cantidad: z.number().int(), sin_respuesta: z.number().int() })),
  }),
});

/** Day of the week by hour of Santiago: Monday first, 24 hours each. */
export const interactionsHeatmap = defineQuery({
  ...log,
  name: 'interactions-heatmap',
  path: '/dashboard/interacciones-heatmap',
  summary: 'Consultas al asistente por día y hora',
  request: z.strictObject(between),
  reply: z.object({ ok: z.literal(true), ...period, matriz: z.array(z.array(z.number().int()).length(24)).length(7) }),
});

export const LISTED = 20;

/** What was asked, newest first, a page at a time. */
export const interactionList = defineQuery({
  ...log,
  name: 'interaction-list',
  path: '/dashboard/interacciones-listado',
  summary: 'Consultas al asistente, con filtros',
  request: z.strictObject({
    ...between,
    filtroTema: z.string().trim().max(60).optional(),
    filtroTexto: z.string().trim().max(100).optional(),
    pagina: z.number().int().min(0).max(100_000).optional(),
  }),
  reply: z.object({ ok: z.literal(true), ...period, total: z.number().int(), rows: z.array(assistantRow.schema) }),
});

const stores = { ...base, method: 'GET' as const, reads: [storeFigureRow.projection], topic: storeFigureRow.topic! };
/** Day of the newest figures and when they came in; null before any did. */
const source = { fecha: z.string().nullable(), importado: z.string().nullable() };
const track = z.object({
  app: z.string(),
  pista: z.string(),
  version: z.string(),
  estado: z.string(),
  fecha: z.string(),
});

export const googlePlayStatus = defineQuery({
  ...stores,
  name: 'google-play-status',
  path: '/dashboard/google-play-status',
  summary: 'Estado de la app en Google Play, según las últimas cifras importadas',
  request: z.strictObject({}),
  reply: z.object({ ok: z.literal(true), ...source, apps: z.array(track) }),
});

export const googlePlayTracks = defineQuery({
  ...stores,
  name: 'google-play-tracks',
  path: '/dashboard/google-play-tracks',
  summary: 'Pistas de la app en Google Play',
  request: z.strictObject({}),
  reply: z.object({ ok: z.literal(true), ...source, pistas: z.array(track) }),
});

export const appleApps = defineQuery({
  ...stores,
  name: 'apple-apps',
  path: '/dashboard/apple-apps',
  summary: 'Apps en App Store',
  request: z.strictObject({}),
  reply: z.object({ ok: z.literal(true), ...source, apps: z.array(track) }),
});

export const appleDownloads = defineQuery({
  ...stores,
  name: 'apple-downloads',
  path: '/dashboard/apple-descargas-leidas',
  summary: 'Descargas por día en App Store',
  request: z.strictObject({ fechaDesde: dayText.optional() }),
  reply: z.object({
    ok: z.literal(true),
    ...source,
    dias: z.array(z.object({ fecha: z.string(), descargas: z.number().int() })),
  }),
});

export const totalDownloads = defineQuery({
  ...stores,
  name: 'total-downloads',
  path: '/dashboard/descargas-totales',
  summary: 'Descargas de la app por tienda',
  request: z.strictObject({}),
  reply: z.object({
    ok: z.literal(true),
    ...source,
    total: z.number().int(),
    tiendas: z.array(z.object({ tienda: z.string(), descargas: z.number().int(), fecha: z.string() })),
  }),
});
