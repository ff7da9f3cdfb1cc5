import { sendingAudience } from '@power/domain/notifications/views/sending-queries';
import { recipientsOf } from '@power/infra/platform/notifications/recipients-of';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(sendingAudience, async ({ segmento }, { rows }) => {
  // Whoever sends may reach everybody; people are counted, not shown.
  const people = await recipientsOf(rows.unscoped, segmento);
  const byProfile = new Map<string, number>();
  for (const { perfil } of people) byProfile.set(perfil, (byProfile.get(perfil) ?? 0) + 1);
  return {
    ok: true as const,
    personas: people.length,
    perfiles: [...byProfile].map(([perfil, personas]) => ({ perfil, personas })),
  };
});
