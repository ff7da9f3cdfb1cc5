import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type { NewQuotationFacts } from '@power/domain/quotations/new-quotation';
import { quotation } from '@power/domain/quotations/quotation';
import { serviceCase } from '@power/domain/service/cases/case';
import { repairClaim } from '@power/domain/service/cases/follow-quotation';
import { visibleCase } from '@power/domain/service/cases/guards';
import { alreadyQuoted, type RepairedCase, stands } from '@power/domain/service/cases/repair-quotation.shared';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { takeClaim } from './claim.ts';
import { findPerson, type Person } from './people.ts';

/** The case whose repair is quoted, if the person may see it, and the quotation of it that is not over. */
export async function repairFor(
  services: CommandServices,
  rma: number | undefined,
): Promise<NonNullable<NewQuotationFacts['reparacion']> | Rejection | undefined> {
  if (rma === undefined) return undefined;
  const caso = visibleCase((await services.load(serviceCase, rma)).state, services.user);
  if (isRejection(caso)) return caso;
  const { state } = caso.cotizacion === null ? {} : await services.load(quotation, caso.cotizacion);
  return { caso, cotizacion: state && stands(state) ? state.number : null };
}

/** An Administrador quotes for the seller of the case, while that one has an account; everybody else for themselves. */
export async function repairSeller(
  services: CommandServices,
  { ejecutivo }: RepairedCase,
): Promise<Person | undefined> {
  if (services.user.perfil !== 'Administrador') return undefined;
  const person = await findPerson(services, ejecutivo._id);
  return isRejection(person) ? undefined : person;
}

/** A repair has one quotation at a time: its stream says which, also while two people quote it at once. */
export async function claimRepair(
  services: CommandServices,
  caso: RepairedCase | undefined,
  number: number,
  titulo: string,
): Promise<Rejection | undefined> {
  if (!caso) return undefined;
  return takeClaim(services, repairClaim, {
    valor: String(caso.number),
    dueno: String(number),
    taken: (other) => alreadyQuoted(caso.number, Number(other), titulo),
    async binds(other) {
      const { state } = await services.load(quotation, other);
      if (!state) return false;
      return state.rma === caso.number && stands(state) ? true : 'never';
    },
  });
}
