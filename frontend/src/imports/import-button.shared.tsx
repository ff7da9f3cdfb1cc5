import { type ImportKind, mayImport } from '@power/domain/kernel/import-kind';
import { Button, Menu } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { uploadImport } from '../calls/imports.ts';
import { part } from '../ui/part.tsx';

const ImportWizard = part(() => import('./import-wizard.shared.tsx'), 'ImportWizard');

/** *Importar*, for whoever may: what can be brought in from a spreadsheet on this screen. */
export function ImportButton({
  kinds: all,
  onDone,
}: {
  readonly kinds: readonly ImportKind[];
  readonly onDone: () => void;
}) {
  const may = useMay();
  const { perfil } = useCurrentUser().perfiles;
  const kinds = all.filter((one) => mayImport(one, perfil));
  const [kind, setKind] = useState<ImportKind>();
  if (!may(uploadImport) || kinds.length === 0) return null;
  const button = (more: object) => (
    <Button variant="default" leftSection={<IconFileImport size={16} />} {...more}>
      Importar
    </Button>
  );
  return (
    <>
      {kinds.length === 1 ? (
        button({ onClick: () => setKind(kinds[0]) })
      ) : (
        <Menu position="bottom-end">
          <Menu.Target>{button({})}</Menu.Target>
          <Menu.Dropdown>
            {kinds.map((one) => (
              <Menu.Item key={one.tipo} onClick={() => setKind(one)}>
                {one.words.titulo}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {kind && <ImportWizard kind={kind} onClose={() => setKind(undefined)} onDone={onDone} />}
    </>
  );
}
