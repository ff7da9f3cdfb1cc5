import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { shortText } from '../kernel/text.ts';
import { PasswordSet, UserRegistered } from './events.ts';
import { codigoSap, email, links, password, perfil, permisosOverride, telefono } from './profile-data.shared.ts';
import { user } from './user.ts';
import { openWarehouse } from '../inventory/warehouse.shared.ts';

export interface RegisterUserFacts {
  readonly usuario: string;
  /** Hash of the initial password, when one was given instead of an invitation. */
  readonly hash?: string;
}

/** What a new account is made of. */
export const newAccount = {
  email,
  nombre: shortText,
  telefono,
  codigo_sap: codigoSap,
  perfil,
  permisos: permisosOverride.default({}),
  ...links,
};

/** Creates an account; its e-mail address is claimed first, so that no two accounts share one. */
export const registerUser = defineCommand({
  name: 'register-user',
  context: 'access',
  path: '/usuarios/crear',
  accion: 'crear',
  access: { perfiles: ['Administrador'] },
  summary: 'Crea un usuario',
  request: z.strictObject({
    accion: z.literal('crear'),
    usuario: z.strictObject({ ...newAccount, password: password.optional() }),
  }),
  reply: z.object({ _id: z.string() }),
  refers: { 'usuario.bodega': openWarehouse },
  aggregate: user,
  needsFacts: true,
  stream: (_, { facts }: { facts: RegisterUserFacts }) => facts.usuario,
  decide(state, { usuario: { password: _, ...account } }, { facts }) {
    if (state.exists) return reject('USUARIO_EXISTE', 'Usuario existente', 'El usuario ya existe.');
    const registered = UserRegistered({ _id: facts.usuario, ...account });
    return facts.hash ? [registered, PasswordSet({ hash: facts.hash, motivo: 'inicial', sesiones: [] })] : [registered];
  },
  answer: ({ state }) => ({ mensaje: `Usuario ${state.cuenta.nombre} creado`, _id: state._id }),
});
