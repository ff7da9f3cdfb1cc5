import { openSpine, person } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');

/** Words for products that are called alike. */
async function catalogue() {
  const spine = await openSpine();
  const register = (codigo: string, part_number: string, ean: string[] = []) =>
    spine.issue(ADMIN, 'register-product', { producto: { codigo, part_number, ean, nombre: 'Cámara', marca: 'M' } });
  const change = (id: unknown, producto: object) =>
    spine.issue(ADMIN, 'change-product', { accion: 'simple', id, producto });
  const importRow = (fila: object) => spine.issue(ADMIN, 'import-product', { accion: 'importar', fila });
  return { register, change, importRow, pass: spine.pass };
}

test('no two active products share a part number or a bar code: created, changed, activated or imported', async () => {
  const { register, change, importRow } = await catalogue();
  const one = await register('A', 'DS-1', ['7801']);
  expect(one.ok).toBe(true);
  expect(await register('B', 'ds-1')).toMatchObject({ codigo: 'PART_NUMBER_REPETIDO', campo: 'part_number' });
  expect(await register('C', 'DS-2', ['7801'])).toMatchObject({
    codigo: 'EAN_REPETIDO',
    mensaje: 'El código de barras 7801 ya es del producto A. Revísalo, o desactiva el que sobra.',
  });
  const two = await register('D', 'DS-3', ['7802']);
  expect(two.ok).toBe(true);
  expect(await change(two._id, { part_number: 'DS-1' })).toMatchObject({ codigo: 'PART_NUMBER_REPETIDO' });
  expect(await change(two._id, { ean: ['7802', '7801'] })).toMatchObject({ codigo: 'EAN_REPETIDO' });
  expect(await change(two._id, { ean: ['012345678905'] })).toMatchObject({ ok: true });
  for (const ean of ['012345678905', '0012345678905', '00012345678905'])
    expect(await register(`H-${ean}`, `DS-9-${ean}`, [ean])).toMatchObject({ codigo: 'EAN_REPETIDO' });
  expect(await change(two._id, { nombre: 'Otra', part_number: 'DS-3' })).toMatchObject({ ok: true });
  const row = { codigo: 'E', part_number: 'DS-3', nombre: 'Cámara', marca: 'M' };
  expect(await importRow(row)).toMatchObject({ codigo: 'PART_NUMBER_REPETIDO' });
  expect(await importRow({ ...row, codigo: 'D' })).toMatchObject({ ok: true });
});

test('one that is out of use gives its names up, and takes them back only while nobody has them', async () => {
  const { register, change, pass } = await catalogue();
  const one = await register('A', 'DS-1');
  expect(await change(one._id, { activo: false })).toMatchObject({ ok: true });
  pass(120_000);
  const other = await register('B', 'DS-1');
  expect(other).toMatchObject({ ok: true });
  expect(await change(one._id, { activo: true })).toMatchObject({ codigo: 'PART_NUMBER_REPETIDO' });
  expect(await change(other._id, { part_number: 'DS-7' })).toMatchObject({ ok: true });
  pass(120_000);
  expect(await change(one._id, { activo: true })).toMatchObject({ ok: true });
});
