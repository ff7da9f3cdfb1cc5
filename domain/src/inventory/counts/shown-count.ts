import type { Count } from './count.ts';
import { difference, foundSerials, lineState, missingSerials } from './lines.shared.ts';
import { EN_CURSO } from './parts.ts';

/** A count as people see it: until all is counted nobody is shown what the system has, or what another found. */
export const shownCount = ({ lineas, ...count }: Count) => ({
  ...count,
  lineas: lineas.map(({ lecturas, ...line }) => {
    const last = lecturas.at(-1);
    const open = EN_CURSO.includes(count.estado) || !last;
    return {
      ...line,
      situacion: lineState({ lecturas }),
      contadores: lecturas.map(({ usuario }) => usuario.nombre),
      ...(!open && {
        contado: last.contado,
        sistema: last.sistema,
        diferencia: difference({ lecturas }),
        ...(last.series && { series_faltan: [...missingSerials(last)], series_nuevas: [...foundSerials(last)] }),
        ...(lecturas.length > 1 && { primero: lecturas[0]!.contado }),
      }),
    };
  }),
});
