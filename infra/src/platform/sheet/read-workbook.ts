import path from 'node:path';
import { type SheetPart, sheetRows } from './sheet-rows.ts';
import { shownBy, type Shown } from './number-format.ts';
import { attribute, type Walker, walkXml } from './walk-xml.ts';
import { type Budget, partsOf, unpacked } from './zip.ts';

/** A sheet that a person sees, and how its rows are read. */
export interface Sheet {
  readonly nombre: string;
  /** Rows that hold anything, each with its number, until there are `most`. */
  readonly rows: (most: number) => Promise<SheetPart>;
}

/**
 * The visible sheets of a workbook in their order. What Excel opens is read: names with any prefix, cells and rows without
 * their place, Strict documents. Throws when it is no workbook, or unpacks to more bytes than may be.
 */
export async function sheetsOf(file: Buffer, bytes: number): Promise<Sheet[]> {
  const parts = partsOf(file);
  if (!parts) throw new Error('No zip file');
  const budget: Budget = { left: bytes };
  const walk = async (name: string, walker: Walker): Promise<boolean> => {
    const part = parts.get(name.toLowerCase());
    if (part) await walkXml(unpacked(part, budget), walker);
    return part !== undefined;
  };
  const linked = async (from: string): Promise<{ id: string; type: string; target: string }[]> => {
    const links: { id: string; type: string; target: string }[] = [];
    const folder = path.posix.dirname(from);
    await walk(path.posix.join(folder, '_rels', `${path.posix.basename(from)}.rels`), {
      open: (name, { Id = '', Type = '', Target = '' }) => {
        if (name !== 'Relationship') return;
        const target = Target.startsWith('/') ? Target.slice(1) : path.posix.join(folder, Target);
        links.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target });
      },
    });
    return links;
  };
  const book = (await linked('')).find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const named: { nombre: string; id: string }[] = [];
  let since1904 = false;
  const found = await walk(book, {
    open(name, attributes) {
      if (name === 'workbookPr') since1904 = /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '');
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([full]) => full.endsWith(':id'))?.[1] ?? '';
      named.push({ nombre: attributes.name ?? '', id });
    },
  });
  if (!found) throw new Error('No workbook');
  const links = await linked(book);
  const of = (type: string): string => links.find((link) => link.type === type)?.target ?? '';
  const formats = await formatsOf((walker) => walk(of('styles'), walker));
  return named.flatMap(({ nombre, id }) => {
    const target = links.find((link) => link.id === id && link.type === 'worksheet')?.target;
    if (target === undefined) return [];
    const rows = (most: number) =>
      sheetRows({
        sheet: (walker) => walk(target, walker),
        texts: (walker) => walk(of('sharedStrings'), walker),
        formats,
        since1904,
        most,
      });
    return [{ nombre, rows }];
  });
}

/** How the numbers of each style are shown. */
async function formatsOf(walk: (walker: Walker) => Promise<unknown>): Promise<Shown[]> {
  const codes = new Map<number, string>();
  const styles: number[] = [];
  let cells = false;
  await walk({
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      else if (name === 'cellXfs') cells = true;
      else if (name === 'xf' && cells) styles.push(Number(attributes.numFmtId ?? 0));
    },
    close: (name) => {
      if (name === 'cellXfs') cells = false;
    },
  });
  return styles.map((id) => shownBy(id, codes.get(id)));
}
