import { tryFaults } from './faults.testing.ts';

tryFaults(1);
