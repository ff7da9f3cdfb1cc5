import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { shortText } from '../kernel/text.ts';
import { changed, editing, missing, target } from './edit.ts';
import { UserChanged } from './events.ts';
import { codigoSap, telefono } from './profile-data.shared.ts';
import { user } from './user.ts';

/** Name, telephone and salesperson code. The address is what people sign in with and stays. */
export const changeUserData = defineCommand({
  ...editing,
  name: 'change-user-data',
  accion: 'datos',
  summary: 'Cambia nombre, teléfono y código de vendedor de un usuario',
  request: z.strictObject({
    accion: z.literal('datos'),
    ...target,
    nombre: shortText,
    telefono,
    codigo_sap: codigoSap,
  }),
  aggregate: user,
  stream: (request) => request.usuario,
  decide: (state, { nombre, telefono: phone, codigo_sap }) =>
    missing(state) ?? [UserChanged(changed(state, { nombre, telefono: phone, codigo_sap }))],
  answer: ({ state }) => ({ mensaje: `Los datos de ${state.cuenta.nombre} fueron guardados` }),
});
