import { longText } from '@power/domain/kernel/text';
import { z } from 'zod';
import { toy } from './service.testing.ts';
import { validateRequest } from './validate.ts';

const call = toy('limites', {
  request: z.strictObject({
    texto: longText.optional(),
    corto: z.string().max(3).optional(),
    unidades: z.number().int().min(1).max(9).optional(),
    lineas: z.array(z.number()).min(1).optional(),
    cantidad: z.number().min(1, 'La Cantidad NO puede ser menor a 1').optional(),
    falta: z.string(),
  }),
});

const said = (request: object): Record<string, string> => {
  try {
    validateRequest(call, { falta: 'x', ...request });
  } catch (error) {
    const { campos } = (error as { body: { campos: { campo: string; mensaje: string }[] } }).body;
    return Object.fromEntries(campos.map(({ campo, mensaje }) => [campo, mensaje]));
  }
  return {};
};

test('bounds are told as a person would say them; a text of the schema’s own stands', () => {
  expect(said({ texto: '  ', corto: 'largo', unidades: 0, lineas: [], cantidad: 0 })).toEqual({
    texto: 'Ingresa este dato',
    corto: 'Usa a lo más 3 caracteres',
    unidades: 'Ingresa 1 o más',
    lineas: 'Elige al menos 1',
    cantidad: 'La Cantidad NO puede ser menor a 1',
  });
  expect(said({ unidades: 10, falta: undefined })).toEqual({
    unidades: 'Ingresa 9 o menos',
    falta: 'Falta este campo',
  });
});
