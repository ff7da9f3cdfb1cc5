import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { reject, type Rejection } from '../kernel/rejection.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { acceptQuotation } from './accept-quotation.ts';
import { addQuotationComment } from './add-quotation-comment.ts';
import { answerQuestion } from './answer-question.ts';
import { askAboutQuotation } from './ask-about-quotation.ts';
import { cancelQuotation } from './cancel-quotation.ts';
import { convertQuotation } from './convert-quotation.ts';
import { createQuotation } from './create-quotation.ts';
import { declineQuotation } from './decline-quotation.ts';
import { editQuotation } from './edit-quotation.ts';
import { editQuotationHeader } from './edit-quotation-header.ts';
import { judgeQuotation } from './judge-quotation.ts';
import { openSharedQuotation } from './open-shared-quotation.ts';
import { type Quotation, quotation } from './quotation.ts';
import { facts } from './quotation.testing.ts';
import { revokeQuotationLink } from './revoke-quotation-link.ts';
import { sendQuotation } from './send-quotation.ts';
import { setQuotationVisibility } from './set-quotation-visibility.ts';
import { shareQuotation } from './share-quotation.ts';
import { answered, publicState, sharedQuotation } from './shared-quotation.ts';
import { shownQuotation } from './shown-quotation.ts';

/** A quotation from the seller's desk to the customer's answer: what each of them reads, and what is refused. */

const boss = someone('Administrador');
const customer = { user: someone('Cliente'), facts: { number: '501', token_hash: 'hash' } };
const token = 'token-of-twenty-letters-at-least';
const NOW = '2026-01-05T12:00:00.000Z';
const plain = { user: boss, facts: undefined };
const now = (story: Story): Quotation => foldAll(quotation, story.log)!;
const made = (lines: object[] = [{ producto: '1', cantidad: 2 }], more: object = {}): Story => {
  const story = new Story();
  const said = story.does(createQuotation, {
    request: { accion: 'crearsistema', cotizacion: { cliente: '9', productos_cotizacion: lines, ...more } as never },
    user: boss,
    facts,
  });
  expect(said).toMatchObject({ mensaje: 'Cotización N° 501 guardada' });
  return story;
};
const sent = (): Story => {
  const story = made();
  const said = story.does(sendQuotation, {
    request: { accion: 'correo', cotizacion: 501, para: 'Ana@Alarmas.cl', mensaje: 'Hola' },
    user: boss,
    facts: { token_hash: 'hash' },
  });
  expect(said.mensaje).toBe('La Cotización N° 501 va en camino a Ana@Alarmas.cl');
  expect(story.log.at(-1)!.data).toMatchObject({ para: 'ana@alarmas.cl', mensaje: 'Hola' });
  return story;
};
const ask = (texto: string, linea: number | null = null) => ({
  request: { accion: 'preguntar' as const, token, texto, linea, nombre: 'Carla' },
  ...customer,
});
const accept = (rut = '12.345.678-5', version_guardada = 1) => ({
  request: { accion: 'aceptar' as const, token, nombre: 'Carla', rut, version_guardada },
  ...customer,
});

test('made of what was asked for; what nobody said is nothing special', () => {
  const bare = {
    metodo_pago: null,
    tipo_entrega: 'EN SALA',
    bodega_entrega: 'Central',
    contacto: null,
    referencia: null,
  };
  const none = { direccion_despacho: null, observacion: null, copia_de: null, condicion_pago: '030' };
  expect(made().log[0]!.data).toMatchObject({ ...bare, ...none });
  const asked = {
    metodo_pago: 'TRF',
    tipo_entrega: 'COURIER',
    bodega_entrega: '02',
    direccion_despacho: { calle: 'Uno 1', comuna: 'Ñuñoa', region: 'Metropolitana de Santiago', referencia: '' },
    contacto: 'Ana',
    referencia: 'Obra',
    observacion: 'Urgente',
  };
  expect(made(undefined, asked).log[0]!.data).toMatchObject(asked);
});

