import { type MasterCalls, masterCalls } from './kernel/master.ts';
import { brandMaster } from './settings/views/brand-row.ts';

export const brands = masterCalls(brandMaster);

/** Every master list: contract, events, handlers and projections are made from these. */
export const masters: readonly MasterCalls[] = [brands];
