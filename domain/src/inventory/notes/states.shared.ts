/** Entries and issues without document (requirements §0.2). */
export const ESTADOS_NOTA = ['Borrador', 'Por Aprobar', 'Aprobada', 'Ejecutada', 'Rechazada'] as const;
export type EstadoNota = (typeof ESTADOS_NOTA)[number];
