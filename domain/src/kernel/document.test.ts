import { z } from 'zod';
import { defineAggregate, on } from './aggregate.ts';
import { attachedTo, attachmentFolds } from './attachment-events.ts';
import { type Attached, type Adjunto, MAX_ADJUNTOS, MAX_ARCHIVO } from './attachments.ts';
import { COST_FIELDS } from './costs.ts';
import { defineCommand } from './command.ts';
import { refusal, someone, Story } from './decision.testing.ts';
import { defineDocument } from './document.ts';
import { callsOfDocument, type DocumentCalls, documentCalls } from './document-calls.ts';
import { defineEvent } from './event.ts';
import { key, text } from './field.ts';
import { reject } from './rejection.ts';
import { defineRow } from './row.ts';
import { decideGiven, foldAll } from './scenario.ts';

type Letter = Attached & { readonly para: string };
const LetterWritten = defineEvent('LetterWritten', { label: 'Carta escrita', data: z.object({ para: z.string() }) });
const letter = defineAggregate<Letter | undefined>('letter', undefined, [
  on(LetterWritten, (_, d) => d),
  ...attachmentFolds<Letter>(),
]);
const rowOf = (table: string, topic?: string) =>
  defineRow({
    projection: `letters/${table}`,
    table,
    ...(topic !== undefined && { topic }),
    scope: { usuario: 'para' },
    fields: { _id: key(), para: text('Para') },
  });
const letterRow = rowOf('letter_list', 'cartas');
const replyRow = rowOf('reply_list');
const sheet = z.object({ para: z.string() });

const close = (rule: boolean) =>
  defineCommand({
    name: 'close-letter',
    context: 'letters',
    path: '/cartas/cerrar',
    access: { perfiles: ['Finanzas'] },
    summary: 'Cierra la carta',
    request: z.strictObject({ id: z.string() }),
    aggregate: letter,
    stream: ({ id }) => id,
    ...(rule && { when: () => undefined }),
    decide: () => [],
    answer: () => ({ mensaje: 'Cerrada' }),
  });

const make = ({ rule = true, codigo = false, femenino = true, row = letterRow, anytime = [] as 'cerrar'[] } = {}) =>
  documentCalls(
    defineDocument<z.output<typeof sheet>>()({
      name: 'letter',
      context: 'letters',
      path: 'carta',
      words: { uno: femenino ? 'Carta' : 'Oficio', femenino },
      row,
      ...(codigo && { codigo: 'invoice' as const }),
      title: (id) => `Carta N° ${id}`,
      of: ({ para }) => para,
      state: () => 'Abierta',
      looks: {},
      facts: [],
      lines: { fields: {}, of: () => [] },
      totals: () => [],
      actions: { cerrar: { label: 'Cerrar' }, historia: { label: 'Historia' } },
    }),
    {
      aggregate: letter,
      id: z.string(),
      sheet,
      read: ['Finanzas', 'Cobrador'],
      historia: ['Finanzas'],
      attach: ['Cobrador'],
      // It is kept from Leo.
      visible: (state: Letter | undefined, { _id }) =>
        state && _id !== 'leo' ? state : reject('CARTA_NO_EXISTE', 'Carta no encontrada', 'La carta no existe.'),
      shown: (state: Letter) => state,
      actions: { cerrar: close(rule), historia: 'history' },
      related: [
        { row: replyRow, field: 'para', at: 'para', titulo: 'Respuestas' },
        { row: replyRow, field: '_id', at: 'para', titulo: 'Otras' },
      ] as never,
      anytime,
    },
  );

const callsOf = (calls: object) => callsOfDocument(calls as DocumentCalls);

test('a document is read at its address by whoever may: sheet, history, relations, each by its own profiles', () => {
  const calls = make();
  const said = callsOf(calls).map(({ name, path, accion, access, summary }) => [
    name,
    path,
    accion,
    'perfiles' in access && access.perfiles,
    summary,
  ]);
  const [both, files] = [['Finanzas', 'Cobrador'], ['Cobrador']];
  expect(said).toEqual([
    ['letter-sheet', '/documentos/carta', 'ver', both, 'Ficha de una carta y lo que se puede hacer con ella'],
    ['letter-history', '/documentos/carta', 'historia', ['Finanzas'], 'Historia completa de una carta'],
    ['letter-related', '/documentos/carta', 'relaciones', both, 'Documentos relacionados con una carta'],
    [
      'attach-to-letter',
      '/documentos/carta/adjuntar',
      undefined,
      files,
      'Adjunta un archivo: los bytes van en el cuerpo (application/octet-stream)',
    ],
    ['detach-from-letter', '/documentos/carta', 'quitaradjunto', files, 'Quita un archivo adjunto'],
    ['letter-attachment', '/documentos/carta', 'adjunto', both, 'Un archivo adjunto'],
  ]);
  expect(make({ femenino: false }).history.summary).toBe('Historia completa de un oficio');
});

