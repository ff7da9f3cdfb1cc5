import type { AuditRow } from '@power/domain/audit/views/event-row';
import { samples } from '@power/domain/event-samples.testing';
import { eventCatalogue } from '@power/domain/events';
import { permisosOf, type Perfil } from '@power/domain/kernel/perfiles';
import { MemoryEventStore } from '@power/infra/laboratory/testing/memory-event-store';
import { withChanges } from './with-changes.shared.ts';

const metadata = {
  at: '2026-03-02T12:00:00.000Z',
  user: 'u',
  perfil: 'Administrador',
  commandId: 'c',
  correlationId: 'c',
  causationId: 'c',
};
type Told = readonly [type: string, data: object];

/** The rows of these events of a stream, as the list of a person of that profile has them. */
async function listed(perfil: Perfil, stream: string, told: readonly Told[]) {
  const log = new MemoryEventStore();
  const events = told.map(([type, data], n) => ({
    id: `e${n}`,
    type,
    schema: eventCatalogue.get(type)!.schema,
    data,
    metadata,
  }));
  await log.append(stream, events, 'no-stream');
  const rows = told.map((_, version): AuditRow => ({
    _id: `${stream}@${version}`,
    posicion: version,
    at: metadata.at,
    tipo: '',
    etiqueta: '',
    documento: '',
    numero: '',
    stream,
    version,
    usuario_id: '',
    usuario: '',
    perfil: '',
    comando: null,
    detalle: '',
    cambios: [],
  }));
  let reads = 0;
  const counted: Pick<MemoryEventStore, 'read'> = {
    read: (...of) => {
      reads += 1;
      return log.read(...of);
    },
  };
  const shown = await withChanges(rows.toReversed(), { log: counted, user: { permisos: permisosOf(perfil) } });
  return { changes: shown.toReversed().map(({ cambios }) => cambios), reads };
}

const producto = { _id: '1', part_number: 'PN', marca: 'Hik', pmp: 100, costo_fob: 2 };
const priced: readonly Told[] = [
  ['ProductRegistered', producto],
  [
    'ProductChanged',
    { _id: '1', part_number: 'PN', antes: { costo_fob: 2, marca: 'Hik' }, cambios: { costo_fob: 3, marca: 'Dahua' } },
  ],
];

test('an event tells what it changed, before and after, and the whole document is read once', async () => {
  const { changes, reads } = await listed('Administrador', 'product-1', priced);
  expect(changes[1]).toEqual([
    { campo: 'marca', antes: 'Hik', despues: 'Dahua' },
    { campo: 'costo_fob', antes: 2, despues: 3 },
  ]);
  expect(changes[0]).toContainEqual({ campo: 'pmp', despues: 100 });
  expect(reads).toBe(1);
});

test('costs are in no change for an auditor without margenes, whether the document is folded or too long for it', async () => {
  const long = [...priced, ...Array.from({ length: 60 }, () => priced[1]!)];
  for (const told of [priced, long]) {
    const { changes } = await listed('Finanzas', 'product-1', told);
    expect(changes[1]).toEqual([{ campo: 'marca', antes: 'Hik', despues: 'Dahua' }]);
    expect(JSON.stringify(changes)).not.toMatch(/pmp|costo_fob/);
    expect(JSON.stringify((await listed('Administrador', 'product-1', told)).changes)).toMatch(/pmp.*costo_fob/);
  }
});

test('an event of a long document says what it set; what it says of before is told as that', async () => {
  const { changes } = await listed('Administrador', 'product-1', [
    ...priced,
    ...Array.from({ length: 60 }, () => priced[1]!),
  ]);
  expect(changes[61]).toEqual([
    { campo: 'costo_fob', antes: 2, despues: 3 },
    { campo: 'marca', antes: 'Hik', despues: 'Dahua' },
  ]);
});

test('no secret of an event of any kind is in a change', async () => {
  for (const event of eventCatalogue.values()) {
    if (event.secret.length === 0) continue;
    const secret = Object.fromEntries(event.secret.map((field) => [field, 'SECRETO']));
    const one: Told = [event.type, { ...samples[event.type]![event.schema]!, ...secret }];
    for (const stream of ['user-1', 'unknown-1']) {
      const { changes } = await listed(
        'Administrador',
        stream,
        Array.from({ length: 45 }, () => one),
      );
      expect(JSON.stringify(changes)).not.toContain('SECRETO');
    }
  }
});

test('an event that is not what was written is not folded: it changed nothing that could be told', async () => {
  const log = new MemoryEventStore();
  const [first, second] = priced.map(([type, data], n) => ({
    id: `e${n}`,
    type,
    schema: eventCatalogue.get(type)!.schema,
    data,
    metadata,
  }));
  await log.append('product-1', [first!, second!], 'no-stream');
  const read = async () =>
    (await log.read('product-1')).map((e) => (e.version === 1 ? { ...e, data: { cambios: 7 } } : e));
  const row = { stream: 'product-1', version: 1 } as AuditRow;
  const user = { permisos: permisosOf('Administrador') };
  expect((await withChanges([row], { log: { read }, user }))[0]!.cambios).toEqual([]);
});
