import { userRow } from '@power/domain/access/views/user-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import createNotification from './create-notification.ts';

test('a flag reaches everybody active who has it, by profile or by name, but for whoever did it', async () => {
  const database = await testDatabase();
  const db = createPool(database.url, { searchPath: ['read', 'ops'] });
  try {
    await createReadModels(db, [userRow]);
    await plant(db, userRow, [
      { _id: 'ada', perfil: 'Administrador', activo: true, permisos: {} },
      { _id: 'eva', perfil: 'Administrador', activo: true, permisos: {} },
      { _id: 'sin', perfil: 'Administrador', activo: true, permisos: { validar: false } },
      { _id: 'ida', perfil: 'Administrador', activo: false, permisos: {} },
      { _id: 'bea', perfil: 'Jefe de Bodega', activo: true, permisos: { validar: true } },
      { _id: 'leo', perfil: 'Ejecutivo de Ventas', activo: true, permisos: {} },
    ]);
    const facts = (request: object) => createNotification.facts!(request as never, { commandId: 'c', db } as never);
    const asked = { permiso: 'validar', user_origen: { _id: 'eva', nombre: 'Eva' } };
    expect(await facts(asked)).toMatchObject({ con_permiso: ['ada', 'bea'] });
    expect(await facts({})).toMatchObject({ con_permiso: [] });
  } finally {
    await db.end();
    await database.drop();
  }
});
