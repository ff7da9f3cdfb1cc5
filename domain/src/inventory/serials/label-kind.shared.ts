import { readPayload } from '../../labels/payload.shared.ts';
import { readTrolley } from '../trolley.shared.ts';

const ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|www\.)/i;

/** What a reading is by its form, where it cannot be a serial: `la etiqueta de una ubicación`; undefined of any other text. */
export function otherLabel(reading: string): string | undefined {
  const text = reading.trim();
  if (ADDRESS.test(text)) return 'una dirección de internet';
  if (readTrolley(text)) return 'el código de un carro';
  const payload = readPayload(text);
  if (payload?.tipo === 'ubicacion') return 'la etiqueta de una ubicación';
  return payload?.tipo === 'embalaje' ? 'la etiqueta de un embalaje' : undefined;
}

/** The sentence that refuses a reading as a serial: `que` is what it is instead. */
export const notSerialSentence = (reading: string, que: string): string =>
  `«${reading}» es ${que}, no una serie. Escanea la etiqueta de la serie.`;
