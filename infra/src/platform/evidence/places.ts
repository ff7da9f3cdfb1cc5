import { type Bucket, bucketOf, inBucket } from './bucket.ts';
import { type HeadPlace, postedTo } from './deliver.ts';

type Settings = Parameters<typeof bucketOf>[0] & {
  readonly EVIDENCIA_URL?: string | undefined;
  readonly EVIDENCIA_TOKEN?: string | undefined;
};

/** The places that the configuration sends heads to: one by POST, a bucket, both or none. Throws `ConfigError` where one is named by half. */
export function placesOf(settings: Settings): HeadPlace[] {
  const bucket: Bucket | undefined = bucketOf(settings);
  const { EVIDENCIA_URL: url, EVIDENCIA_TOKEN: token } = settings;
  return [...(url ? [postedTo({ url, token })] : []), ...(bucket ? [inBucket(bucket)] : [])];
}
