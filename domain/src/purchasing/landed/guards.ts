import { documentId } from '../../kernel/document-guards.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import type { Principal } from '../../kernel/principal.ts';
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import { standing } from './complement/complement.shared.ts';
import { costTitle } from './cost-title.shared.ts';
import { type LandedCost, type LandedCostState } from './landed-cost.ts';
import type { EstadoCosteo } from './terms.shared.ts';

/** Who costs what came (requirements §5, `precio-entrega`). */
export const COSTERS: readonly Perfil[] = ['Administrador', 'Jefe de Logistica'];
/** Who sees what it came to, and takes it back (`listado-precio-entrega`). */
export const COST_READERS: readonly Perfil[] = [...COSTERS, 'Finanzas'];

/** A landed cost as requests name it: its number, which is also its `_id`. */
export const costeoId = documentId;

export const visibleLandedCost = (state: LandedCostState): LandedCost | Rejection =>
  state ??
  reject('COSTEO_NO_EXISTE', 'Precio de Entrega no encontrado', 'El precio de entrega no existe. Revisa el número.');

const CORRECTED =
  'no se modifica. Lo que se cobró después se agrega como complemento; para lo demás, reviértelo y crea otro.';

/** What stands in the way of a step, for `when`; `titulo` names what was tried. */
export const forLandedCost =
  (titulo: string, ...estados: readonly EstadoCosteo[]) =>
  (state: LandedCostState, _user: Principal): Rejection | undefined => {
    const found = visibleLandedCost(state);
    if (isRejection(found)) return found;
    if (estados.includes(found.estado)) return undefined;
    const title = `El ${costTitle(found.number)} está ${found.estado}`;
    return reject(
      'ESTADO_NO_PERMITE',
      titulo,
      found.estado === 'Contabilizado'
        ? `${title}: ${CORRECTED}`
        : `${title}: se puede sólo en ${estados.join(' o ')}.`,
    );
  };

const OPEN = 'edítalo e ingresa ahí el costo; los complementos son de los contabilizados.';

/** A complement is of what was posted: until then its cost is entered where it belongs. */
export const forComplement =
  (titulo: string) =>
  (state: LandedCostState, _user: Principal): Rejection | undefined => {
    const found = visibleLandedCost(state);
    if (isRejection(found)) return found;
    if (found.estado === 'Contabilizado') return undefined;
    return reject(
      'ESTADO_NO_PERMITE',
      titulo,
      `El ${costTitle(found.number)} está ${found.estado}: ` +
        (found.estado === 'Revertido' ? 'crea otro con todos sus costos.' : OPEN),
    );
  };

/** Whoever takes a landed cost back takes its complements back first: each says what became of it. */
export function complementsStand(titulo: string, found: LandedCost): Rejection | undefined {
  const numbers = standing(found).map(({ complemento }) => complemento);
  if (numbers.length === 0) return undefined;
  const which =
    numbers.length === 1
      ? `un complemento vigente (N° ${numbers[0]}). Reviértelo`
      : `${numbers.length} complementos vigentes (N° ${numbers.join(', ')}). Reviértelos`;
  return reject(
    'COMPLEMENTOS_VIGENTES',
    titulo,
    `El ${costTitle(found.number)} tiene ${which} primero, y después el precio de entrega.`,
  );
}
