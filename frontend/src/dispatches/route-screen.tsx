import { byCommune } from '@power/domain/dispatches/by-commune.shared';
import { type RouteAction, routeDocument } from '@power/domain/dispatches/views/route-document';
import type { RouteSheet } from '@power/domain/dispatches/views/sheet';
import {
  IconArrowsSort,
  IconBan,
  IconBarcode,
  IconHistory,
  IconListDetails,
  IconPackageExport,
  IconPencil,
  IconPlus,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { call } from '../api/client.ts';
import { packingList } from './packing-list.ts';
import { departRoute, routeCalls, routeGrid, routePackingList } from '../calls/dispatches.ts';
import type { DocumentScreen } from '../documents/types.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { edited } from './edit-dialog.tsx';
import { roadQueue } from './road-queue.shared.ts';
import { SCAN_FIELD } from './scan-field.tsx';
import { arrange, askAndCancelRoute, stopTask, told } from './stop-tasks.ts';
import { nextStop, Stops, taskOf } from './stops.tsx';

const icon = { size: 16, stroke: 1.6 };

/** The sheet of a route: what it adds to its declaration. */
export const routeScreen: DocumentScreen<RouteSheet, RouteAction> = {
  document: routeDocument,
  calls: routeCalls,
  sheetTitle: (id) => `Despacho N° ${id}`,
  run: {
    cargar: () => document.getElementById(SCAN_FIELD)?.focus(),
    salir: ({ number }) =>
      void told('El despacho no salió', () => call(departRoute, { id: number }, { commandId: crypto.randomUUID() })),
    entregar: (sheet) => {
      const stop = nextStop(sheet, roadQueue().waiting.get());
      if (stop) stopTask.set({ kind: 'entregar', stop: taskOf(sheet, stop) });
    },
    agregar: ({ number }) => goTo(`/sistema/despachos?agregar=${number}`),
    ordenar: ({ number, paradas }) =>
      void arrange(
        number,
        byCommune(paradas).map((p) => p.linea),
      ),
    editar: (sheet) => edited.set(sheet),
    empaque: ({ number }) => void packingList(routePackingList, number, `Despacho ${number}`),
    historia: (_, show) => show('historia'),
    anular: (sheet) => void askAndCancelRoute(sheet),
  },
  icons: {
    cargar: <IconBarcode {...icon} />,
    salir: <IconTruckDelivery {...icon} />,
    entregar: <IconPackageExport {...icon} />,
    agregar: <IconPlus {...icon} />,
    ordenar: <IconArrowsSort {...icon} />,
    editar: <IconPencil {...icon} />,
    empaque: <IconListDetails {...icon} />,
    historia: <IconHistory {...icon} />,
    anular: <IconBan {...icon} />,
  },
  Body: Stops,
  lists: { 'despachos-listado': { query: routeGrid, idField: 'number' } },
};
