import { password } from '@power/domain/access/profile-data.shared';
import { EMPTY_FIELD } from '@power/domain/kernel/bound-text';
import { emailText } from '@power/domain/kernel/email';
import { PERFILES, type Perfil, PERMISOS } from '@power/domain/kernel/perfiles';
import { z } from 'zod';
import { linksSchema } from './link-fields.tsx';
import { filled } from './sheet.ts';
import { toFlags, toStates, type TriStates } from './tri-state.ts';

const base = linksSchema.extend({
  nombre: z.string().trim().min(1).max(200),
  email: z.string().trim().min(1, { error: EMPTY_FIELD, abort: true }).pipe(emailText()),
  perfil: z.enum([...PERFILES, '']).refine((p): boolean => p !== '', EMPTY_FIELD),
  telefono: z.string().trim().max(40),
  codigo_sap: z.string().trim().max(40),
  password: z.string().max(200),
  permisos: z.record(z.enum(PERMISOS), z.enum(['perfil', 'si', 'no'])),
});
export type NewUser = z.infer<typeof base>;

/** An invited person chooses the password; for the others it is given now. */
export const newUserSchema = (invite: boolean) => (invite ? base : base.extend({ password: password }));

export const emptyUser: NewUser = {
  nombre: '',
  email: '',
  perfil: '',
  telefono: '',
  codigo_sap: '',
  password: '',
  permisos: toStates({}),
  cliente_id: '',
  proveedor_id: '',
  marcas: [],
  bodega: '',
};
export const newUserLabels = {
  nombre: 'Nombre',
  email: 'Correo electrónico',
  perfil: 'Perfil',
  telefono: 'Teléfono',
  codigo_sap: 'Código SAP',
  password: 'Contraseña',
};

export const toAccount = ({ nombre, email, perfil, permisos, password: _, ...more }: NewUser) => ({
  nombre,
  email,
  perfil: perfil as Perfil,
  permisos: toFlags(permisos as TriStates),
  ...filled(more),
});
