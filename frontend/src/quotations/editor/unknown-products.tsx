import { Alert, Button, Group } from '@mantine/core';
import type { TypedLine } from './typed-quotation.ts';

interface Props {
  readonly lines: readonly TypedLine[];
  /** Looks for the product of the line by name. */
  readonly onSeek: (line: TypedLine) => void;
  readonly onDrop: () => void;
}

/** Pasted or typed products that nobody found: each may be looked for, all may be left out. */
export function UnknownProducts({ lines, onSeek, onDrop }: Props) {
  if (lines.length === 0) return null;
  return (
    <Alert
      color="yellow"
      variant="light"
      role="alert"
      title={lines.length === 1 ? 'No encontramos un producto' : `No encontramos ${lines.length} productos`}
    >
      <Group gap="xs">
        {lines.map((line) => (
          <Button key={line.key} size="compact-xs" variant="default" onClick={() => onSeek(line)}>
            Buscar «{line.part_number}»
          </Button>
        ))}
        <Button size="compact-xs" variant="subtle" color="red" onClick={onDrop}>
          Quitar {lines.length === 1 ? 'la línea' : 'estas líneas'}
        </Button>
      </Group>
    </Alert>
  );
}

/** Products that the server could not be asked for: their lines stay, and are asked for again. */
export function UnansweredProducts({ lines, onRetry }: Pick<Props, 'lines'> & { readonly onRetry: () => void }) {
  if (lines.length === 0) return null;
  return (
    <Alert
      color="yellow"
      variant="light"
      role="alert"
      title={lines.length === 1 ? 'No pudimos buscar un producto' : `No pudimos buscar ${lines.length} productos`}
    >
      <Group gap="xs">
        Sin conexión con el servidor. Lo que escribiste sigue aquí.
        <Button size="compact-xs" variant="default" onClick={onRetry}>
          Reintentar
        </Button>
      </Group>
    </Alert>
  );
}