test('everybody sees of it what the scope of its row holds, without costs, and hears of its changes', () => {
  const { one, history, related, file } = make();
  for (const call of [one, history, related]) {
    expect(call).toMatchObject({ scope: { usuario: 'para' }, topic: 'cartas', context: 'letters', kit: 'document' });
    expect(call.costFields).toEqual([...COST_FIELDS]);
  }
  expect(file).toMatchObject({ scope: { usuario: 'para' }, file: 'adjunto', kit: 'document' });
  expect([one.reads, history.reads, related.reads]).toEqual([[], [], ['letters/letter_list', 'letters/reply_list']]);
  expect(make({ row: replyRow as never }).one).not.toHaveProperty('topic');
});

test('one that is behind a shared code is behind it with all its calls', () => {
  for (const call of callsOf(make({ codigo: true }))) expect([call.name, call.codigo]).toEqual([call.name, 'invoice']);
  for (const call of callsOf(make())) expect(call).not.toHaveProperty('codigo');
});

test('each call takes what it is for and nothing else', () => {
  const { one, history, related, detach, file } = make();
  const takes = (call: { request: z.ZodType }, request: object) => call.request.safeParse(request).success;
  expect(takes(one, { accion: 'ver', id: '1', asOf: '2026-01-05T12:00:00Z' })).toBe(true);
  expect(takes(one, { accion: 'historia', id: '1' })).toBe(false);
  expect(takes(history, { accion: 'historia', id: '1', version: 3, pagina: 0, al: '2026-01-05T12:00:00Z' })).toBe(true);
  expect(takes(history, { accion: 'historia', id: '1', version: -1 })).toBe(false);
  expect(takes(history, { accion: 'ver', id: '1' })).toBe(false);
  expect([takes(related, { accion: 'relaciones', id: '1' }), takes(related, { accion: 'ver', id: '1' })]).toEqual([
    true,
    false,
  ]);
  expect(takes(detach, { accion: 'quitaradjunto', id: '1', adjunto: 'a' })).toBe(true);
  expect(takes(detach, { accion: 'quitaradjunto', id: '1', adjunto: '' })).toBe(false);
  expect(takes(file, { accion: 'adjunto', id: '1', adjunto: 'a' })).toBe(true);
  const answers = (call: { reply: z.ZodType }, reply: object) => call.reply.safeParse(reply).success;
  const acciones = [{ accion: 'cerrar', permitida: false, motivo: 'Está cerrada.' }];
  expect(answers(one, { ok: true, documento: { para: 'x' }, acciones, principal: 'cerrar' })).toBe(true);
  expect(answers(one, { ok: true, documento: {}, acciones, principal: null })).toBe(false);
  expect(answers(one, { ok: true, documento: { para: 'x' }, acciones: [{ accion: 'otra' }], principal: null })).toBe(
    false,
  );
  expect(answers(history, { ok: true, eventos: [], pagina: 0, total: 0, verificado: true })).toBe(true);
  expect(answers(history, { ok: true, eventos: [], pagina: 0, total: 0 })).toBe(false);
  expect(answers(related, { ok: true, relaciones: [] })).toBe(true);
  expect(answers(related, { ok: true })).toBe(false);
});

test('an action whose command does not say when it is allowed is refused, unless it is said to be allowed anytime', () => {
  expect(() => make({ rule: false })).toThrow('document letter: close-letter does not say when it is allowed');
  expect(make({ rule: false, anytime: ['cerrar'] }).actions.cerrar.name).toBe('close-letter');
  const { actions, history } = make();
  expect(actions.historia).toBe(history);
  expect(() => defineDocument()({ name: 'x', path: 'dos palabras' } as never)).toThrow(
    'document x: its path is one word',
  );
});

