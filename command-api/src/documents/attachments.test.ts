import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { orderCalls } from '@power/domain/documents';
import { MAX_ARCHIVO } from '@power/domain/kernel/attachments';
import type { DocumentCalls } from '@power/domain/kernel/document-calls';
import { isRejection } from '@power/domain/kernel/rejection';
import { order } from '@power/domain/streams/order/order';
import { created } from '@power/domain/orders/order.testing';
import { directoryStore } from '@power/infra/adapters/files/directory-store';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import { createDispatcher } from '@power/infra/platform/commands/dispatcher';
import type { VirusScan } from '@power/infra/platform/files/file-store';
import { documentHandlers } from '../kernel/document.ts';
import { person } from '../kernel/spine.testing.ts';

let folder: string;
let virus: VirusScan | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'attachments-'));
  virus = undefined;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Files that were kept or left behind, without their folders. */
const kept = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((e) => e.isFile()).map((e) => e.name);

async function desk() {
  const log = createMemoryLog();
  const metadata = { at: '2026-01-05T12:00:00.000Z', user: 'u', perfil: 'Cobrador' };
  const first = {
    id: 'e1',
    schema: 2,
    ...created(),
    metadata: { ...metadata, commandId: 'c', correlationId: 'c', causationId: 'c' },
  };
  await log.append('order-77', [first], 'no-stream');
  const handlers = documentHandlers(orderCalls as unknown as DocumentCalls, () => ({
    files: directoryStore(folder),
    virus,
  }));
  const dispatcher = createDispatcher({ store: log, pool: undefined as never, handlers });
  let issued = 0;
  const run = (command: unknown, request: object, who = person('Cobrador'), body?: Readable, commandId?: string) =>
    dispatcher.execute(command as never, request, {
      user: who,
      commandId: commandId ?? `c${(issued += 1)}`,
      now: metadata.at,
      ...(body && { body }),
    });
  const attach = (nombre: string, content: Buffer | string | Readable, who = person('Cobrador'), commandId?: string) =>
    run(
      orderCalls.attach,
      { id: 77, nombre },
      who,
      content instanceof Readable ? content : Readable.from([Buffer.from(content)]),
      commandId,
    );
  const files = async () => (await dispatcher.cache.load(order, '77')).state!.adjuntos ?? [];
  return { attach, files, run };
}
const refused = (reply: unknown): string => (isRejection(reply) ? reply.codigo : 'accepted');

test('a file is kept by its hash and told with who, when and how it was looked at', async () => {
  const { attach, files } = await desk();
  expect(await attach('orden de compra.pdf', '%PDF-1.7')).toMatchObject({ ok: true });
  const [file] = await files();
  expect(file).toMatchObject({
    nombre: 'orden de compra.pdf',
    tipo: 'pdf',
    bytes: 8,
    usuario: { nombre: 'Cobrador' },
    revision: 'sin_revision',
  });
  expect(await kept()).toEqual([file!.sha256.slice(2)]);
});

test('the same file twice, and the same command twice, is one file', async () => {
  const { attach, files } = await desk();
  await attach('a.txt', 'uno', undefined, 'same');
  await attach('a.txt', 'uno', undefined, 'same');
  await attach('a.txt', 'uno');
  expect(await files()).toHaveLength(1);
  await attach('b.txt', 'uno');
  expect(await files()).toHaveLength(2);
  expect(await kept()).toHaveLength(1);
});

test('what is not what it says, is nothing that may be attached, is empty or too big is refused and nothing stays', async () => {
  const { attach, files } = await desk();
  expect(refused(await attach('foto.png', '%PDF-1.7'))).toBe('TIPO_NO_PERMITIDO');
  expect(refused(await attach('dibujo.svg', '<svg onload="x()"/>'))).toBe('TIPO_NO_PERMITIDO');
  expect(refused(await attach('nota.txt', '<html><script>x()</script>'))).toBe('TIPO_NO_PERMITIDO');
  expect(refused(await attach('nota.txt', Buffer.from([0, 1, 2, 3])))).toBe('TIPO_NO_PERMITIDO');
  expect(refused(await attach('nada.pdf', Buffer.alloc(0)))).toBe('ARCHIVO_VACIO');
  const block = Buffer.alloc(1024 * 1024, 'a');
  const endless = Readable.from(Array.from({ length: MAX_ARCHIVO / block.length + 1 }, () => block));
  expect(refused(await attach('grande.txt', endless))).toBe('ARCHIVO_MUY_GRANDE');
  expect([await files(), await kept()]).toEqual([[], []]);
});

test('an upload that breaks off leaves nothing behind', async () => {
  const { attach, files } = await desk();
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('%PDF-');
      throw new Error('aborted');
    })(),
  );
  await expect(attach('a.pdf', broken)).rejects.toThrow('aborted');
  expect([await files(), await kept()]).toEqual([[], []]);
});

test('who may not see the document neither attaches nor removes; another’s file is removed by an Administrador alone', async () => {
  const { attach, files, run } = await desk();
  const stranger = person('Ejecutivo de Ventas', { _id: 'somebody else' });
  expect(refused(await attach('a.txt', 'uno', stranger))).toBe('PEDIDO_NO_EXISTE');
  expect(await kept()).toEqual([]);
  await attach('a.txt', 'uno');
  const [file] = await files();
  const remove = (who: ReturnType<typeof person>) =>
    run(orderCalls.detach, { accion: 'quitaradjunto', id: 77, adjunto: file!._id }, who);
  expect(refused(await remove(stranger))).toBe('PEDIDO_NO_EXISTE');
  expect(refused(await remove(person('Finanzas')))).toBe('SIN_PERMISO');
  expect(await remove(person('Administrador'))).toMatchObject({ ok: true });
  expect(await files()).toEqual([]);
});

test('an infected file is refused by name; while the scanner is away nothing is let through', async () => {
  const { attach, files } = await desk();
  virus = { scan: async () => ({ clean: false, virus: 'Eicar-Test' }) };
  const reply = await attach('a.txt', 'uno');
  expect(reply).toMatchObject({ codigo: 'ARCHIVO_INFECTADO', mensaje: expect.stringContaining('Eicar-Test') });
  virus = { scan: () => Promise.reject(new Error('away')) };
  await expect(attach('a.txt', 'uno')).rejects.toThrow('away');
  virus = { scan: async () => ({ clean: true }) };
  await attach('a.txt', 'uno');
  expect((await files()).map(({ revision }) => revision)).toEqual(['limpio']);
  expect(await kept()).toHaveLength(1);
});
