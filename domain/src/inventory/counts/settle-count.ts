import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { roundPesos } from '../../kernel/money.ts';
import { reject } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { STOCK_APPROVERS } from '../access.ts';
import { adjustmentsOf, countedSerials, refOf, stockCount } from './count.ts';
import {
  StockCountApproved,
  StockCountCancelled,
  StockCountFinished,
  StockCountReopened,
  StockCountRetried,
} from './events.ts';
import { conteoId, COUNT_KEEPERS, forCount } from './guards.ts';
import { difference, isOnlyWitness, lineState } from './lines.shared.ts';
import { EN_CURSO, type LineaContada } from './parts.ts';
import { countTitle } from './title.shared.ts';

const base = {
  context: 'inventory',
  path: '/inventarios/modificar',
  aggregate: stockCount,
  stream: ({ id }: { readonly id: string | number }) => String(id),
} as const;
// Blank is a business refusal with its own text, not a malformed request.
const motivo = z.string().trim().max(4000).default('');
const noReason = (titulo: string) => reject('MOTIVO_OBLIGATORIO', titulo, 'Ingresa el motivo');

const NOT_FINISHED = 'El conteo no terminó';
/** All is counted, and what differed twice: somebody approves it, at what it is worth. */
export const finishCount = defineCommand({
  ...base,
  name: 'finish-stock-count',
  accion: 'terminar',
  access: { perfiles: COUNT_KEEPERS },
  summary: 'Termina un conteo: queda por aprobar',
  request: z.strictObject({ accion: z.literal('terminar'), id: conteoId, expectedVersion }),
  needsFacts: true,
  when: forCount(NOT_FINISHED, 'En Conteo'),
  decide(state, _request, { facts }: DecideContext<{ readonly pmp: Readonly<Record<string, number>> }>) {
    const count = state!;
    const open = count.lineas.filter((line) => lineState(line) !== 'Contada');
    const again = open.filter((line) => lineState(line) === 'Segundo conteo').length;
    if (open.length > 0)
      return reject(
        'CONTEO_INCOMPLETO',
        NOT_FINISHED,
        `Faltan ${open.length - again} líneas por contar y ${again} por contar de nuevo por otra persona.`,
      );
    const valor_costo = roundPesos(
      count.lineas.reduce((sum, line) => sum + difference(line) * (facts.pmp[line.producto._id] ?? 0), 0),
    );
    return [StockCountFinished({ conteo: refOf(count), pmp: facts.pmp, valor_costo })];
  },
  answer: ({ state }) => ({ mensaje: `El ${countTitle(state!.number)} espera aprobación` }),
});

const differing = (line: LineaContada): boolean => difference(line) !== 0 || countedSerials([line]).length > 0;
const NOT_REOPENED = 'El conteo no se devolvió';
/** Whoever approves does not believe it: what differs is counted anew. */
export const reopenCount = defineCommand({
  ...base,
  name: 'reopen-stock-count',
  accion: 'devolver',
  access: { perfiles: STOCK_APPROVERS },
  summary: 'Devuelve un conteo: sus líneas con diferencia se cuentan de nuevo',
  request: z.strictObject({ accion: z.literal('devolver'), id: conteoId, motivo, expectedVersion }),
  when: forCount(NOT_REOPENED, 'Por Aprobar'),
  decide(state, { motivo: why }) {
    if (why === '') return noReason(NOT_REOPENED);
    const lineas = state!.lineas.filter(differing).map(({ linea }) => linea);
    if (lineas.length === 0)
      return reject('SIN_DIFERENCIAS', NOT_REOPENED, 'El conteo no tiene diferencias: apruébalo o anúlalo.');
    return [StockCountReopened({ conteo: refOf(state!), lineas, motivo: why })];
  },
  answer: ({ state }) => ({ mensaje: `El ${countTitle(state!.number)} vuelve a conteo` }),
});

const NOT_APPROVED = 'El conteo no se aprobó';
/**
 * The stock follows line by line: each by its difference, whatever moved since it was counted. Where both counts found the
 * same, two persons vouch for it. Where the second found something else it stands alone, and its counter does not approve it.
 */
export const approveCount = defineCommand({
  ...base,
  name: 'approve-stock-count',
  accion: 'aprobar',
  access: { perfiles: STOCK_APPROVERS },
  summary: 'Aprueba un conteo: ajusta el stock de sus líneas con diferencia',
  request: z.strictObject({ accion: z.literal('aprobar'), id: conteoId, motivo, expectedVersion }),
  when: forCount(NOT_APPROVED, 'Por Aprobar'),
  decide(state, { motivo: why }, { user }) {
    const alone = state!.lineas.find((line) => isOnlyWitness(line, user._id));
    if (alone)
      return reject(
        'CONTO_DOS_VECES',
        NOT_APPROVED,
        `Tu segundo conteo de ${alone.producto.part_number} encontró otra cantidad que el primero: lo aprueba otra persona con ese permiso.`,
      );
    const ajustes = adjustmentsOf(state!.lineas);
    const series = countedSerials(state!.lineas);
    if (why === '' && ajustes.length + series.length > 0) return noReason(NOT_APPROVED);
    return [
      StockCountApproved({
        conteo: refOf(state!),
        aprobado_por: personOf(user),
        motivo: why || 'Sin diferencias',
        ajustes,
        ...(series.length > 0 && { series }),
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `El ${countTitle(state!.number)} fue aprobado y su stock se ajusta` }),
});

const NOT_RETRIED = 'Los ajustes no se reintentaron';
/** What could not be adjusted, because its units were promised, is tried again. */
export const retryCount = defineCommand({
  ...base,
  name: 'retry-stock-count',
  accion: 'reintentar',
  access: { perfiles: STOCK_APPROVERS },
  summary: 'Reintenta los ajustes de un conteo que no se pudieron hacer',
  request: z.strictObject({ accion: z.literal('reintentar'), id: conteoId, expectedVersion }),
  when: forCount(NOT_RETRIED, 'Ajustado'),
  decide(state) {
    const ajustes = adjustmentsOf(state!.lineas.filter(({ pendiente }) => pendiente !== null));
    return ajustes.length === 0
      ? reject('NADA_PENDIENTE', NOT_RETRIED, 'Todas las líneas están ajustadas.')
      : [StockCountRetried({ conteo: refOf(state!), ajustes })];
  },
  answer: () => ({ mensaje: 'Los ajustes pendientes se reintentan' }),
});

const NOT_CANCELLED = 'El inventario no se anuló';
export const cancelCount = defineCommand({
  ...base,
  name: 'cancel-stock-count',
  path: '/inventarios/eliminar',
  access: { perfiles: COUNT_KEEPERS },
  summary: 'Anula un conteo: el stock queda como estaba',
  request: z.strictObject({ id: conteoId, motivo, expectedVersion }),
  when: forCount(NOT_CANCELLED, ...EN_CURSO, 'Por Aprobar'),
  decide: (state, { motivo: why }) =>
    why === '' ? noReason(NOT_CANCELLED) : [StockCountCancelled({ conteo: refOf(state!), motivo: why })],
  answer: ({ state }) => ({ mensaje: `El ${countTitle(state!.number)} fue anulado` }),
});
