/**
 * Whether an answer says where it ends. One that does not ends when its connection does: an answer that was cut short then
 * passes for a whole one, and only what it says can tell. Any other that breaks off is an error of whoever reads it.
 */
export const isDelimited = ({ headers, status, body }: Response): boolean =>
  body === null || status === 204 || headers.has('content-length') || headers.has('transfer-encoding');
