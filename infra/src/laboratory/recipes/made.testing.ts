/** What the trials of the recipes make: words of `npm run new`. */
export const CARRIER = [
  ...['master', 'settings', 'carrier', '--ruta', 'configuraciones/transportistas'],
  ...['--uno', 'transportista', '--muchos', 'transportistas'],
];
export const RETURN_NOTE = [
  ...['document', 'inventory', 'return-note', '--ruta', 'devoluciones', '--femenino', '--grupo', 'OC / Entradas'],
  ...['--uno', 'nota de devolución', '--muchos', 'notas de devolución'],
];
export const NOTED = [
  ...['command', 'trainings', 'note-training', '--sobre', 'training', '--evento', 'TrainingNoted'],
  ...['--titulo', 'anota una capacitación', '--path', '/capacitaciones/modificar'],
];
