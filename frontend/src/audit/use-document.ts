import { useLocation, useSearchParams } from 'react-router-dom';
import { useDialogWay } from '../ui/dialogs/use-dialog-way.ts';

/** The document whose history is open, in the address: a link shows the same to another auditor. */
export function useDocument() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const way = useDialogWay();
  const stream = search.get('documento') ?? undefined;
  const version = Number(search.get('version') ?? Number.NaN);
  const without = () => {
    const next = new URLSearchParams(search);
    next.delete('documento');
    next.delete('version');
    return next;
  };
  return {
    stream: stream && /^[a-zA-Z_-]+-.{1,150}$/.test(stream) ? stream : undefined,
    version: Number.isInteger(version) ? version : undefined,
    show: (of: string, at: number) => {
      const next = without();
      next.set('documento', of);
      next.set('version', String(at));
      way.open({ pathname, search: next.toString() }, { replace: false });
    },
    close: () => way.close({ pathname, search: without().toString() }),
  };
}
