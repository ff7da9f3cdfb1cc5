import { defineEvent } from '../../kernel/event.ts';
import { parteAcceso } from './terms.shared.ts';

/** A list or a paper left the system as a file. */
export const DataExported = defineEvent('DataExported', { label: 'Exportación', data: parteAcceso });
/** Somebody with `margenes` opened something that says what things cost the company. */
export const CostsOpened = defineEvent('CostsOpened', { label: 'Costos a la vista', data: parteAcceso });
