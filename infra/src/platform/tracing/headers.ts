/** `name=value,…`, values percent-encoded, as OTEL_EXPORTER_OTLP_HEADERS has them; undefined when it is nothing of the kind. */
export function headersOf(text: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',').filter((part) => part.trim() !== '')) {
    const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([\x21-\x7e ]*?)\s*$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) return undefined;
    try {
      const plain = decodeURIComponent(value);
      if (!/^[\x20-\x7e]*$/.test(plain)) return undefined;
      headers[name.toLowerCase()] = plain;
    } catch {
      return undefined;
    }
  }
  return headers;
}
