import type { CallBase } from '../kernel/call.ts';
import { erasePerson } from './erase-person.ts';
import { forgetPerson } from './forget-person.ts';
import { personGrid } from './views/person-grid.ts';
import { personTraces } from './views/person-traces.ts';

/** Calls by which persons are looked up and forgotten. */
export const privacyContract = [forgetPerson, erasePerson, personGrid, personTraces] as readonly CallBase[];
