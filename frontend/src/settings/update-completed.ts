import { notice } from '../ui/dialogs/prompts.ts';

let asking = false;

/** Address of this page with a parameter that no cache has seen. */
export function freshAddress(href: string, now: number): string {
  const url = new URL(href);
  url.searchParams.set('v', String(now));
  return url.toString();
}

/** Says that the update is complete and loads the page anew (document 1 §8), once however many tabs' events arrive. */
export async function tellCompleted(reload: (href: string) => void = (href) => location.replace(href)): Promise<void> {
  if (asking) return;
  asking = true;
  await notice({
    titulo: 'Actualización completada',
    texto: 'La actualización se ha completado! Ahora puedes ingresar al sistema',
    boton: 'Ingresar',
  });
  asking = false;
  reload(freshAddress(location.href, Date.now()));
}
