import { changeUserLinks } from '../calls/access.ts';
import { useCommand } from '../api/hooks.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { linksSchema, LinkFields } from './link-fields.tsx';
import { filled, type SheetProps } from './sheet.ts';
import { refreshUsers } from './user-commands.ts';

/** Company, brands and warehouse of a person: they decide which rows it sees. */
export function LinksDialog({ sheet: { usuario: u }, onClose, onNewer }: SheetProps) {
  const { run } = useCommand(changeUserLinks);
  return (
    <FormDialog
      title={`Vínculos de ${u.nombre}`}
      schema={linksSchema}
      submitLabel="Guardar vínculos"
      version={u.version}
      onNewer={onNewer}
      onClose={onClose}
      onDone={refreshUsers}
      defaultValues={{
        cliente_id: u.cliente_id ?? '',
        proveedor_id: u.proveedor_id ?? '',
        marcas: u.marcas ?? [],
        bodega: u.bodega ?? '',
      }}
      submit={(values, options) => run({ usuario: u._id, ...filled(values) }, options)}
    >
      {(form) => <LinkFields form={form} />}
    </FormDialog>
  );
}
