interface Priced {
  readonly requiere_validacion: boolean;
  readonly validado: boolean;
}

/** Lines whose price still waits for somebody with `validar`. */
export const awaitingApproval = <L extends Priced>(lines: readonly L[]): L[] =>
  lines.filter((line) => line.requiere_validacion && !line.validado);
