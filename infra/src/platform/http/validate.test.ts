import { longText } from '@power/domain/kernel/text';
import { instantText } from '@power/domain/kernel/when';
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
    cuando: instantText.optional(),
    intervalo: z.enum(['dia', 'mes']).optional(),
    codigo: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
    propio: z
      .string()
      .regex(/^\d{4}$/, 'Son cuatro cifras')
      .optional(),
    activo: z.boolean().optional(),
    datos: z.object({}).optional(),
    mapa: z.record(z.string(), z.string()).optional(),
    nada: z.null().optional(),
    unoUOtro: z.union([z.number(), z.boolean()]).optional(),
    falta: z.string(),
  }),
});

interface Said {
  readonly campo: string;
  readonly mensaje: string;
}
const all = (request: object): readonly Said[] => {
  try {
    validateRequest(call, { falta: 'x', ...request });
  } catch (error) {
    return (error as { body: { campos: readonly Said[] } }).body.campos;
  }
  return [];
};
const said = (request: object): Record<string, string> =>
  Object.fromEntries(all(request).map(({ campo, mensaje }) => [campo, mensaje]));

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

test('a quantity below one alone is told under the title of the specification; beside other faults, as such', () => {
  const body = (request: object): object => {
    try {
      validateRequest(call, { falta: 'x', ...request });
    } catch (error) {
      return (error as { body: object }).body;
    }
    return {};
  };
  const texto = 'La Cantidad NO puede ser menor a 1';
  expect(body({ cantidad: 0 })).toMatchObject({ titulo: 'Cantidad Incorrecta', mensaje: texto });
  expect(body({ cantidad: 0, unidades: 0 })).toMatchObject({ titulo: 'Petición inválida' });
});

test('a moment that is none is told once, and a choice names what there is to choose from', () => {
  const moment = { campo: 'cuando', mensaje: 'Ingresa una fecha y hora como 2026-11-30T15:00:00Z' };
  expect(all({ cuando: 'mañana' })).toEqual([moment]);
  expect(all({ cuando: '0026-11-30T15:00:00Z' })).toEqual([
    { campo: 'cuando', mensaje: 'Debe estar entre los años 1900 y 2199' },
  ]);
  expect(said({ intervalo: 'hora' })).toEqual({ intervalo: 'Valores admitidos: dia, mes' });
});

test('a wrong type is told without naming types of the language, and a form without its pattern', () => {
  const wrong = { corto: 1, lineas: 'x', activo: 'x', datos: 'x', mapa: 'x', nada: 'x', unoUOtro: 'x' };
  expect(said({ ...wrong, codigo: 'x', propio: 'x', unidades: 'x' })).toEqual({
    corto: 'Ingresa un texto',
    unidades: 'Ingresa un número',
    lineas: 'Ingresa una lista',
    activo: 'Ingresa verdadero o falso',
    datos: 'Ingresa un grupo de campos',
    mapa: 'Ingresa un grupo de campos',
    nada: 'Déjalo vacío',
    unoUOtro: 'No es un valor que se admita',
    codigo: 'No tiene la forma que se espera',
    propio: 'Son cuatro cifras',
  });
});
