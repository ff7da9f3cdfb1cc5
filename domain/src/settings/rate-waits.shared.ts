import { TIPO_EN_PALABRAS } from './rate-input.shared.ts';

/** What whoever may register a rate by hand is told of a value of the central bank that waits for a person. */
export const rateWaits = (tipo: 'dolar' | 'euro', comentario: string) => ({
  accion: 'crear' as const,
  tipo: 'tipo_cambio_en_espera',
  titulo: `El valor del ${TIPO_EN_PALABRAS[tipo]} espera a una persona`,
  comentario,
  enlace: 'tipo-de-cambio',
  perfiles: ['Administrador' as const, 'Finanzas' as const],
});
