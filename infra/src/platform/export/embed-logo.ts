import type { stream, Worksheet } from 'exceljs';
import { logoPng } from './logo.ts';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** 56 points in English Metric Units. */
const SIDE = 56 * 12_700;

const drawing = `${XML}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">\
<xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:colOff>50800</xdr:colOff><xdr:row>0</xdr:row><xdr:rowOff>38100</xdr:rowOff></xdr:from><xdr:ext cx="${SIDE}" cy="${SIDE}"/>\
<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Logo" descr="Sistema Power Mobile"/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>\
<xdr:blipFill><a:blip xmlns:r="${RELATIONSHIPS}" r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>\
<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${SIDE}" cy="${SIDE}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor></xdr:wsDr>`;

/** Parts of exceljs 4.4.0 (pinned) that its types do not tell of. */
interface WriterParts {
  readonly zip: { append: (content: string | Buffer, entry: { name: string }) => unknown };
}
interface SheetParts {
  readonly _sheetRelsWriter: { addRelationship: (relationship: { Type: string; Target: string }) => string };
  _writeRowBreaks: () => void;
  _write: (xml: string) => void;
}

/**
 * Puts the logo at A1 of a streamed sheet. The streaming writer of exceljs has no `addImage` for sheets, so the drawing
 * is added to the package: its part, its relationships, its content type and its reference, which the format wants right
 * after the row breaks.
 */
export function embedLogo(workbook: stream.xlsx.WorkbookWriter, sheet: Worksheet): void {
  const { zip } = workbook as unknown as WriterParts;
  const parts = sheet as unknown as SheetParts;
  workbook.addImage({ buffer: logoPng() as never, extension: 'png' });
  zip.append(drawing, { name: 'xl/drawings/drawing1.xml' });
  zip.append(
    `${XML}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONSHIPS}/image" Target="../media/image0.png"/></Relationships>`,
    { name: 'xl/drawings/_rels/drawing1.xml.rels' },
  );
  const id = parts._sheetRelsWriter.addRelationship({
    Type: `${RELATIONSHIPS}/drawing`,
    Target: '../drawings/drawing1.xml',
  });
  const writeRowBreaks = parts._writeRowBreaks.bind(sheet);
  parts._writeRowBreaks = () => {
    writeRowBreaks();
    parts._write(`<drawing r:id="${id}"/>`);
  };
  const append = zip.append.bind(zip);
  zip.append = (content, entry) =>
    append(
      entry.name === '[Content_Types].xml'
        ? String(content).replace(
            '</Types>',
            '<Override PartName="/xl/drawings/drawing1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/></Types>',
          )
        : content,
      entry,
    );
}
