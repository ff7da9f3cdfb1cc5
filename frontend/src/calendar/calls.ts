import type { calendar as Calendar } from '@power/domain/calendar/views/calendar';
import { wire } from '../api/wire.ts';

export const calendar = wire<typeof Calendar>({
  kind: 'query',
  method: 'POST',
  path: '/eventos/listar',
  accion: 'calendario',
  topic: 'calendario',
});
