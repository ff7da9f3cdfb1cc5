import { recordInput } from '../kernel/master-input.ts';
import { supplierMaster } from './views/supplier-row.ts';

const wrong = (pais: string, tax_id: string) =>
  recordInput(supplierMaster as never)
    .safeParse({ razon_social: 'Redes Norte', pais, tax_id })
    .error?.issues.filter(({ path }) => path[0] === 'tax_id')
    .map(({ message }) => message) ?? [];
const asked = 'Escribe el RUT con puntos y dígito verificador: 76.086.428-5';

test.each([
  ['CL', '76.086.428-5', []],
  // Written in another way it would be another supplier.
  ['CL', '76086428-5', [asked]],
  ['CL', '76.086.428-4', [asked]],
  ['CL', 'HRB 1234', [asked]],
  ['CN', '76.086.428-4', []],
  ['CN', '91330000X', []],
])('in %s the tax id %s: %j', (pais, id, problems) => expect(wrong(pais, id)).toEqual(problems));
