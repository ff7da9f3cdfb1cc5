import type { Rejection } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { findPerson, type Person } from './people.ts';

/** The seller that a request names by `_id`: null when it says none, undefined when it says nothing. */
export const namedSeller = (
  id: string | null | undefined,
  services: CommandServices,
): Promise<Person | Rejection | null | undefined> =>
  typeof id === 'string' ? findPerson(services, id) : Promise.resolve(id);