test('edited, judged, shown, cancelled: in the words of each', () => {
  const low = (linea: string) => ({ producto: linea, cantidad: 1, valor_propuesto: 900 });
  const story = made([low('1'), low('2'), { producto: '9', cantidad: 1 }]);
  const judge = (lineas: { linea: number; aprobada: boolean; motivo?: string }[], comentario?: string) =>
    story.does(judgeQuotation, {
      request: {
        accion: 'validarsistema',
        expectedVersion: 0,
        cotizacion: { _id: 501, lineas, ...(comentario && { comentario }) },
      },
      ...plain,
    });
  expect(judge([{ linea: 1, aprobada: true }]).mensaje).toBe(
    'Precios revisados; en la Cotización N° 501 queda 1 pendiente',
  );
  expect(now(story).productos_cotizacion.map(({ validado }) => validado)).toEqual([true, false, true]);
  expect(judge([{ linea: 2, aprobada: true }], 'Va').mensaje).toBe(
    'Los precios de la Cotización N° 501 fueron aprobados',
  );
  const before = now(story).productos_cotizacion;
  const edit = {
    request: {
      accion: 'editarsistema' as const,
      expectedVersion: 0,
      cotizacion: {
        _id: 501,
        productos_cotizacion: [
          { linea: 3, producto: '9', cantidad: 1 },
          { linea: 2, producto: '2', cantidad: 4 },
        ] as never,
      },
    },
    user: boss,
    facts,
  };
  expect(story.does(editQuotation, edit)).toMatchObject({ mensaje: 'Cotización N° 501 guardada' });
  expect(story.log.at(-1)!.data).toMatchObject({
    quitadas: [1],
    cambiadas: [{ linea: 2, cantidad: 4 }],
    antes: [before[0], before[1]],
    orden: [3, 2],
  });
  const header = {
    request: { accion: 'simple' as const, id: 501, expectedVersion: 0, cotizacion: { referencia: 'Obra' } },
    user: boss,
    facts: { condiciones: [] },
  };
  expect(story.does(editQuotationHeader, header).mensaje).toBe(
    'Las condiciones de la Cotización N° 501 fueron modificadas',
  );
  expect(decideGiven(editQuotationHeader, story.log, header)).toEqual([]);
  const show = (visible: boolean) => ({ request: { accion: 'visible' as const, id: 501, visible }, ...plain });
  expect(story.does(setQuotationVisibility, show(true)).mensaje).toBe(
    'La Cotización N° 501 queda visible para el cliente',
  );
  expect(decideGiven(setQuotationVisibility, story.log, show(true))).toEqual([]);
  expect(story.does(setQuotationVisibility, show(false)).mensaje).toBe(
    'La Cotización N° 501 ya no es visible para el cliente',
  );
  const say = {
    request: { accion: 'guardarchat' as const, tipo: 'cotizacion' as const, texto: 'Hola', cotizacion: 501 },
  };
  expect(story.does(addQuotationComment, { ...say, ...plain } as never)).toMatchObject({
    mensaje: 'Comentario agregado',
    cotizacion: [{ texto: 'Hola' }],
  });
  const shown = shownQuotation(now(story));
  expect(shown.chat_validacion).toHaveLength(1);
  expect(shown.productos_cotizacion.map((line) => line.ponderacion)).toEqual([null, 100]);
  const end = { request: { accion: 'anular', id: 501, motivo: 'Duplicada' }, ...plain };
  expect(story.does(cancelQuotation, end).mensaje).toBe('La Cotización N° 501 fue anulada');
  expect(refusal(decideGiven(editQuotation, story.log, edit))).toMatchObject({
    codigo: 'ESTADO_NO_PERMITE',
    mensaje: 'La Cotización N° 501 está anulada. Cópiala para seguir.',
  });
});

