import { messageOf } from '../../../api/call-error.ts';
import { download } from '../../../api/client.ts';
import { listDiffExport } from '../../../calls/audit.ts';
import { showToast } from '../../feedback/toasts.ts';

/** The comparison as Excel; says why where there is none. */
export async function saveComparison(request: object, name: string): Promise<void> {
  const failed = (texto: string) => showToast({ tono: 'danger', titulo: 'No se exportó', texto });
  try {
    const refused = await download(listDiffExport, request as never, `${name}.xlsx`);
    if (refused) failed(String(refused.mensaje ?? ''));
  } catch (error) {
    failed(messageOf(error));
  }
}
