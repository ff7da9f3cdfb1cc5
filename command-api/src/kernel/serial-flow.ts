import {
  standsAlready,
  leftByDead,
  putUnitBack,
  takeUnit,
  type UnitStep,
  unitSteps,
} from '@power/domain/inventory/serials/moved-units';
import { serialUnit } from '@power/domain/inventory/serials/serial';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import type { CommandDefinition } from '@power/domain/kernel/command';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { keptApart, ownedUnit, ownerOutside, takenUnit } from './serial-owner.ts';

/** Units that are written at a time: each is a stream of its own. */
const AT_ONCE = 25;

/** Runs one step for each serial, some at a time; the first refusal ends it. */
async function forEachSerial(
  series: readonly string[],
  step: (serie: string) => Promise<Rejection | undefined>,
): Promise<Rejection | undefined> {
  for (let from = 0; from < series.length; from += AT_ONCE) {
    const outcomes = await Promise.all(series.slice(from, from + AT_ONCE).map(step));
    const refused = outcomes.find((outcome) => outcome !== undefined);
    if (refused) return refused;
  }
  return undefined;
}

/** Why one of these units cannot be one that comes in now with a document: it is here already, or somebody has it. */
export async function knownUnit(
  services: CommandServices,
  producto: string,
  series: readonly string[],
  titulo: string,
  documento: string | null = null,
): Promise<Rejection | undefined> {
  const here = await forEachSerial(series, async (serie) => {
    const { state } = await services.load(serialUnit, unitId(producto, serie));
    if (!state?.lugar || leftByDead(state, documento)) return undefined;
    // Its former place is where it stood before it left with an order.
    return (await ownerOutside(services, producto, serie)) === undefined
      ? standsAlready(serie, state.lugar, titulo)
      : undefined;
  });
  return here ?? takenUnit(services, producto, series, titulo, { vuelven: true });
}

/** Takes the units of a movement in their own streams, all or none that stay taken (`giveBack`). */
export async function takeUnits(
  services: CommandServices,
  step: UnitStep,
  nuevas: readonly string[],
  titulo: string,
): Promise<Rejection | undefined> {
  const producto = step.producto._id;
  const rejection = await forEachSerial(step.series, async (serie) => {
    const devuelta_de = step.desde ? undefined : await ownerOutside(services, producto, serie);
    const outcome = await services.run(
      serialUnit,
      unitId(producto, serie),
      `serie/${serie}`,
      takeUnit(step, { serie, movimiento: services.commandId, devuelta_de, nueva: nuevas.includes(serie), titulo }),
    );
    return isRejection(outcome) ? outcome : undefined;
  });
  if (rejection || !step.desde) return rejection;
  // Whoever scanned one for an order, or put it apart, before it was taken here has it.
  return (
    (await ownedUnit(services, producto, step.series, titulo)) ??
    (step.hacia?.bodega === step.desde.bodega ? undefined : keptApart(services, producto, step.series, titulo))
  );
}

/** Puts units back that this command took and did not move. */
export async function giveBack(
  services: CommandServices,
  producto: string,
  series: readonly string[],
  titulo: string,
): Promise<void> {
  await forEachSerial(series, async (serie) => {
    await services.run(
      serialUnit,
      unitId(producto, serie),
      `serie/${serie}/vuelve`,
      putUnitBack(services.commandId, titulo),
    );
    return undefined;
  });
}

interface Known {
  readonly todas?: readonly string[];
  readonly nuevas?: readonly string[];
}
interface Named<R, F> {
  readonly producto: (request: R) => string;
  /** Serials that the request names. */
  readonly series: (request: R, facts: F) => readonly string[];
  /** What is known of the serials where goods leave. */
  readonly known: (facts: F) => Known | undefined;
  readonly titulo: string;
}
type Flow<R, F> = {
  readonly before: (request: R, services: CommandServices, facts: F) => Promise<Rejection | undefined>;
  readonly compensate: (request: R, services: CommandServices, facts: F) => Promise<void>;
};

/**
 * The flow of a command whose events move units that are known by their serial: each is taken in its own stream before
 * the goods are moved. What it names is what it decides on the state as it is, so that units that nobody named go along.
 */
export function serialFlow<R, F>(
  command: CommandDefinition,
  { producto, series, known, titulo }: Named<R, F>,
): Flow<R, F> {
  return {
    async before(request, services, facts) {
      const context = { ...services, facts };
      const { state } = await services.load(command.aggregate, command.stream(request, context));
      const decided = command.decide(state, request, context);
      // The command itself tells why, or that it is done already.
      if (isRejection(decided)) return undefined;
      for (const step of unitSteps(decided)) {
        const refused = await takeUnits(services, step, known(facts)?.nuevas ?? [], titulo);
        if (refused) return refused;
      }
      return undefined;
    },
    async compensate(request, services, facts) {
      const all = new Set([...series(request, facts), ...(known(facts)?.todas ?? [])]);
      await giveBack(services, producto(request), [...all], titulo);
    },
  };
}

interface Leaving {
  readonly producto: string;
  readonly series?: readonly string[] | undefined;
}
/** Of a command that names what it moves in the usual fields. */
export const movedFrom = (titulo: string): Named<Leaving, { readonly series?: Known }> => ({
  producto: ({ producto }) => producto,
  series: ({ series = [] }) => series,
  known: ({ series }) => series,
  titulo,
});

/** Two flows of one command, one after the other; undone the other way round. */
export const bothFlows = <R1, F1, R2, F2, Rest extends object>(first: Flow<R1, F1>, second: Flow<R2, F2> & Rest) => ({
  ...second,
  before: async (request: R1 & R2, services: CommandServices, facts: F1 & F2) =>
    (await first.before(request, services, facts)) ?? (await second.before(request, services, facts)),
  async compensate(request: R1 & R2, services: CommandServices, facts: F1 & F2) {
    await second.compensate(request, services, facts);
    await first.compensate(request, services, facts);
  },
});
