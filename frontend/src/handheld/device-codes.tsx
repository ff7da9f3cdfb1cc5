import { Button, Modal, Skeleton } from '@mantine/core';
import { messageOf } from '../api/call-error.ts';
import { useCommand } from '../api/hooks.ts';
import { issueDeviceCode, terminalPeople } from '../calls/access.ts';
import { usePeopleQuery } from '../live/refresh.ts';
import { notice } from '../ui/dialogs/prompts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './handheld.module.css';

/** Codes by which people of the warehouse sign in on the phone, each told once, to whoever hands it out. */
export function DeviceCodes({ onClose }: { readonly onClose: () => void }) {
  const people = usePeopleQuery(terminalPeople, {});
  const { run, busy } = useCommand(issueDeviceCode);
  const hand = async (usuario: string, nombre: string) => {
    try {
      const reply = await run({ usuario });
      await notice(
        reply.ok
          ? {
              titulo: `Código de ${nombre}: ${(reply as typeof reply & { readonly codigo: string }).codigo}`,
              texto: `${reply.mensaje}. Se ingresa en ${location.host}/terminal, con el correo de la persona.`,
              boton: 'Entregado',
            }
          : { titulo: 'El código no se entregó', texto: reply.mensaje, boton: 'Entendido' },
      );
    } catch (error) {
      await notice({ titulo: 'El código no se entregó', texto: messageOf(error), boton: 'Entendido' });
    }
  };
  const found = people.data?.personas;
  return (
    <Modal
      opened
      centered
      title="Códigos de dispositivo"
      onClose={onClose}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      <p>Asistente Bodega y Bodega y Despacho ingresan sólo en el teléfono, con un código que sirve una vez.</p>
      {!found && <Skeleton height={96} />}
      {found?.length === 0 && (
        <EmptyState title="No hay personas de esos perfiles" hint="Un administrador las crea en Usuarios." />
      )}
      <ul className={styles.plain}>
        {found?.map(({ _id, nombre, perfil }) => (
          <li key={_id} className={styles.person}>
            <span>
              {nombre}
              <small className={styles.meta}>{perfil}</small>
            </span>
            <Button
              size="md"
              variant="default"
              disabled={busy}
              aria-label={`Entregar código a ${nombre}`}
              onClick={() => void hand(_id, nombre)}
            >
              Entregar código
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
