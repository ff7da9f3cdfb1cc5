import { tryFaults } from './faults.testing.ts';

tryFaults(2);
