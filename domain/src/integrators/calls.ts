import { changeIntegratorClient } from './change-integrator-client.ts';
import type { CallBase } from '../kernel/call.ts';
import { documentCalls } from '../kernel/document-calls.ts';
import { KEY_KEEPERS, claveId, visibleIntegrator } from './guards.ts';
import { hookCommands } from './keep-hook.ts';
import { type Hook, integrator } from './integrator.ts';
import {
  changeIntegrator,
  createIntegrator,
  reactivateIntegrator,
  rotateIntegrator,
  suspendIntegrator,
} from './keep-integrator.ts';
import { apiCalls } from './views/api.ts';
import { integratorExport, integratorGrid, integratorUse } from './views/grids.ts';
import { integratorDeliveries } from './views/hooks.ts';
import { integratorDocument } from './views/integrator-document.ts';
import { integratorSheet } from './views/sheet.ts';

const withoutSeed = ({ semilla: _, ...shown }: Hook) => shown;

/** Sheet, history and files of integrators' keys. */
export const integratorCalls = documentCalls(integratorDocument, {
  related: [],
  aggregate: integrator,
  id: claveId,
  sheet: integratorSheet,
  read: KEY_KEEPERS,
  historia: KEY_KEEPERS,
  attach: KEY_KEEPERS,
  visible: visibleIntegrator,
  shown: ({ claves, aviso, ...shown }) => ({
    ...shown,
    claves: claves.map(({ hash: _, ...key }) => key),
    aviso: aviso && withoutSeed(aviso),
  }),
  actions: {
    editar: changeIntegrator,
    rotar: rotateIntegrator,
    reactivar: reactivateIntegrator,
    uso: integratorUse,
    avisos: integratorDeliveries,
    historia: 'history',
    suspender: suspendIntegrator,
  },
  anytime: [],
});

/** Calls of keys, but for their sheet, and those that keys are for. */
export const callsOfIntegrators = [
  createIntegrator,
  changeIntegrator,
  rotateIntegrator,
  suspendIntegrator,
  reactivateIntegrator,
  changeIntegratorClient,
  integratorGrid,
  integratorExport,
  integratorUse,
  integratorDeliveries,
  ...hookCommands,
  ...apiCalls,
] as readonly unknown[] as readonly CallBase[];