describe('files', () => {
  const { attach, detach } = make();
  const ana = someone('Cobrador', { _id: 'ana', nombre: 'Ana' });
  const facts = (sha256: string) => ({ tipo: 'pdf' as const, bytes: 8, sha256, revision: 'limpio' as const });
  const add = (nombre: string, sha256: string, user = ana) => ({
    request: { id: '7', nombre },
    user,
    facts: facts(sha256),
  });
  const drop = (adjunto: string, user = ana) => ({
    request: { accion: 'quitaradjunto' as const, id: '7', adjunto },
    user,
    facts: undefined,
  });
  const written = () => new Story([LetterWritten({ para: 'ana' })]);
  const files = (story: Story): readonly Adjunto[] => foldAll(letter, story.log)!.adjuntos ?? [];

  test('are attached under their name, the same one once, and taken away again', () => {
    const story = written();
    expect(story.does(attach, add(' orden.pdf ', 'aa')).mensaje).toBe('orden.pdf quedó adjunto');
    expect(story.log.at(-1)).toEqual({
      type: 'AttachmentAdded',
      data: {
        documento: 'Carta N° 7',
        adjunto: {
          _id: 'test',
          nombre: 'orden.pdf',
          ...facts('aa'),
          fecha: '2026-01-05T12:00:00.000Z',
          usuario: { _id: 'ana', nombre: 'Ana' },
        },
      },
    });
    story.does(attach, add('orden.pdf', 'aa'));
    story.does(attach, add('orden.pdf', 'bb'));
    story.does(attach, add('copia.pdf', 'aa'));
    expect(files(story).map(({ nombre, sha256 }) => [nombre, sha256])).toEqual([
      ['orden.pdf', 'aa'],
      ['orden.pdf', 'bb'],
      ['copia.pdf', 'aa'],
    ]);
    expect(story.does(detach, drop('test')).mensaje).toBe('El archivo fue quitado');
    expect(story.log.at(-1)).toMatchObject({
      type: 'AttachmentRemoved',
      data: { documento: 'Carta N° 7', adjunto: { nombre: 'orden.pdf', sha256: 'aa' } },
    });
    expect(files(story)).toEqual([]);
    expect(decideGiven(detach, story.log, drop('test'))).toEqual([]);
    expect(foldAll(letter, [LetterWritten({ para: 'ana' }), story.log.at(-1)!])!.adjuntos).toEqual([]);
  });

  test('of one that is taken away the others stay', () => {
    const story = written();
    story.does(attach, add('a.pdf', 'aa'));
    const other = structuredClone(story.log.at(-1)!) as { type: string; data: { adjunto: { _id: string } } };
    other.data.adjunto._id = 'otro';
    story.log.push(other);
    story.does(detach, drop('test'));
    expect(files(story).map(({ _id }) => _id)).toEqual(['otro']);
  });

  test('are fifty at most, and leave by the hand that brought them or an Administrador’s', () => {
    const story = written();
    for (let n = 0; n < MAX_ADJUNTOS; n += 1) story.does(attach, add(`${n}.pdf`, `h${n}`));
    expect(refusal(decideGiven(attach, story.log, add('más.pdf', 'x')))).toMatchObject({
      codigo: 'DEMASIADOS_ADJUNTOS',
      titulo: 'El archivo no se adjuntó',
      mensaje: 'Carta N° 7 ya tiene 50 archivos. Quita alguno.',
    });
    const luz = someone('Cobrador', { _id: 'luz' });
    expect(refusal(decideGiven(detach, story.log, drop('test', luz)))).toMatchObject({
      codigo: 'SIN_PERMISO',
      titulo: 'El archivo no se quitó',
      mensaje: 'Lo adjuntó Ana: pídele que lo quite.',
    });
    story.does(detach, drop('test', someone('Administrador')));
    expect([MAX_ADJUNTOS, MAX_ARCHIVO, attach.upload]).toEqual([50, 20_971_520, 20_971_520]);
  });

  test('of a document that somebody does not see none comes and none goes', () => {
    const leo = someone('Cobrador', { _id: 'leo' });
    const story = written();
    for (const decision of [
      decideGiven(attach, story.log, add('a.pdf', 'aa', leo)),
      decideGiven(detach, story.log, drop('x', leo)),
      decideGiven(attach, [], add('a.pdf', 'aa')),
    ])
      expect(refusal(decision).codigo).toBe('CARTA_NO_EXISTE');
  });

  test.each(['../orden.pdf', 'a\\b.pdf', ' ', 'a\u202efdp.exe', 'x'.repeat(151)])(
    '%j is no name of a file',
    (nombre) => {
      expect(attach.request.safeParse({ id: '7', nombre }).success).toBe(false);
    },
  );

  test('are found by the documents of their category alone', () => {
    const ids = (stream: string) => attachedTo('letter')(undefined, { stream } as never);
    expect([ids('letter-7-b'), ids('letters-7'), ids('order-7')]).toEqual([['7-b'], [], []]);
  });
});
