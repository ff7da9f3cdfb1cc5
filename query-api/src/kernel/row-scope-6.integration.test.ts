import { tryRowScope } from './row-scope.testing.ts';

tryRowScope(5);
