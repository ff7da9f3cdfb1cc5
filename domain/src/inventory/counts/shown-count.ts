import type { Count } from './count.ts';
import { difference, type EstadoLinea, lineState } from './lines.shared.ts';

/** Until all is counted nobody is shown what the system has, or what another found. */
const BLIND: readonly Count['estado'][] = ['Abierto', 'En Conteo'];

/** A line as the sheet shows it. */
export interface ShownLine {
  readonly situacion: EstadoLinea;
  readonly contado?: number;
  readonly sistema?: number;
  readonly diferencia?: number;
  readonly primero?: number;
}

/** A count as people see it: blind while it is counted. */
export const shownCount = ({ lineas, ...count }: Count) => ({
  ...count,
  lineas: lineas.map(({ lecturas, ...line }) => {
    const last = lecturas.at(-1);
    const open = BLIND.includes(count.estado) || !last;
    return {
      ...line,
      situacion: lineState({ lecturas }),
      contadores: lecturas.map(({ usuario }) => usuario.nombre),
      ...(!open && {
        contado: last.contado,
        sistema: last.sistema,
        diferencia: difference({ lecturas }),
        ...(lecturas.length > 1 && { primero: lecturas[0]!.contado }),
      }),
    };
  }),
});
