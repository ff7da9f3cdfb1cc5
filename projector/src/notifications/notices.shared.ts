import type { EventContext } from '@power/domain/kernel/event';
import type { Perfil } from '@power/domain/kernel/perfiles';
import type { ProcessTools } from '@power/infra/platform/projection/process';

/** What is older is history: nobody wants to be told when a company's past is read in. */
const NEWS_MS = 24 * 3_600_000;

/** How its processes begin and work: what is told from now on, and never ahead of what people do. */
export const NOTICES = { from: 'now', unhurried: true } as const;

export const isHistory = ({ at }: EventContext): boolean => Date.parse(at) < Date.now() - NEWS_MS;
/** Who did it, as a notice says. */
export const by = (context: EventContext): string => context.nombre ?? 'Sistema';

export interface Notice {
  readonly tipo: string;
  readonly titulo: string;
  readonly comentario: string;
  readonly adicional?: string | null;
  /** Told too, whoever they are. */
  readonly perfiles?: readonly Perfil[];
}

/** Tells these people, but for whoever did it themselves. `enlace`: the screen that it leads to. */
export async function tellPeople(
  people: readonly string[],
  enlace: string,
  { tipo, titulo, comentario, adicional, perfiles = [] }: Notice,
  context: EventContext,
  tools: ProcessTools,
): Promise<void> {
  const usuarios = [...new Set(people)].filter((id) => id !== context.user);
  if (usuarios.length + perfiles.length === 0 || isHistory(context)) return;
  await tools.command('create-notification', {
    accion: 'crear',
    tipo,
    titulo,
    comentario,
    comentario_adicional: (adicional ?? '').slice(0, 1000),
    enlace,
    usuarios,
    ...(perfiles.length > 0 && { perfiles: [...perfiles] }),
    user_origen: { _id: context.user, nombre: by(context) },
  });
}

/** Tells whoever has the flag `validar`, of prices that wait for them. */
export async function tellWhoApproves(
  enlace: string,
  { tipo, titulo, comentario }: Omit<Notice, 'adicional'>,
  context: EventContext,
  tools: ProcessTools,
): Promise<void> {
  if (isHistory(context)) return;
  await tools.command('create-notification', {
    accion: 'crear',
    tipo,
    titulo,
    comentario,
    enlace,
    permiso: 'validar',
    user_origen: { _id: context.user, nombre: by(context) },
  });
}
