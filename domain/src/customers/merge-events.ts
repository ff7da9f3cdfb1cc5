import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { type PersonalPart, persons } from '../kernel/personal.ts';
import { contacto, direccion } from './parts.ts';

/** Contacts of a customer where an event has them. */
export const contactsAt = (at: string): PersonalPart =>
  persons(at, ['nombre', 'cargo', 'email', 'telefono'], ({ _id }: { readonly _id: string }) => `cliente-${_id}`);

/** A customer as the history of the other one names it. */
export const clienteUnido = z.object({ _id: z.string(), nombre: z.string(), legalcode: z.string() });
export type ClienteUnido = z.infer<typeof clienteUnido>;

/** Kinds of documents that name a customer, as the process that follows a merge tells them apart. */
export const documentoUnido = z.object({
  tipo: z.enum(['pedido', 'cotizacion', 'oportunidad', 'usuario', 'reserva', 'ubicacion', 'rma', 'clave']),
  /** Of projects whose they were when they were made: all of one customer go together. */
  id: z.string(),
});
export type DocumentoUnido = z.infer<typeof documentoUnido>;

/** Which customer goes into which, decided in one stream for the whole company: so no two can go into each other. */
export const CustomerMergeDecided = defineEvent('CustomerMergeDecided', {
  label: 'Unión de clientes decidida',
  data: z.object({ duplicado: clienteUnido, destino: clienteUnido, motivo: z.string() }),
});

const of = { _id: z.string(), nombre: z.string() };

/** It was the same company as another: nothing new is sold under it, and its documents go over. */
export const CustomerMerged = defineEvent('CustomerMerged', {
  label: 'Cliente unido a otro',
  data: z.object({ ...of, destino: clienteUnido, motivo: z.string() }),
});

/** What goes over, as the read models had it once they knew of the merge; long lists come in parts. */
export const MergedDocumentsListed = defineEvent('MergedDocumentsListed', {
  label: 'Documentos que pasan al otro cliente',
  data: z.object({ ...of, documentos: z.array(documentoUnido) }),
});

/** On the stream of whoever stays: what it took over of the other's own data. */
export const CustomerAbsorbed = defineEvent('CustomerAbsorbed', {
  label: 'Cliente duplicado recibido',
  data: z.object({
    ...of,
    duplicado: clienteUnido,
    motivo: z.string(),
    direcciones: z.array(direccion),
    contactos: z.array(contacto),
  }),
  personal: [contactsAt('contactos[]')],
});
