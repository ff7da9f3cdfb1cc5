import fc from 'fast-check';
import { decideGiven } from '../kernel/scenario.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { roundCents, roundPesos } from '../kernel/money.ts';
import { annulInvoice } from './annul-invoice.ts';
import { captureInvoice } from './capture-invoice.ts';
import { changeInvoice } from './change-invoice.ts';
import { ImportInvoiceAnnulled } from './events.ts';
import { explainedInvoice } from './explained.shared.ts';
import { captured, typed } from './invoice.testing.ts';
import { completed, sumsOf } from './sums.shared.ts';

const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((n) => n / 100);
const invoices = fc.record({
  tipo_cambio: fc.integer({ min: 600, max: 1200 }),
  tipo_cambio_aduana: cents(1200).map((n) => n + 1),
  flete: cents(50_000),
  seguro: cents(5_000),
  ad_valorem_porcentaje: fc.constantFrom(0, 6, 10.5),
  almacenaje: fc.nat(5_000_000),
  agencia: fc.nat(5_000_000),
  forwarder: fc.nat(5_000_000),
  productos: fc.array(fc.record({ cantidad_invoice: fc.nat(5000), unitario: cents(2000) }), { minLength: 1 }),
});

test('totals and duties of an invoice, by hand', () => {
  expect(sumsOf(typed())).toEqual({
    unidades: 24,
    fob: 1500,
    cif: 1650,
    ad_valorem: 99,
    valor_aduanero: 1_551_825,
    ad_valorem_pesos: 93_110,
    iva: 312_538,
    cif_pesos: 1_567_500,
    gastos: 300_000,
    costo_total: 1_960_610,
    factor: 1.3759,
  });
});

test('whatever is captured: CIF is FOB, freight and insurance; duties are of CIF; IVA is 19 % of CIF and duties; pesos are whole', () => {
  fc.assert(
    fc.property(invoices, (invoice) => {
      const s = sumsOf(invoice);
      const fob = invoice.productos.reduce((sum, l) => sum + Math.round(l.cantidad_invoice * l.unitario * 100), 0);
      expect(Math.round(s.fob * 100)).toBe(fob);
      expect(Math.round(s.cif * 100)).toBe(fob + Math.round(invoice.flete * 100) + Math.round(invoice.seguro * 100));
      for (const usd of [s.fob, s.cif, s.ad_valorem]) expect(roundCents(usd)).toBe(usd);
      for (const pesos of [s.valor_aduanero, s.ad_valorem_pesos, s.iva, s.costo_total])
        expect(Number.isInteger(pesos)).toBe(true);
      expect(Math.abs(s.ad_valorem - (s.cif * invoice.ad_valorem_porcentaje) / 100)).toBeLessThan(0.0051);
      const base = s.valor_aduanero + s.ad_valorem_pesos;
      expect(s.iva).toBe(roundPesos(base * 1.19) - base);
      expect(s.costo_total - s.cif_pesos - s.ad_valorem_pesos).toBe(
        invoice.almacenaje + invoice.agencia + invoice.forwarder,
      );
    }),
  );
});

test('each figure is explained by those before it', () => {
  const [invoice, customs, cost] = explainedInvoice(completed(typed()));
  const said = (block: typeof invoice) => block!.lineas.map(({ concepto, formula }) => `${concepto}: ${formula}`);
  expect(said(invoice)).toEqual([
    'FOB: Suma de 2 productos: cantidad invoice × unitario',
    'Flete: Ingresado',
    'Seguro: Ingresado',
    'CIF: FOB US$ 1,500.00 + flete US$ 120.00 + seguro US$ 30.00',
  ]);
  expect(said(customs)).toEqual([
    'Valor aduanero: CIF US$ 1,650.00 × 940,5 (dólar aduanero)',
    'Derechos ad valorem: 6% de CIF US$ 1,650.00 = US$ 99.00; × 940,5',
    'IVA (19%): 19% de valor aduanero $1.551.825 + derechos $93.110',
    'Derechos e IVA: Derechos $93.110 + IVA $312.538',
  ]);
  expect(said(cost)).toEqual([
    'CIF en pesos: CIF US$ 1,650.00 × 950 (tipo de cambio)',
    'Derechos ad valorem: Del bloque Aduana',
    'Almacenaje aduanero: Ingresado, neto',
    'Agencia de aduana: Ingresado, neto',
    'Forwarder: Ingresado, neto',
    'Costo en bodega: CIF en pesos + derechos + almacenaje + agencia + forwarder; el IVA se recupera',
  ]);
  expect([invoice, customs, cost].map((block) => block!.titulo)).toEqual([
    'Factura del proveedor',
    'Aduana',
    'Costo en bodega',
  ]);
  const single = explainedInvoice(completed(typed({ productos: typed().productos.slice(0, 1) })));
  expect(said(single[0])[0]).toBe('FOB: Suma de 1 producto: cantidad invoice × unitario');
});

