import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { copyCheckout } from './checkout.testing.ts';
import { CARRIER, MARKED, NOTED, RETURN_NOTE } from './made.testing.ts';

const program = path.resolve(import.meta.dirname, '../../../new.mjs');
// That the result builds and passes is tried by recipes.long.test.ts.
test('a new master is two files and a line in each registry, and is not made twice', async () => {
  const checkout = await copyCheckout();
  const text = (file: string) => readFile(path.join(checkout.folder, file), 'utf8');
  try {
    const made = checkout.make(...CARRIER, '--plain');
    expect(made.stderr).toBe('');
    expect(made.stdout.match(/^new .*/gm)).toEqual([
      'new     domain/src/settings/views/carrier-row.ts',
      'new     frontend/src/settings/transportistas.tsx',
    ]);
    const masters = await text('domain/src/masters.ts');
    expect(masters).toContain("import { carrierMaster } from './settings/views/carrier-row.ts';");
    expect(/masters: readonly MasterCalls\[\] = \[[^\]]*\]/.exec(masters)![0]).toContain('  carriers,\n]');
    expect(await text('domain/src/access/menu.ts')).toMatch(
      /marcas.*\n.*condiciones_pago.*\n.*entry\('configuraciones\/transportistas', 'Transportistas'/,
    );
    expect(JSON.parse(await text('domain/src/event-samples.json'))).toHaveProperty('CarrierImported.1.nuevos', 1);

    const again = checkout.make(...CARRIER, '--plain');
    expect(again.status).toBe(1);
    expect(again.stderr).toContain('domain/src/settings/views/carrier-row.ts is there already');
    expect(await text('domain/src/masters.ts')).toBe(masters);
  } finally {
    await checkout.remove();
  }
});

test('a document is eight files and 250 lines at most beside its test, and no sentence is left without its words', async () => {
  const checkout = await copyCheckout({ whole: true });
  try {
    const { stdout, stderr } = checkout.make(...RETURN_NOTE, '--plain');
    expect(stderr).toBe('');
    const made = [...stdout.matchAll(/^new {5}(.*)/gm)].map(([, file]) => file!);
    const written = made.filter((file) => !file.endsWith('.test.ts'));
    expect(made).toHaveLength(written.length + 1);
    expect(written.length).toBeLessThanOrEqual(8);
    const texts = await Promise.all(written.map((file) => readFile(path.join(checkout.folder, file), 'utf8')));
    expect(texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)).toBeLessThanOrEqual(250);
    expect(texts.join('\n')).not.toMatch(/\{\{\w+\}\}/);
    expect(texts.join('\n')).toContain('La nota de devolución no se confirmó');
    // Among the screens of the system, not the wallboards below them: there it would be an address that nobody has.
    const screens = await readFile(path.join(checkout.folder, 'frontend/src/screens.ts'), 'utf8');
    expect(/export const screens: [^}]*/.exec(screens)![0]).toMatch(/'?devoluciones'?: .*\n.*'devoluciones\/nueva': /);
    const again = checkout.make(...RETURN_NOTE, '--plain');
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('is there already')]);
  } finally {
    await checkout.remove();
  }
});

test('a command is its decider and its test, and an event that its aggregate folds', async () => {
  const checkout = await copyCheckout({ whole: true });
  const text = (file: string) => readFile(path.join(checkout.folder, file), 'utf8');
  try {
    expect(checkout.make(...NOTED, '--plain').stderr).toBe('');
    expect(await text('domain/src/trainings/training.ts')).toContain('on(events.TrainingNoted, (s) => s),');
    expect(await text('domain/src/trainings/calls.ts')).toContain('  noteTraining,\n');
    expect(JSON.parse(await text('domain/src/event-samples.json'))).toHaveProperty('TrainingNoted.1.nota');
    // Of a stream with projections by rules of their own.
    const marked = ['--sobre', 'order', '--evento', 'OrderMarked', '--titulo', 'marca un pedido', '--plain'];
    expect(checkout.make('command', 'orders', 'mark-order', ...marked).stderr).toBe('');
    expect(await text('projector/src/finance/sales-line-list.ts')).toContain("'OrderMarked'");
  } finally {
    await checkout.remove();
  }
});

test('a command says what the others of its stream say: subject, address, field and label', async () => {
  const checkout = await copyCheckout({ whole: true });
  const text = (file: string) => readFile(path.join(checkout.folder, file), 'utf8');
  try {
    for (const args of MARKED) expect(checkout.make(...args, '--plain').stderr).toBe('');
    const samples = JSON.parse(await text('domain/src/event-samples.json')) as Record<string, unknown>;
    const recipe = [
      [
        'orders',
        'order',
        'streams/order',
        'Pedido marcado',
        'pedido: refPedido',
        '/pedido_ventas/',
        'pedido: pedidoId',
      ],
      [
        'quotations',
        'quotation',
        'quotations',
        'Cotización marcada',
        'cotizacion: refCotizacion',
        '/web/cotizaciones/',
        'cotizacion: cotizacionId',
      ],
      [
        'products',
        'product',
        'products',
        'Producto marcado',
        '_id: z.string(), part_number: z.string()',
        '/productos/',
        'id: productKey',
      ],
      [
        'customers',
        'customer',
        'customers',
        'Cliente marcado',
        '_id: z.string(), nombre: z.string()',
        '/clientes/',
        'id: clienteId',
      ],
    ] as const;
    for (const [context, stream, home, label, subject, address, field] of recipe) {
      const [events, command] = [
        await text(`domain/src/${home}/events.ts`),
        await text(`domain/src/${context}/mark-${stream}.ts`),
      ];
      const type = `${stream[0]!.toUpperCase()}${stream.slice(1)}Marked`;
      expect(events).toContain(`label: '${label}',\n  data: z.object({ ${subject}, nota: z.string() }),`);
      expect(command).toContain(`path: '${address}modificar'`);
      expect(command).toContain(`    ${field},\n`);
      expect(samples).toHaveProperty([type, '1', subject.slice(0, subject.indexOf(':'))]);
      // The first fold is that of the event by which a stream begins.
      const aggregate = await text(`domain/src/${home}/${stream}.ts`);
      const folds = [...aggregate.matchAll(/^ +on\((\w+)/gm)].map(([, name]) => name);
      expect(folds.indexOf(type)).toBeGreaterThan(0);
    }
    // A list of ignored events may be a constant of another file.
    expect(await text('projector/src/orders/besides-serials.shared.ts')).toContain("'OrderMarked'");
    expect(await text('projector/src/orders/besides-serials.shared.ts')).not.toContain('ProductMarked');
    // One that had a rule for every event gets a list of its own.
    expect(await text('projector/src/customers/customer-list.ts')).toContain(
      "ignores: ['CustomerMarked'],\n  rules: [",
    );
    expect(await text('projector/src/products/web-product-list.ts')).toContain("'ProductMarked'");
  } finally {
    await checkout.remove();
  }
});

test.each([
  [['master', 'settings', 'Carrier'], 'words joined by hyphens'],
  [['master', 'settings', 'carrier'], 'needs --ruta'],
  [['masters', 'settings', 'carrier'], 'there is no recipe'],
  [[...CARRIER, '--plain', '--root', import.meta.dirname], 'no such file'],
  [['document', 'inventory', 'return-note'], 'needs --ruta'],
  [['command', 'trainings', 'note-training', '--evento', 'Noted'], 'needs --sobre'],
  [
    ['command', 'trainings', 'x', '--sobre', 'nobody', '--evento', 'OneNoted', '--titulo', 'x'],
    'no «export const nobody',
  ],
])('%j is refused in a sentence', (args, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
});
