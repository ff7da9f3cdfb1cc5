interface Props {
  readonly nombre: string;
  readonly etiqueta: string | null;
}

/** What a process looks after, and under it the name that the log knows it by; a projection has that name alone. */
export const UnitName = ({ nombre, etiqueta }: Props) => (
  <>
    {etiqueta ?? nombre}
    {etiqueta !== null && <small>{nombre}</small>}
  </>
);
