import { readFileSync } from 'node:fs';
import { globSync } from '../../checks/glob.mjs';
