import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { persons } from '../kernel/personal.ts';
import { wrongRow } from '../kernel/master-import.ts';

const archivo = z.object({ nombre: z.string(), sha256: z.string(), bytes: z.number().int() });
export const filaImportada = z.object({ fila: z.number().int(), valores: z.record(z.string(), z.unknown()) });
export const cuenta = {
  nuevos: z.number().int(),
  modificados: z.number().int(),
  sin_cambio: z.number().int(),
  rechazados: z.array(wrongRow),
};

/** Its bytes are kept outside the log, under their hash. */
export const ImportUploaded = defineEvent('ImportUploaded', {
  label: 'Planilla subida',
  data: z.object({ _id: z.string(), tipo: z.string(), archivo: archivo.nullable(), autor: z.string() }),
});

/** Its rows follow in parts: an event has a size. Those that could not be read are refused from the start. */
export const ImportStarted = defineEvent('ImportStarted', {
  label: 'Importación iniciada',
  data: z.object({
    _id: z.string(),
    tipo: z.string(),
    filas: z.number().int(),
    rechazados: z.array(wrongRow),
    columnas: z.array(z.string().nullable()),
    /** The sheet of a workbook that somebody chose. */
    hoja: z.string().optional(),
  }),
});

export const ImportPart = defineEvent('ImportPart', {
  label: 'Filas de la importación',
  data: z.object({ _id: z.string(), tipo: z.string(), parte: z.number().int(), filas: z.array(filaImportada) }),
  // Contacts of customers, in columns of their own.
  personal: [
    persons(
      'filas[].valores',
      ['contacto', 'cargo', 'contacto_email', 'contacto_telefono'],
      ({ _id, tipo }: { _id: string; tipo: string }) => (tipo === 'clientes' ? `importacion-${_id}` : undefined),
    ),
  ],
});

export const ImportPartDone = defineEvent('ImportPartDone', {
  label: 'Filas de la importación listas',
  data: z.object({ _id: z.string(), parte: z.number().int(), ...cuenta }),
});
