import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { defaultTable, pricesByRule } from '../pricing/price-rule.shared.ts';
import { importPrices } from './import-prices.ts';
import { importProduct } from './import-product.ts';
import { importedPrices, importedProduct } from './imported-product.shared.ts';
import { COLUMNAS_PRECIO } from './prices.shared.ts';
import { product } from './product.ts';
import { removeProductNote, setProductNote } from './set-product-note.ts';

const user = someone('Administrador');
const named = { codigo: 'C1', part_number: 'PN-1', nombre: 'Cámara', marca: 'Hikvision' };
const row = (more: object = {}) => ({
  request: { accion: 'importar' as const, fila: { ...named, ...more } as never },
  user,
  facts: { _id: '4', tablas: {} },
});
const state = (story: Story) => foldAll(product, story.log)!;
const imported = (more: object = {}): Story => {
  const story = new Story();
  expect(story.does(importProduct, row(more))).toEqual({
    mensaje: 'El producto PN-1 quedó al día',
    resultado: 'nuevo',
  });
  return story;
};

describe('a row of products', () => {
  test('makes a product at the prices of its tier and cost; what it does not say is nothing special', () => {
    const story = imported({ pmp: 1000, tier: 2, ean: ['780'], categoria: 'Cámaras' });
    expect(story.log).toHaveLength(1);
    expect(state(story)).toMatchObject({
      ...named,
      _id: '4',
      codigo_sap: 'C1',
      activo: true,
      servicio: false,
      serializable: false,
      tier: 2,
      pmp: 1000,
      tabla: 0,
      ean: ['780'],
      categoria: 'Cámaras',
      precios: pricesByRule(1000, defaultTable(2).margenes),
    });
    const bare = state(imported());
    expect(bare).toMatchObject({ tier: 3, pmp: 0, ean: [], precios: pricesByRule(0, defaultTable(3).margenes) });
  });

  test('said again it changes nothing; an empty cell or list leaves what there is', () => {
    const story = imported({ pmp: 1000, ean: ['780'], descripcion: 'Domo' });
    const said = () => story.does(importProduct, row({ pmp: 1000, ean: [], descripcion: '' })).resultado;
    expect(said()).toBe('sin_cambio');
    expect(story.log).toHaveLength(1);
    expect(state(story)).toMatchObject({ ean: ['780'], descripcion: 'Domo' });
  });

  test('changes data and prices each in its own words', () => {
    const story = imported({ pmp: 1000 });
    expect(story.does(importProduct, row({ nombre: 'Domo' })).resultado).toBe('modificado');
    expect(story.log.slice(1)).toMatchObject([
      {
        type: 'ProductChanged',
        data: { _id: '4', part_number: 'PN-1', antes: { nombre: 'Cámara' }, cambios: { nombre: 'Domo' } },
      },
    ]);
    story.does(importProduct, row({ nombre: 'Domo', pmp: 2000 }));
    expect(story.log.slice(2)).toMatchObject([
      {
        type: 'ProductRepriced',
        data: { origen: 'PMP', motivo: 'Importación de productos', pmp: 2000, tier: 3, tabla: 0 },
      },
    ]);
    story.does(importProduct, row({ nombre: 'Domo 2', tier: 5 }));
    expect(story.log.slice(3)).toMatchObject([
      { type: 'ProductChanged' },
      { type: 'ProductRepriced', data: { origen: 'Tier' } },
    ]);
    expect(state(story)).toMatchObject({ nombre: 'Domo 2', precios: pricesByRule(2000, defaultTable(5).margenes) });
  });

  test('a cost leaves prices given by hand alone, another tier does not', () => {
    const story = imported({ pmp: 1000 });
    const prices = {
      request: { accion: 'importar' as const, fila: { codigo: 'C1', tienda: 5555 } as never },
      user,
      facts: { _id: '4' },
    };
    expect(story.does(importPrices, prices).mensaje).toBe('Los precios de PN-1 quedaron al día');
    expect(story.log.at(-1)!.data).toMatchObject({
      origen: 'Precio manual',
      motivo: 'Importación de precios',
      tabla: null,
    });
    expect(state(story).precios).toEqual({ ...pricesByRule(1000, defaultTable(3).margenes), tienda: 5555 });
    expect(story.does(importPrices, prices).resultado).toBe('sin_cambio');
    story.does(importProduct, row({ pmp: 3000 }));
    expect(state(story)).toMatchObject({ pmp: 3000, tabla: null, precios: { tienda: 5555 } });
    story.does(importProduct, row({ tier: 1 }));
    expect(state(story)).toMatchObject({ tabla: 0, precios: pricesByRule(3000, defaultTable(1).margenes) });
  });

  test('a service has neither serial numbers nor a cost', () => {
    const tried = (more: object, given = new Story()) => refusal(decideGiven(importProduct, given.log, row(more)));
    expect(tried({ servicio: true, serializable: true })).toMatchObject({
      codigo: 'SERVICIO_CON_SERIE',
      titulo: 'El producto no se importó',
      mensaje: 'Un servicio no lleva números de serie: revisa las columnas Servicio y Con serie.',
    });
    const cost = {
      codigo: 'ES_SERVICIO',
      titulo: 'El producto no se importó',
      mensaje: 'Un servicio no tiene costo promedio: deja vacío su PMP.',
    };
    expect(tried({ servicio: true, pmp: 1 })).toMatchObject(cost);
    expect(tried({ pmp: 1 }, imported({ servicio: true }))).toMatchObject(cost);
    expect(tried({ serializable: true }, imported({ servicio: true })).codigo).toBe('SERVICIO_CON_SERIE');
    expect(imported({ servicio: true, pmp: 0 }).log).toHaveLength(1);
  });

  test('prices of a product that nobody knows are refused', () => {
    expect(importedPrices(undefined, { codigo: 'X' })).toMatchObject({
      codigo: 'PRODUCTO_NO_EXISTE',
      titulo: 'La fila no se importó',
      mensaje: 'No hay un producto con el código X. Impórtalo primero o corrige el código.',
    });
    const base = Object.fromEntries(COLUMNAS_PRECIO.map((column) => [column, 10])) as never;
    const known = { base, servicio: false, pmp: 11 };
    expect(importedPrices(known, { gold: 10, tienda: null })).toEqual({ resultado: 'sin_cambio' });
    expect(importedPrices(known, { gold: 9 })).toMatchObject({
      aviso: 'Quedan bajo el costo: R.Gold. Lo que se cotice a esos precios esperará validación.',
    });
    expect(importedPrices(known, { gold: 11 })).toEqual({
      resultado: 'modificado',
      antes: { gold: 10 },
      cambios: { gold: 11 },
    });
  });
});

