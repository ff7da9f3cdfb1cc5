import { hash } from 'node:crypto';
import { readTimeStamp, timeStampRequest } from './time-stamp.ts';

const digest = Buffer.from(hash('sha256', 'cabeza', 'hex'), 'hex');
const nonce = Buffer.from('f123456789abcdef', 'hex');
/** What `openssl ts -reply` answered to this request, with a certificate that was made for it. */
const ANSWER = Buffer.from(
  'MIIDmTADAgEAMIIDkAYJKoZIhvcNAQcCoIIDgTCCA30CAQMxDzANBglghkgBZQMEAgEFADBzBgsqhkiG9w0BCRABBKBkBGIwYAIBAQYEKgMEATAxMA0GCWCGSAFlAwQCAQUABCD1y+fYgYKkuOQA+WsGEokhhkoYGH0RTIroVBtWbIrOAAIBAhgPMjAyNjExMjcwNTEwMDdaMAMCAQECCQDxI0VniavN76CCAa4wggGqMIIBT6ADAgECAhQw94rTF4ot6s6TEm7CSrqWtUCTdTAKBggqhkjOPQQDAjAeMRwwGgYDVQQDDBNBdXRvcmlkYWQgZGUgcHJ1ZWJhMB4XDTI2MTEyNzA1MTAwMloXDTM2MTEyNDA1MTAwMlowHjEcMBoGA1UEAwwTQXV0b3JpZGFkIGRlIHBydWViYTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABFDj5V2SMVOaM4rO1GYOXRtAoBCuKO9SRqPnZdr6SQl7cwIIIHhVnL7ny7IhTtPuWAcZMCPocom/wfny7Q5jPFWjazBpMB0GA1UdDgQWBBTw7RMofUjuVxVa2wuHPN3oiJZ8djAfBgNVHSMEGDAWgBTw7RMofUjuVxVa2wuHPN3oiJZ8djAPBgNVHRMBAf8EBTADAQH/MBYGA1UdJQEB/wQMMAoGCCsGAQUFBwMIMAoGCCqGSM49BAMCA0kAMEYCIQDwf4IOxG0D3Wc7ku8RPG8XfyT7bBmJ55GQJ7PBxk+QuAIhAMvDn6/XC9G3c4bPrFOy7RIl3eYkRI+y9u1qYMhbJJywMYIBPjCCAToCAQEwNjAeMRwwGgYDVQQDDBNBdXRvcmlkYWQgZGUgcHJ1ZWJhAhQw94rTF4ot6s6TEm7CSrqWtUCTdTANBglghkgBZQMEAgEFAKCBmDAaBgkqhkiG9w0BCQMxDQYLKoZIhvcNAQkQAQQwHAYJKoZIhvcNAQkFMQ8XDTI2MTEyNzA1MTAwN1owKwYLKoZIhvcNAQkQAgwxHDAaMBgwFgQUu5HfzpqqGieXpz+110hnXn3/eFQwLwYJKoZIhvcNAQkEMSIEINyPskXBivGdvDJw3IdbjAwxRCp3B5kdQ5eb6qe1Cko/MAoGCCqGSM49BAMCBEcwRQIhAJMyJneMguxt3p67srk4NjeweWLHxYUV6lO0zy8lf3VOAiBI191zj796CW+AllgHNx0WA4J2S+3ia0TQzZx1NjiEdQ==',
  'base64',
);

test('the request is the one that authorities read', () => {
  expect(timeStampRequest(digest, nonce).toString('hex')).toBe(
    `30440201013031300d060960864801650304020105000420${digest.toString('hex')}020900${nonce.toString('hex')}0101ff`,
  );
});

test('an answer says when, by the clock of the authority', () => {
  expect(readTimeStamp(ANSWER, digest, nonce)).toEqual({ instante: '2026-11-27T05:10:07.000Z' });
});

test('one of something else, of another request, refused, cut short or no answer at all is none', () => {
  const other = Buffer.from(hash('sha256', 'otra', 'hex'), 'hex');
  const said = (answer: Buffer, of = digest, by = nonce) => readTimeStamp(answer, of, by);
  expect(said(ANSWER, other)).toEqual({ error: 'El sello de tiempo no es de lo que se pidió sellar.' });
  expect(said(ANSWER, digest, Buffer.from('f123456789abcdee', 'hex'))).toEqual({
    error: 'El sello de tiempo no es de lo que se pidió sellar.',
  });
  expect(said(Buffer.from('30053003020102', 'hex'))).toEqual({
    error: 'La autoridad de sellado no dio el sello (estado 2).',
  });
  for (const answer of [
    ANSWER.subarray(0, 300),
    Buffer.from('<html>'),
    Buffer.alloc(0),
    Buffer.from('30030201', 'hex'),
  ])
    expect(said(answer)).toHaveProperty('error');
});
