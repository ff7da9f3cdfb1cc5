// Comprueba, sin conexión y sin otro programa que Node 20 o posterior, un archivo de evidencia de Sistema Power Mobile.
//   node verify.mjs [evidencia.json] [--llaves archivo] [--cabezas archivo]
// --llaves   las llaves públicas que usted obtuvo por otro camino: /.well-known/evidencia.json del sistema, o una copia anterior
// --cabezas  cabezas que guarda el segundo lugar, una por línea: dicen si el sistema firmó otra historia en otra parte
// Cada parte dice qué comprueba. Termina con 0 si todo es como fue registrado, y con 1 si algo no lo es.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const fallas = [];
const falla = (texto) => fallas.push(texto);
const avisos = [];

// ── Lo que se repite: resúmenes SHA-256 y firmas Ed25519 ──────────────────────────────────────────────────────────────
const sha256 = (...partes) => {
  const resumen = createHash('sha256');
  for (const parte of partes) resumen.update(parte);
  return resumen.digest();
};
const hex = (texto) => sha256(texto).toString('hex');
const hoja = (texto) => sha256(Buffer.of(0), texto); // RFC 6962: una hoja se resume tras un byte 0…
const nodo = (izquierda, derecha) => sha256(Buffer.of(1), izquierda, derecha); // …y un nodo tras un byte 1
const firmaValida = (texto, { llave, firma }, llaves) => {
  const publica = llaves.get(llave)?.publica;
  if (!publica) return false;
  const clave = createPublicKey({ key: Buffer.from(publica, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(texto), clave, Buffer.from(firma, 'base64'));
};
// El texto único de un valor JSON: nombres en orden, sin espacios. Sobre él se encadena y se firma.
const canonico = (valor) => {
  if (Array.isArray(valor)) return `[${valor.map(canonico).join(',')}]`;
  if (valor === null || typeof valor !== 'object') return JSON.stringify(valor);
  const campos = Object.keys(valor).sort();
  return `{${campos.map((campo) => `${JSON.stringify(campo)}:${canonico(valor[campo])}`).join(',')}}`;
};

// ── 1. El archivo ─────────────────────────────────────────────────────────────────────────────────────────────────────
function leer(archivo, que) {
  try {
    return readFileSync(archivo, 'utf8');
  } catch {
    terminar(`No se puede leer ${que} (${archivo}).`);
  }
}
function json(texto, que) {
  try {
    return JSON.parse(texto);
  } catch {
    terminar(`${que} no es JSON: fue cortado o alterado.`);
  }
}
function terminar(motivo) {
  console.log(`NO SE PUDO COMPROBAR. ${motivo}`);
  process.exit(1);
}
const opcion = (nombre) => {
  const lugar = process.argv.indexOf(nombre);
  return lugar < 0 ? undefined : process.argv.splice(lugar, 2)[1];
};
const [archivoLlaves, archivoCabezas] = [opcion('--llaves'), opcion('--cabezas')];
const evidencia = json(leer(process.argv[2] ?? 'evidencia.json', 'la evidencia'), 'El archivo de evidencia');
if (evidencia?.formato !== 'power-evidencia-1') terminar('El archivo no es una evidencia de Sistema Power Mobile.');
for (const lista of ['llaves', 'cabezas', 'consistencia', 'eventos'])
  if (!Array.isArray(evidencia[lista])) terminar(`Al archivo le falta «${lista}»: fue cortado o alterado.`);

// ── 2. Las llaves: cada una se llama como dice su contenido, y la que sigue a otra lleva la firma de esta ─────────────
const llaves = new Map(evidencia.llaves.map((llave) => [llave.id, llave]));
for (const { id, publica, desde, avala } of evidencia.llaves) {
  if (hex(Buffer.from(String(publica), 'base64')).slice(0, 16) !== id)
    falla(`La llave ${id} no es la que dice ser: su contenido fue alterado.`);
  else if (
    avala &&
    !firmaValida(['power-llave-1', id, publica, desde].join('\n'), { llave: avala.llave, firma: avala.firma }, llaves)
  )
    falla(`La llave ${id} dice estar avalada por ${avala.llave}, y esa firma no es válida.`);
}
if (archivoLlaves) {
  const propias = json(leer(archivoLlaves, 'el archivo de llaves'), 'El archivo de llaves').llaves ?? [];
  for (const { id, publica } of evidencia.llaves)
    if (!propias.some((llave) => llave.id === id && llave.publica === publica))
      falla(`La llave ${id} no está entre las que usted obtuvo por otro camino.`);
} else
  avisos.push(
    'Las llaves vienen en este mismo archivo. Compárelas con las que publica el sistema en /.well-known/evidencia.json, o use --llaves.',
  );

// ── 3. Las cabezas: firmadas, en orden, y cada una es el comienzo de la que sigue ─────────────────────────────────────
const textoCabeza = ({ registro, tamano, raiz, posicion, sellado, instante, anterior }) =>
  ['power-cabeza-1', registro, tamano, raiz, posicion, sellado, instante, anterior].join('\n');
const nombreCabeza = ({ instante, tamano }) => `la cabeza del ${instante} (${tamano} eventos)`;
for (const cabeza of evidencia.cabezas) {
  if (!cabeza.firmas?.some((firma) => firmaValida(textoCabeza(cabeza), firma, llaves)))
    falla(`La firma de ${nombreCabeza(cabeza)} no es válida: la cabeza o su firma fue alterada.`);
  if (cabeza.registro !== evidencia.registro) falla(`${nombreCabeza(cabeza)} es de otro registro.`);
}
// RFC 6962 §2.1.2: la raíz chica y la grande se recalculan con los mismos resúmenes.
function esComienzo(chica, grande, prueba) {
  if (chica.tamano === grande.tamano) return chica.raiz === grande.raiz && prueba.length === 0;
  if (!(chica.tamano > 0 && chica.tamano < grande.tamano)) return false;
  let [lugar, ultimo] = [chica.tamano - 1, grande.tamano - 1];
  while (lugar % 2 === 1) [lugar, ultimo] = [Math.floor(lugar / 2), Math.floor(ultimo / 2)];
  const resto = prueba.map((resumen) => Buffer.from(resumen, 'base64'));
  const inicio = lugar === 0 ? Buffer.from(chica.raiz, 'hex') : resto.shift();
  if (!inicio) return false;
  let [antes, despues] = [inicio, inicio];
  for (const hermano of resto) {
    if (ultimo === 0) return false;
    if (lugar % 2 === 1 || lugar === ultimo) {
      [antes, despues] = [nodo(hermano, antes), nodo(hermano, despues)];
      while (lugar % 2 === 0 && lugar !== 0) [lugar, ultimo] = [Math.floor(lugar / 2), Math.floor(ultimo / 2)];
    } else despues = nodo(despues, hermano);
    [lugar, ultimo] = [Math.floor(lugar / 2), Math.floor(ultimo / 2)];
  }
  return ultimo === 0 && antes.toString('hex') === chica.raiz && despues.toString('hex') === grande.raiz;
}
evidencia.cabezas.slice(1).forEach((cabeza, n) => {
  const anterior = evidencia.cabezas[n];
  if (!esComienzo(anterior, cabeza, evidencia.consistencia[n] ?? []))
    falla(
      `No se prueba que ${nombreCabeza(anterior)} sea el comienzo de ${nombreCabeza(cabeza)}: la prueba fue alterada, o se reescribió la historia.`,
    );
});
if (archivoCabezas)
  for (const linea of leer(archivoCabezas, 'el archivo de cabezas').split('\n').filter(Boolean)) {
    const guardada = json(linea, 'Una línea del archivo de cabezas');
    const otra = guardada.cabeza ?? guardada;
    const misma = evidencia.cabezas.find(
      ({ registro, tamano }) => registro === otra.registro && tamano === otra.tamano,
    );
    if (misma && misma.raiz !== otra.raiz)
      falla(`El segundo lugar guarda otra raíz para ${nombreCabeza(misma)}: se firmaron dos historias distintas.`);
  }

// ── 4. Los eventos: cada uno está en el árbol de la cabeza, sigue al anterior, y lo firmó el proceso que lo aceptó ────
const cabeza = evidencia.cabezas.find(({ tamano }) => tamano === evidencia.sellado_por);
if (!cabeza) terminar('Falta la cabeza que sella los eventos.');
const textoHoja = (e) =>
  [
    'power-hoja-1',
    e.posicion,
    e.flujo,
    e.version,
    e.id,
    e.tipo,
    e.esquema,
    e.guardado,
    e.hash,
    e.datos === null ? e.datos_sha256 : hex(e.datos),
    hex(e.metadatos),
  ].join('\n');
// RFC 6962 §2.1.1: de la hoja a la raíz por los hermanos que da la prueba.
function raizDesde(resumen, indice, tamano, prueba) {
  let [lugar, ultimo, actual] = [indice, tamano - 1, resumen];
  for (const hermano of prueba.map((texto) => Buffer.from(texto, 'base64'))) {
    if (ultimo === 0) return '';
    if (lugar % 2 === 1 || lugar === ultimo) {
      actual = nodo(hermano, actual);
      while (lugar % 2 === 0 && lugar !== 0) [lugar, ultimo] = [Math.floor(lugar / 2), Math.floor(ultimo / 2)];
    } else actual = nodo(actual, hermano);
    [lugar, ultimo] = [Math.floor(lugar / 2), Math.floor(ultimo / 2)];
  }
  return ultimo === 0 ? actual.toString('hex') : '';
}
const nombreEvento = ({ version, tipo }) => `El evento ${version} (${tipo})`;
let anterior = '0'.repeat(64);
let pendiente; // un proceso firma de una vez lo que acepta de una vez: el primero lleva la firma, los demás su número
evidencia.eventos.forEach((e, n) => {
  const esta = nombreEvento(e);
  if (e.version !== String(n) || e.flujo !== evidencia.flujo)
    return falla(
      `${esta} no está en su lugar: debía ser el ${n} de ${evidencia.flujo}. Falta un evento o cambiaron de orden.`,
    );
  const sellado = raizDesde(hoja(textoHoja(e)), e.indice, cabeza.tamano, e.prueba ?? []) === cabeza.raiz;
  let metadatos;
  let datos;
  try {
    [metadatos, datos] = [JSON.parse(e.metadatos), e.datos === null ? undefined : JSON.parse(e.datos)];
  } catch {
    return falla(`${esta} no se puede leer: sus datos o metadatos fueron alterados.`);
  }
  const datosTexto = e.datos === null ? undefined : canonico(datos);
  const encadenado =
    datosTexto === undefined ||
    hex([anterior, e.flujo, e.version, e.id, e.tipo, e.esquema, datosTexto, canonico(metadatos)].join('\n')) === e.hash;
  anterior = e.hash;
  if (!sellado && !encadenado) falla(`${esta} no es el que se registró: cambió su contenido.`);
  else if (!sellado)
    falla(
      `${esta} no es el que selló ${nombreCabeza(cabeza)}: cambió su posición, la hora en que se guardó o su prueba.`,
    );
  else if (!encadenado) falla(`${esta} no sigue al anterior: la cadena del documento está rota.`);

  const { firma, ...resto } = metadatos;
  const previo = BigInt(e.posicion) <= BigInt(cabeza.sellado);
  if (!previo && firma === undefined)
    return falla(
      `${esta} no lleva la firma de ningún proceso del sistema: se agregó directamente en la base de datos.`,
    );
  if (previo) return;
  const partes = [
    e.id,
    e.tipo,
    e.esquema,
    datosTexto === undefined ? e.datos_canonicos_sha256 : hex(datosTexto),
    hex(canonico(resto)),
  ];
  if (typeof firma === 'object') pendiente = { firma, nombre: esta, eventos: [partes] };
  else if (pendiente?.eventos.length !== firma) return falla(`${esta} es parte de una firma que no lo incluye.`);
  else pendiente.eventos.push(partes);
  const { eventos = 1, hoja: lugar = 0, hojas = 1, camino = [] } = pendiente.firma;
  if (pendiente.eventos.length < eventos) return;
  const texto = ['power-firma-1', e.flujo, eventos, ...pendiente.eventos.flat()].join('\n');
  const raiz = raizDesde(hoja(texto), lugar, hojas, camino);
  if (!llaves.has(pendiente.firma.llave))
    falla(`${pendiente.nombre} está firmado con una llave desconocida (${pendiente.firma.llave}).`);
  else if (!firmaValida(`power-firma-1\n${raiz}`, pendiente.firma, llaves))
    falla(`${pendiente.nombre} no es lo que firmó el proceso que lo aceptó.`);
  pendiente = undefined;
});
if (pendiente) falla(`${pendiente.nombre} fue firmado junto con otros que no están en el archivo.`);
if (evidencia.eventos.length === 0) falla('El archivo no tiene eventos.');

// ── 5. Lo que resulta ─────────────────────────────────────────────────────────────────────────────────────────────────
for (const texto of fallas) console.log(`✗ ${texto}`);
if (fallas.length > 0) {
  console.log(
    `\nNO ES COMO FUE REGISTRADO: ${fallas.length === 1 ? '1 falla' : `${fallas.length} fallas`} en ${evidencia.flujo}.`,
  );
  process.exit(1);
}
const [antes] = evidencia.cabezas;
console.log(`✓ ${evidencia.eventos.length} eventos de ${evidencia.flujo}, en su orden y tal como se registraron.`);
for (const e of evidencia.eventos) {
  const { at, nombre, user, perfil } = JSON.parse(e.metadatos);
  console.log(
    `  ${e.version.padStart(4)}  ${at}  ${e.tipo}  ${nombre ?? user} (${perfil})${e.datos === null ? '  [datos reservados: se prueban sin mostrarlos]' : ''}`,
  );
}
if (antes !== cabeza)
  console.log(`✓ El último se registró después de ${nombreCabeza(antes)} y antes de ${nombreCabeza(cabeza)}.`);
else console.log(`✓ Sellados por ${nombreCabeza(cabeza)}.`);
const sellados = evidencia.eventos.filter((e) => BigInt(e.posicion) <= BigInt(cabeza.sellado)).length;
if (sellados > 0)
  console.log(
    `  ${sellados} son anteriores al sello (posición ${cabeza.sellado}): se da fe de ellos como se encontraron, no de quién los aceptó.`,
  );
for (const texto of avisos) console.log(`! ${texto}`);
console.log('\nTODO ES COMO FUE REGISTRADO.');