test('in each block the last figure is the sum of those above it, and the only one; no figure has the name of another', () => {
  fc.assert(
    fc.property(invoices, (figures) => {
      const blocks = explainedInvoice(completed({ ...typed(), ...figures } as never));
      for (const { lineas } of blocks) {
        expect(lineas.map(({ suma }) => suma === true)).toEqual(lineas.map((_, n) => n === lineas.length - 1));
        expect(new Set(lineas.map(({ campo }) => campo)).size).toBe(lineas.length);
      }
      const [supplier, customs, cost] = blocks.map(({ lineas }) => lineas);
      const summed = (lines: typeof supplier, unit: 'usd' | 'pesos') =>
        Math.round(lines!.slice(0, -1).reduce((sum, line) => sum + line[unit]! * 100, 0));
      expect(Math.round(supplier!.at(-1)!.usd! * 100)).toBe(summed(supplier, 'usd'));
      expect(customs!.at(-1)!.pesos! * 100).toBe(summed(customs!.slice(1), 'pesos'));
      expect(cost!.at(-1)!.pesos! * 100).toBe(summed(cost, 'pesos'));
    }),
    { numRuns: 30 },
  );
  const fields = explainedInvoice(completed(typed())).flatMap(({ lineas }) => lineas.map(({ campo }) => campo));
  expect(fields).toEqual([
    ...['fob', 'flete', 'seguro', 'cif'],
    ...['valor_aduanero', 'ad_valorem', 'iva', 'aduana_total'],
    ...['cif_pesos', 'derechos', 'almacenaje', 'agencia', 'forwarder', 'costo_total'],
  ]);
});

test('where nothing was charged there is no factor', () => {
  const free = typed().productos.map((line) => ({ ...line, unitario: 0 }));
  expect(sumsOf(typed({ productos: free })).factor).toBeNull();
});

const finance = someone('Finanzas');
const capture = (user = finance, more = {}) =>
  decideGiven(captureInvoice, [], { request: { invoice: typed(more) }, user, facts: { number: 7, orden: undefined } });

test('an invoice is captured with its sums and its lines numbered', () => {
  const [event] = events(capture());
  expect(event).toMatchObject({
    type: 'ImportInvoiceCaptured',
    data: { number: 7, _id: '7', cif: 1650, iva: 312_538 },
  });
  expect(
    (event!.data.productos as { linea: number; total: number }[]).map(({ linea, total }) => [linea, total]),
  ).toEqual([
    [1, 1000],
    [2, 500],
  ]);
});

test('whoever is limited to brands captures own brands', () => {
  const brand = (marcas: string[]) => someone('Brand Manager', { marcas });
  expect(refusal(capture(brand(['Dahua']))).mensaje).toBe('Hikvision no es una de tus marcas. Elige una que lo sea.');
  expect(events(capture(brand(['Hikvision'])))).toHaveLength(1);
});

test.each([
  [{ flete: 1.005 }, 'Usa a lo más dos decimales'],
  [{ almacenaje: 10.5 }, 'Los pesos van sin decimales'],
  [{ productos: [] }, 'Agrega al menos un producto'],
  [{ tipo_cambio: 0 }, 'Ingresa los pesos por dólar'],
])('%j is refused: %s', (wrong, message) => {
  const parsed = captureInvoice.request.safeParse({ invoice: typed(wrong) });
  expect(parsed.error?.issues.map((issue) => issue.message)).toContain(message);
});

const change = (more: object, given = [captured()]) =>
  decideGiven(changeInvoice, given, { request: { id: 1, invoice: typed(more) }, user: finance, facts: undefined });

test('a change tells what changed, sums too; none tells nothing', () => {
  expect(change({})).toEqual([]);
  const [event] = events(change({ flete: 220 }));
  expect(event!.data).toMatchObject({ antes: { flete: 120, cif: 1650 }, cambios: { flete: 220, cif: 1750 } });
});

test('an invoice is annulled with its reason, once, and changes no more', () => {
  const annul = (motivo: string, given: Parameters<typeof change>[1] = [captured()]) =>
    decideGiven(annulInvoice, given, { request: { id: 1, motivo }, user: finance, facts: undefined });
  expect(refusal(annul(' ')).mensaje).toBe('Ingresa el motivo');
  const [event] = events(annul('Duplicada'));
  expect(event!.data).toMatchObject({ motivo: 'Duplicada' });
  const gone = [captured(), ImportInvoiceAnnulled(event!.data as never)] as never;
  expect(refusal(annul('Otra vez', gone)).mensaje).toBe('La Invoice N° 1 está anulada.');
  expect(refusal(change({ flete: 1 }, gone)).codigo).toBe('ESTADO_NO_PERMITE');
});
