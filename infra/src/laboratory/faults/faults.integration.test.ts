import { tryBriefFaults } from './faults.testing.ts';

tryBriefFaults();
