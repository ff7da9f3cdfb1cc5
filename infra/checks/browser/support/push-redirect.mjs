/** Loaded into the system under test (see push-service.mjs): what it posts to the push service goes to the stand-in. */
import http from 'node:http';
import https from 'node:https';

const { PUSH_STANDIN, PUSH_STANDIN_HOST } = process.env;
if (PUSH_STANDIN) {
  const { hostname, port } = new URL(PUSH_STANDIN);
  const real = https.request;
  https.request = (options, ...rest) =>
    options?.hostname === PUSH_STANDIN_HOST
      ? http.request({ ...options, protocol: 'http:', hostname, port }, ...rest)
      : real(options, ...rest);
}
