import { permisosOf, type Perfil } from '@power/domain/kernel/perfiles';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { MemoryEventStore } from '@power/infra/laboratory/testing/memory-event-store';
import auditDiff from './audit-diff.ts';

const producto = { _id: '1', part_number: 'PN', marca: 'Hik', pmp: 100, costo_fob: 2 };

async function seenBy(perfil: Perfil): Promise<string> {
  const log = new MemoryEventStore();
  const metadata = {
    at: '2026-03-02T12:00:00.000Z',
    user: 'u',
    perfil: 'Administrador',
    commandId: 'c',
    correlationId: 'c',
    causationId: 'c',
  };
  await log.append(
    'product-1',
    [
      { id: 'a', type: 'ProductRegistered', schema: 1, data: producto, metadata },
      {
        id: 'b',
        type: 'ProductChanged',
        schema: 1,
        data: { _id: '1', part_number: 'PN', antes: { costo_fob: 2 }, cambios: { costo_fob: 3 } },
        metadata,
      },
    ] as never,
    'no-stream',
  );
  const user = { _id: 'u', nombre: 'u', email: '', perfil, permisos: permisosOf(perfil), sesion: 's' };
  return JSON.stringify(
    await auditDiff.handle({ stream: 'product-1', v1: -1, v2: 1 } as never, { log, user } as unknown as QueryContext),
  );
}

test('costs are in no field of the difference for an auditor without margenes', async () => {
  const finance = await seenBy('Finanzas');
  expect(finance).toContain('part_number');
  expect(finance).not.toMatch(/pmp|costo_fob/);
  expect(await seenBy('Administrador')).toMatch(/pmp.*costo_fob/);
});
