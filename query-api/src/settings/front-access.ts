import { readFileSync } from 'node:fs';
import { frontAccess } from '@power/domain/settings/views/maintenance';
import { root } from '@power/infra/platform/contract/root';
import { isDemo } from '@power/infra/platform/demo-marker';
import { maintenanceActive } from '@power/infra/platform/maintenance/gate';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { windowNow } from './window-now.ts';

/** Build label of the spec's versions. */
const LABEL = 'QAS';
const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string };

export default handleQuery(frontAccess, async (_, { db, now, rows }) => {
  const answer = { acceso: !(await maintenanceActive(db, now)), version: `${version}-${LABEL}`, demo: isDemo() };
  if (answer.acceso) return answer;
  const ventana = await windowNow(rows);
  return {
    ...answer,
    ...(ventana && { actualizacion: { fecha: ventana.fecha, hora: ventana.hora, tiempo: ventana.tiempo } }),
  };
});
