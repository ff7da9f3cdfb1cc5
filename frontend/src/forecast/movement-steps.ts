import type { Movimiento } from '@power/domain/forecast/movements.shared';
import type { Tone } from '@power/domain/kernel/look';
import type { Step } from '../ui/charts/waterfall-bars.ts';

/** What people call a movement, and whether it is good news; none is red, for nobody must act on what is past. */
export const MOVED: Readonly<Record<Movimiento, { readonly label: string; readonly tone: Tone }>> = {
  nuevas: { label: 'Nuevas', tone: 'ok' },
  recibidas: { label: 'De otro mes', tone: 'ok' },
  aumentadas: { label: 'Aumentadas', tone: 'ok' },
  ganadas: { label: 'Ganadas', tone: 'ok' },
  reducidas: { label: 'Reducidas', tone: 'warn' },
  adelantadas: { label: 'Adelantadas', tone: 'info' },
  postergadas: { label: 'Postergadas', tone: 'warn' },
  perdidas: { label: 'Perdidas', tone: 'warn' },
  eliminadas: { label: 'Borradas', tone: 'neutral' },
};

interface Found {
  readonly inicial: number;
  readonly final: number;
  readonly pasos: readonly { readonly movimiento: Movimiento; readonly monto: number; readonly cantidad: number }[];
}

/** The waterfall from the first day to the second; steps that did not happen are left out. */
export const stepsOf = ({ inicial, final, pasos }: Found, to: (movimiento: Movimiento) => string): readonly Step[] => [
  { key: 'inicial', name: 'Primer día', value: inicial, tone: 'accent', total: true },
  ...pasos
    .filter(({ cantidad }) => cantidad > 0)
    .map(({ movimiento, monto, cantidad }) => ({
      key: movimiento,
      name: `${MOVED[movimiento].label} (${cantidad})`,
      value: monto,
      tone: MOVED[movimiento].tone,
      to: to(movimiento),
    })),
  { key: 'final', name: 'Segundo día', value: final, tone: 'accent', total: true },
];
