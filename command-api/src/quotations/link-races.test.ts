import { quotation, type QuotationState } from '@power/domain/quotations/quotation';
import { ANONYMOUS } from '../kernel/anonymous.ts';
import '../kernel/environment.testing.ts';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');

/** A quotation that its customer reads over a link, and words for what both sides do with it. */
async function shared() {
  const spine = await stockedSpine([10, 10]);
  await spine.must('set-product-prices', { id: '1', precios: { tienda: 1000, gold: 900, tier_3_calculo: 800 } });
  const { number } = await spine.must('create-quotation', {
    accion: 'crearsistema',
    cotizacion: {
      cliente: spine.cliente,
      bodega_entrega: 'Central',
      productos_cotizacion: [{ producto: '1', cantidad: 1 }],
    },
  });
  const cotizacion = Number(number);
  const link = await spine.must('share-quotation', { accion: 'crear', cotizacion });
  const token = decodeURIComponent(String(link.enlace).split('/').at(-1)!);
  const seen = (await spine.state<QuotationState>(quotation, String(number)))!.version_guardada;
  const customer = (name: string, more: object = {}) => spine.issue(ANONYMOUS, name, { token, ...more });
  return {
    accept: (nombre: string, rut: string) =>
      customer('accept-quotation', { accion: 'aceptar', nombre, rut, version_guardada: seen }),
    decline: () => customer('decline-quotation', { accion: 'declinar', motivo: 'Muy caro' }),
    cancel: () => spine.issue(ADMIN, 'cancel-quotation', { accion: 'anular', id: cotizacion, motivo: 'Se repitió' }),
    convert: () => spine.issue(ADMIN, 'convert-quotation', { accion: 'convertir', cotizacion }),
    edit: () =>
      spine.issue(ADMIN, 'edit-quotation', {
        accion: 'editarsistema',
        cotizacion: { _id: cotizacion, productos_cotizacion: [{ linea: 1, producto: '1', cantidad: 3 }] },
      }),
    now: async () => (await spine.state<QuotationState>(quotation, String(cotizacion)))!,
  };
}
const CARLA: readonly [string, string] = ['Carla Soto', '12.345.678-5'];
const ROSA: readonly [string, string] = ['Rosa Díaz', '76.296.177-6'];

test('accepted by two at once: one of them accepted, the other one hears it; pressed again it is the same answer', async () => {
  const { accept, now } = await shared();
  const replies = await Promise.all([accept(...CARLA), accept(...ROSA)]);
  expect(replies.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(replies.find(({ ok }) => !ok)).toMatchObject({
    codigo: 'YA_RESPONDIDA',
    titulo: 'La cotización no se aceptó',
    mensaje: 'Esta cotización ya fue aceptada.',
  });
  const won = replies[0]!.ok ? CARLA : ROSA;
  expect(await accept(...won)).toMatchObject({ ok: true });
  expect((await now()).respuesta).toMatchObject({ estado: 'aceptada', nombre: won[0] });
});

test('accepted and declined at once: one answer', async () => {
  const { accept, decline, now } = await shared();
  const [yes, no] = await Promise.all([accept(...CARLA), decline()]);
  expect([yes.ok, no.ok].toSorted()).toEqual([false, true]);
  expect((yes.ok ? no : yes).codigo).toBe('YA_RESPONDIDA');
  expect((await now()).respuesta!.estado).toBe(yes.ok ? 'aceptada' : 'declinada');
});

test('cancelled while it is accepted: it is cancelled, and who was late hears that the link is gone', async () => {
  const { accept, cancel, now } = await shared();
  const [yes, gone] = await Promise.all([accept(...CARLA), cancel()]);
  expect(gone).toMatchObject({ ok: true });
  const { estado, respuesta } = await now();
  expect([estado, respuesta !== null]).toEqual(['Anulada', yes.ok]);
  expect(await accept(...ROSA)).toMatchObject({ ok: false, codigo: 'ENLACE_INVALIDO' });
});

test('changed while it is accepted: what was accepted is what was read, never the new version', async () => {
  const { accept, edit, now } = await shared();
  const [yes, first] = await Promise.all([accept(...CARLA), edit()]);
  // Who edits over what was accepted meanwhile is told so, and decides again.
  const edited = first.ok ? first : await edit();
  expect([first.ok, first.ok ? undefined : first.codigo]).toEqual(
    yes.ok ? [false, 'VERSION_OBSOLETA'] : [true, undefined],
  );
  expect(edited).toMatchObject({ ok: true });
  expect((await now()).respuesta).toBeNull();
  const late = yes.ok ? await accept(...CARLA) : yes;
  expect(late).toMatchObject({
    codigo: 'VERSION_DISTINTA',
    mensaje: 'La cotización cambió mientras la leías. Revísala y acéptala de nuevo.',
  });
});

test('converted while it is accepted: one order, and who was late hears of it', async () => {
  const { accept, convert, now } = await shared();
  const [yes, order] = await Promise.all([accept(...CARLA), convert()]);
  expect(order).toMatchObject({ ok: true });
  const { estado, respuesta } = await now();
  expect([estado, respuesta !== null]).toEqual(['Convertida', yes.ok]);
  expect(await accept(...ROSA)).toMatchObject({ ok: false, mensaje: 'Esta cotización ya es un pedido.' });
});
