import type { EventContext } from '@power/domain/kernel/event';
import { ImportPart, ImportStarted } from '@power/domain/imports/events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import followImport from './follow-import.ts';

type Issued = readonly [name: string, request: Record<string, unknown>, id: string];
type Reply = { readonly ok: boolean } & Record<string, unknown>;

async function issuedBy(event: { readonly type: string; readonly data: unknown }, answer: (issued: Issued) => Reply) {
  const issued: Issued[] = [];
  const tools = trialTools((...command) => {
    issued.push(command as unknown as Issued);
    return Promise.resolve(answer(issued.at(-1)!));
  });
  const context = { stream: 'import-i', version: 3 } as EventContext;
  await followImport.reactions.find(({ type }) => type === event.type)!.react(event.data as never, context, tools);
  return issued;
}
const started = ImportStarted({ _id: 'i', tipo: 'clientes', filas: 9000, rechazados: [], columnas: ['nombre'] });

test('what one append does not take of the rows is named by the next ones, under ids that a repeat has too', async () => {
  const left = [4000, 300, 0];
  const issued = await issuedBy(started, () => ({ ok: true, faltan: left.shift()! }));
  expect(issued).toEqual(
    [0, 1, 2].map((n) => ['name-import-rows', { accion: 'filas', id: 'i' }, `importacion/i/filas/${n}`]),
  );
});

test('rows that nothing names are a fault, not asked for without end', async () => {
  const left = [4000, 4000, 4000];
  await expect(issuedBy(started, () => ({ ok: true, faltan: left.shift()! }))).rejects.toThrow('4000 rows are left');
  expect(left).toHaveLength(1);
});

test('where the spreadsheet cannot be read again it is tried again, and nothing is held for done', async () => {
  const refused = issuedBy(started, () => ({ ok: false, mensaje: 'La planilla ya no está. Súbela otra vez.' }));
  await expect(refused).rejects.toThrow('La planilla ya no está');
});

test('each row of a part is a command of its own; refused ones are told with their reason', async () => {
  const filas = Array.from({ length: 4 }, (_, n) => ({ fila: n + 2, valores: { nombre: `c${n}` } }));
  const replies: Reply[] = [
    { ok: true, resultado: 'nuevo' },
    { ok: true, resultado: 'sin_cambio' },
    { ok: false, mensaje: 'El RUT es de otro cliente.' },
    { ok: true, resultado: 'modificado' },
  ];
  const part = ImportPart({ _id: 'i', tipo: 'clientes', parte: 6, filas });
  const issued = await issuedBy(part, ([name]) => (name === 'import-customer' ? replies.shift()! : { ok: true }));
  expect(issued.slice(0, 4)).toEqual(
    filas.map(({ fila, valores }) => [
      'import-customer',
      { accion: 'importar', fila: valores },
      `importacion/i/${fila}`,
    ]),
  );
  expect(issued.at(-1)).toEqual([
    'report-import',
    {
      accion: 'avance',
      id: 'i',
      parte: 6,
      nuevos: 1,
      modificados: 1,
      sin_cambio: 1,
      rechazados: [{ fila: 4, errores: ['El RUT es de otro cliente.'] }],
    },
    'importacion/i/parte/6',
  ]);
});