describe('the note of a product', () => {
  const note = (more: object, who = user) => ({ request: { id: '4', ...more } as never, user: who, facts: undefined });
  test('is written, replaced and taken away; who wrote it is who is signed in', () => {
    const story = imported();
    expect(story.does(setProductNote, note({ texto: ' Revisar ', userId: 'otro' })).mensaje).toBe(
      'La nota de PN-1 fue guardada',
    );
    expect(state(story).nota).toMatchObject({ txt: 'Revisar', tag: null, color: 'neutral', by: 'Administrador' });
    expect(decideGiven(setProductNote, story.log, note({ texto: 'Revisar' }))).toEqual([]);
    story.does(setProductNote, note({ texto: 'Otra' }));
    expect(story.log.at(-1)!.data).toMatchObject({
      antes: { txt: 'Revisar', tag: null, color: 'neutral' },
      nota: { txt: 'Otra' },
    });
    expect(story.does(removeProductNote, note({})).mensaje).toBe('La nota de PN-1 fue quitada');
    expect(story.log.at(-1)!.data).toEqual({
      _id: '4',
      part_number: 'PN-1',
      antes: { txt: 'Otra', tag: null, color: 'neutral' },
      autor: 'Administrador',
    });
    expect(state(story).nota).toBeNull();
    expect(decideGiven(removeProductNote, story.log, note({}))).toEqual([]);
    expect(refusal(decideGiven(setProductNote, story.log, note({ texto: ' ' })))).toMatchObject({
      codigo: 'NOTA_VACIA',
      titulo: 'La nota no fue guardada',
      mensaje: 'Escribe la nota o elige una de la lista.',
    });
  });
  test('is for those of the brand, and of a product that there is', () => {
    const given = imported().log;
    for (const [command, more] of [
      [setProductNote, { texto: 'x' }],
      [removeProductNote as never as typeof setProductNote, {}],
    ] as const) {
      const of = (marcas: string[]) => decideGiven(command, given, note(more, someone('Brand Manager', { marcas })));
      expect(refusal(of(['Dahua']))).toMatchObject({
        codigo: 'MARCA_AJENA',
        titulo: 'No se puede modificar',
        mensaje: 'La marca del producto no está a tu cargo.',
      });
      expect(Array.isArray(of(['Hikvision']))).toBe(true);
      expect(refusal(decideGiven(command, [], note(more))).codigo).toBe('PRODUCTO_NO_EXISTE');
    }
    const bare = someone('Brand Manager');
    expect(refusal(decideGiven(setProductNote, given, note({ texto: 'x' }, bare))).codigo).toBe('MARCA_AJENA');
  });
});

test('rejects a row when the check digit of its bar code is of another GTIN', () => {
  expect(importedProduct(undefined, { ean: ['7801234567890'] })).toMatchObject({
    codigo: 'EAN_INVALIDO',
  });
});