test('converted, once, unless its customer gets no order; lines that wait are named', () => {
  const story = made();
  const convert = (impedimento: Rejection | null = null) => ({
    request: { accion: 'convertir', cotizacion: 501 },
    user: boss,
    facts: { number: 900, codigo_sap: '5000900', impedimento },
  });
  const no = reject('CLIENTE_NO_ACTIVO', 'La cotización no se convirtió en pedido', 'El cliente está inactivo.');
  expect(refusal(decideGiven(convertQuotation, story.log, convert(no)))).toEqual(no);
  expect(story.does(convertQuotation, convert())).toEqual({
    mensaje: 'La Cotización N° 501 es ahora el Pedido N° 900',
    pedido: 900,
  });
  expect(refusal(decideGiven(convertQuotation, story.log, convert())).mensaje).toBe(
    'La Cotización N° 501 ya es el Pedido N° 900.',
  );
  const low = (producto: string) => ({ producto, cantidad: 1, valor_propuesto: 900 });
  expect(refusal(decideGiven(convertQuotation, made([low('1'), low('2')]).log, convert()))).toMatchObject({
    mensaje: 'Faltan por validar: PN-1, PN-2. Pide la validación o cambia esos precios.',
    extra: { lineas: [1, 2] },
  });
});

describe('the customer', () => {
  test('reads, asks and is answered; the same again is nothing new', () => {
    const story = sent();
    const open = (at: string) => ({ request: { accion: 'abrir' as const, token }, ...customer, now: at });
    expect(story.does(openSharedQuotation, open(NOW)).mensaje).toBe('Abierta');
    expect(story.log.at(-1)!.data).toMatchObject({ primera: true });
    expect(decideGiven(openSharedQuotation, story.log, open('2026-01-05T12:00:59.999Z'))).toEqual([]);
    expect(decideGiven(openSharedQuotation, story.log, open('2026-01-05T12:01:00.000Z'))).toMatchObject([
      { data: { primera: false } },
    ]);
    expect(story.does(askAboutQuotation, ask('¿Viene con fuente?', 1)).mensaje).toBe(
      'Eva recibió tu pregunta. La respuesta aparecerá aquí.',
    );
    expect(decideGiven(askAboutQuotation, story.log, ask('¿Viene con fuente?', 1))).toEqual([]);
    story.does(askAboutQuotation, ask('¿Viene con fuente?'));
    story.does(askAboutQuotation, ask('¿Y cable?', 1));
    expect(now(story).preguntas.map(({ pregunta, part_number }) => [pregunta, part_number])).toEqual([
      [1, 'PN-1'],
      [2, null],
      [3, 'PN-1'],
    ]);
    expect(refusal(decideGiven(askAboutQuotation, story.log, ask('¿Y?', 7))).mensaje).toBe(
      'Esa línea ya no está en la cotización. Ábrela de nuevo.',
    );
    const reply = (pregunta: number, texto = 'Sí') => ({
      request: { accion: 'responder' as const, cotizacion: 501, pregunta, texto },
      ...plain,
    });
    expect(story.does(answerQuestion, reply(2)).mensaje).toBe('Tu respuesta ya se ve en el enlace del cliente');
    expect(now(story).preguntas.map(({ respuesta }) => respuesta?.texto)).toEqual([undefined, 'Sí', undefined]);
    expect(decideGiven(answerQuestion, story.log, reply(2))).toEqual([]);
    expect(refusal(decideGiven(answerQuestion, story.log, reply(9)))).toMatchObject({
      codigo: 'PREGUNTA_NO_EXISTE',
      titulo: 'La respuesta no se guardó',
    });
    expect(shownQuotation(now(story))).toMatchObject({
      preguntas: [{ pregunta: 1 }, { pregunta: 2 }, { pregunta: 3 }],
    });
  });

  test('asks fifty times at most', () => {
    const story = sent();
    for (let n = 1; n <= 50; n++) story.does(askAboutQuotation, ask(`Pregunta ${n}`));
    expect(refusal(decideGiven(askAboutQuotation, story.log, ask('Otra')))).toMatchObject({
      codigo: 'DEMASIADAS_PREGUNTAS',
      mensaje: 'Ya hiciste muchas preguntas. Llama a Eva.',
    });
  });

  test('accepts what was read, or declines; after that there is no other answer', () => {
    const story = sent();
    expect(refusal(decideGiven(acceptQuotation, story.log, accept('1-1'))).mensaje).toBe(
      'El RUT no es válido. Escríbelo con su dígito verificador, como 12.345.678-5.',
    );
    expect(refusal(decideGiven(acceptQuotation, story.log, accept(undefined, 2))).mensaje).toBe(
      'La cotización cambió mientras la leías. Revísala y acéptala de nuevo.',
    );
    expect(story.does(acceptQuotation, accept()).mensaje).toBe('Gracias. Eva recibió tu aceptación.');
    expect(decideGiven(acceptQuotation, story.log, accept())).toEqual([]);
    expect(refusal(decideGiven(acceptQuotation, story.log, accept('11.111.111-1')))).toMatchObject({
      codigo: 'YA_RESPONDIDA',
      mensaje: 'Esta cotización ya fue aceptada.',
    });
    const declined = sent();
    const no = { request: { accion: 'declinar' as const, token, motivo: 'Caro' }, ...customer };
    expect(declined.does(declineQuotation, no).mensaje).toBe('Gracias por avisar. Eva recibió tu respuesta.');
    expect(now(declined).respuesta).toMatchObject({ estado: 'declinada', nombre: null, motivo: 'Caro' });
  });

  test('finds nothing behind a link that ended, and waits while prices are decided', () => {
    const story = sent();
    const q = now(story);
    const at = (state: Quotation, when = NOW) => sharedQuotation(state, 'hash', when);
    expect(at(q)).toBe(q);
    const gone = { codigo: 'ENLACE_INVALIDO', titulo: 'Este enlace ya no sirve' };
    expect(at(q, q.enlace!.vence)).toMatchObject(gone);
    expect(at({ ...q, estado: 'Anulada' })).toMatchObject(gone);
    expect(at({ ...q, visible_web: false })).toMatchObject(gone);
    expect(sharedQuotation(q, 'otro', NOW)).toMatchObject(gone);
    const waiting = q.productos_cotizacion.map((line) => ({ ...line, validado: false, requiere_validacion: true }));
    expect(at({ ...q, productos_cotizacion: waiting })).toMatchObject({
      codigo: 'COTIZACION_EN_CAMBIO',
      titulo: 'La cotización se está actualizando',
      mensaje: 'Eva la está modificando. Vuelve a abrir este enlace en un rato.',
    });
    const state = (more: Partial<Quotation>, when = NOW) => publicState({ ...q, ...more }, when);
    expect([state({}), state({ estado: 'Convertida' }), state({ estado: 'Expirada' })]).toEqual([
      'abierta',
      'convertida',
      'expirada',
    ]);
    expect(answered({ ...q, estado: 'Convertida' }, NOW, 'X')).toMatchObject({
      codigo: 'ESTADO_NO_PERMITE',
      mensaje: 'Esta cotización ya es un pedido.',
    });
    expect(answered({ ...q, estado: 'Expirada' }, NOW, 'X')?.mensaje).toBe(
      'La cotización expiró. Pide a Eva que la actualice.',
    );
    const revoke = { request: { accion: 'retirar' as const, cotizacion: 501 }, ...plain } as never;
    expect(story.does(revokeQuotationLink, revoke).mensaje).toBe('El enlace de la Cotización N° 501 ya no sirve');
    expect(decideGiven(revokeQuotationLink, story.log, revoke)).toEqual([]);
    expect(now(story)).toMatchObject({ enlace: null, number: 501, enviada: { para: 'ana@alarmas.cl' } });
    const share = { request: { accion: 'crear' as const, cotizacion: 501 }, user: boss, facts: { token_hash: 'h2' } };
    expect(story.does(shareQuotation, share)).toEqual({
      mensaje: 'Enlace de la Cotización N° 501',
      enlace: '',
      vence: '2026-02-04T12:00:00.000Z',
    });
  });
});
