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

/** A command on each of the four streams that most commands decide on. */
export const MARKED = (
  [
    ['orders', 'order', 'marca un pedido'],
    ['quotations', 'quotation', 'marca una cotización'],
    ['products', 'product', 'marca un producto'],
    ['customers', 'customer', 'marca un cliente'],
  ] as const
).map(([context, stream, titulo]) => [
  ...['command', context, `mark-${stream}`, '--sobre', stream],
  ...['--evento', `${stream[0]!.toUpperCase()}${stream.slice(1)}Marked`, '--titulo', titulo],
]);
