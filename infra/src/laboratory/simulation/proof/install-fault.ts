import { register } from 'node:module';
import { FAULTS } from './faults.ts';

/** Preloaded by `proof/main.ts`: modules that are loaded from here on have the fault that SIMULATED_FAULT names. */
const fault = FAULTS.find(({ name }) => name === process.env.SIMULATED_FAULT);
if (!fault) throw new Error(`unknown fault ${process.env.SIMULATED_FAULT}`);
register(new URL('fault-loader.js', import.meta.url), { data: fault });
