import type { EventContext } from '@power/domain/kernel/event';
import { MarginTableSet, PriceBatchPart } from '@power/domain/pricing/events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import followPriceBatch from './follow-price-batch.ts';

type Issued = readonly [name: string, request: Record<string, unknown>, id: string];

async function issuedBy(event: { readonly type: string; readonly data: unknown }): Promise<Issued[]> {
  const issued: Issued[] = [];
  const tools = trialTools((...command) => {
    issued.push(command as unknown as Issued);
    return Promise.resolve({ ok: true });
  });
  const context = { stream: 'margins-2', version: 3 } as EventContext;
  await followPriceBatch.reactions.find(({ type }) => type === event.type)!.react(event.data as never, context, tools);
  return issued;
}
const productos = Array.from({ length: 23 }, (_, n) => `p${n}`);
const part = (deshacer: boolean) =>
  PriceBatchPart({
    lote: 'l1',
    cambio: { tipo: 'tabla' },
    motivo: 'Alza',
    autor: 'ana',
    parte: 2,
    productos,
    deshacer,
  } as never);

test('a part reprices each of its products once and then says that it is done', async () => {
  const issued = await issuedBy(part(false));
  expect(issued.slice(0, -1).map(([name, { id }, command]) => [name, id, command])).toEqual(
    productos.map((id) => ['reprice-product', id, `precios/l1/${id}`]),
  );
  expect(issued.at(-1)).toEqual([
    'report-price-batch',
    { accion: 'avance', lote: 'l1', parte: 2, deshacer: false },
    'precios/l1/parte/2',
  ]);
});

test('undone, the same products go back under other ids: a repeat of the change must not pass for its undoing', async () => {
  const issued = await issuedBy(part(true));
  expect(issued[0]).toEqual([
    'restore-product-prices',
    { accion: 'restaurar', id: 'p0', lote: 'l1', motivo: 'Alza' },
    'precios/l1/p0/deshacer',
  ]);
  expect(issued.at(-1)![2]).toBe('precios/l1/parte/2/deshacer');
});

test('a new margin table begins a change of the products that follow it, with a reason that fits', async () => {
  const table = MarginTableSet({ tier: 2, numero: 5, margen_antes: {}, margen: {}, motivo: 'x'.repeat(300) } as never);
  const [[name, request, id]] = (await issuedBy(table)) as [Issued];
  expect([name, id]).toEqual(['start-price-batch', 'precios/tabla/margins-2/3']);
  expect(request).toMatchObject({ cambio: { tipo: 'tabla' }, filtro: { tiers: [2], solo_tabla: true } });
  expect(request.motivo).toMatch(/^Tabla de márgenes del tier 2, versión 5: x+$/);
  expect(request.motivo).toHaveLength(200);
});
