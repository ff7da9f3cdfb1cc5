import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import { contract } from '@power/domain/contract';
import { isRejection } from '@power/domain/kernel/rejection';
import { zipOf } from '@power/infra/platform/sheet/zip.testing';
import { readBeside } from '@power/infra/platform/sheet/read-beside';
import type { CommandHandler } from '@power/infra/platform/commands/handler';
import { discover } from '@power/infra/platform/service/discover';
import sharp from 'sharp';
import './environment.testing.ts';
import { person } from './spine.testing.ts';

// Before the settings are read: what is taken in lies there.
const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
process.env.DATA_DIR = folder;

const ports = contract.filter((call) => call.kind === 'command' && call.upload !== undefined);
let handlers: CommandHandler[];
beforeAll(async () => {
  handlers = await discover<CommandHandler>(new URL('..', import.meta.url), ['command-handler']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whatever a handler asks of the document that the file is for: it is there, and open. */
const anything: unknown = new Proxy([] as unknown[], {
  get: (target, name) =>
    name === 'eliminado' ? false : name in target ? (target as never)[name as never] : (anything as never),
});
const kept = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** What a port makes of a file: the refusal's code, or `kept`. */
async function send(port: (typeof ports)[number], nombre: string, content: Buffer): Promise<string> {
  const { facts } = handlers.find(({ command }) => command.name === port.name)!;
  const found = await facts!(
    { id: '1', nombre, tipo: 'productos' } as never,
    {
      load: async () => ({ state: anything, version: 0 }),
      user: person('Administrador'),
      commandId: 'c',
      now: '2026-01-05T12:00:00.000Z',
      body: Readable.from(content.length === 0 ? [] : [content]),
    } as never,
  );
  return isRejection(found) ? found.codigo : 'kept';
}

/** A PNG that says how large it is, and holds a single byte of it. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crcOf(body));
    return Buffer.concat([length, body, crc]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(side))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let n = 0; n < 8; n += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const JAR = zipOf({ 'META-INF/MANIFEST.MF': 'Main-Class: X', 'X.class': Buffer.alloc(20) });
const REFUSED = ['TIPO_NO_PERMITIDO', 'IMAGEN_ILEGIBLE', 'ARCHIVO_VACIO'];

test('files come in by ports of three kinds: of documents, of pictures, of imports', () => {
  const names = ports.map(({ name }) => name);
  expect(names).toContain('upload-import');
  expect(names).toContain('add-product-image');
  for (const master of ['banner', 'slide', 'brand']) expect(names).toContain(`set-${master}-picture`);
  // Photos of cases, signatures and photos of stops are files of their documents.
  for (const document of ['rma', 'route', 'order', 'quotation']) expect(names).toContain(`attach-to-${document}`);
  for (const name of names) expect(name).toMatch(/^(upload-import|add-product-image|set-\w+-picture|attach-to-\w+)$/);
});

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['GIF that is a script', 'foto.gif', () => Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)//')],
  ['GIF that is a script, called a picture', 'foto.png', () => Buffer.from('GIF89a=1;alert(1)')],
  ['PDF that is a program of Java', 'factura.pdf', () => Buffer.concat([PDF, JAR])],
  ['picture that is an archive', 'foto.png', async () => Buffer.concat([await picture(), JAR])],
  ['archive with a comment, behind a PDF', 'factura.pdf', () => withComment(Buffer.concat([PDF, JAR]))],
  ['drawing with a script', 'logo.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['drawing with a script, called a picture', 'logo.png', () => Buffer.from('<svg onload="alert(1)"/>')],
  ['picture of 30.000 by 30.000', 'foto.png', () => bomb(30_000)],
  ['picture that is cut off', 'foto.png', async () => (await picture()).subarray(0, 20)],
  ['page called a text', 'nota.txt', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['program', 'virus.exe', () => Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['empty file', 'nada.pdf', () => Buffer.alloc(0)],
])('a %s is refused by every port, and nothing of it is kept', async (_, nombre, made) => {
  const content = await made();
  const told = await Promise.all(ports.map(async (port) => [port.name, await send(port, nombre, content)] as const));
  expect(told.filter(([, codigo]) => !REFUSED.includes(codigo))).toEqual([]);
  expect(kept()).toEqual([]);
});

test('a picture under another kind’s name is a file of no document', async () => {
  const content = await picture();
  const documents = ports.filter(({ name }) => name.startsWith('attach-to-') || name === 'upload-import');
  for (const port of documents)
    // oxlint-disable-next-line no-await-in-loop -- each its own answer
    expect([port.name, await send(port, 'informe.pdf', content)]).toEqual([port.name, 'TIPO_NO_PERMITIDO']);
});

test('a name is a name: no path, no signs that are not seen, not nothing', () => {
  const names = [
    '',
    ' ',
    '.',
    '..',
    '../../etc/passwd',
    'a/b.png',
    'a\\b.png',
    'a\0.png',
    'x\u202egnp.exe',
    'x'.repeat(151),
  ];
  for (const port of ports) {
    const request = (nombre: string) =>
      port.request.safeParse({ id: port.name.includes('-to-') ? 1 : '1', nombre, tipo: 'productos' });
    const wrong = names.filter((nombre) => {
      const { error } = request(nombre);
      return !error?.issues.some(({ path: [field] }) => field === 'nombre');
    });
    expect([port.name, wrong]).toEqual([port.name, []]);
    expect(request('Foto 1 ñ.png').error?.issues.some(({ path: [field] }) => field === 'nombre') ?? false).toBe(false);
  }
});

test('a workbook that unpacks without end is refused when it is read, and soon', async () => {
  const sheet = `<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(4_000_000)}</sheetData></worksheet>`;
  const content = zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': '<Relationships><Relationship Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
  });
  expect(content.length).toBeLessThan(1_000_000);
  const upload = ports.find(({ name }) => name === 'upload-import')!;
  expect(await send(upload, 'planilla.xlsx', content)).toBe('kept');
  const read = await readBeside({ fields: { nombre: { label: 'Nombre' } } } as never, content);
  expect(isRejection(read) && read.codigo).toMatch(/ARCHIVO_ILEGIBLE|ARCHIVO_PESADO|MUCHAS_FILAS/);
});

function withComment(file: Buffer): Buffer {
  const comment = Buffer.from('un comentario');
  const ended = Buffer.concat([file, comment]);
  ended.writeUInt16LE(comment.length, file.length - 2);
  return ended;
}
