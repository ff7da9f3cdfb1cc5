import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { ubicacionCliente } from './parts.ts';
import { persona } from '../../kernel/person.ts';
import { type PersonalPart, persons } from '../../kernel/personal.ts';

const datos = ubicacionCliente.omit({ _id: true });
/** Who is asked for at a project: that customer's contact, where an event has it. */
const contactAt = (at: string): PersonalPart =>
  persons(at, ['contacto'], ({ cliente }: { cliente: z.infer<typeof persona> }) => `cliente-${cliente._id}`);
/** Which project of whom; its name as it stands after the event. */
const ref = { cliente: persona, ubicacion: z.object({ _id: z.string(), nombre: z.string() }) };

export const ClientPlaceAdded = defineEvent('ClientPlaceAdded', {
  label: 'Ubicación de cliente creada',
  data: z.object({ cliente: persona, ubicacion: ubicacionCliente, createdAt: z.string() }),
  personal: [contactAt('ubicacion')],
});
export const ClientPlaceChanged = defineEvent('ClientPlaceChanged', {
  label: 'Ubicación de cliente modificada',
  data: z.object({ ...ref, antes: datos.partial(), cambios: datos.partial() }),
  personal: [contactAt('antes'), contactAt('cambios')],
});
export const ClientPlaceDeactivated = defineEvent('ClientPlaceDeactivated', {
  label: 'Ubicación de cliente desactivada',
  data: z.object(ref),
});
export const ClientPlaceReactivated = defineEvent('ClientPlaceReactivated', {
  label: 'Ubicación de cliente reactivada',
  data: z.object(ref),
});

/** Their customer was merged into another: they keep their ids, by which reservations know them. */
export const ClientPlacesMoved = defineEvent('ClientPlacesMoved', {
  label: 'Ubicaciones pasan a otro cliente',
  data: z.object({ antes: persona, cliente: persona, ubicaciones: z.array(z.string()).min(1) }),
});
