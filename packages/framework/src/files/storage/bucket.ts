import type * as S3 from '@aws-sdk/client-s3'
import type { BucketSettings } from '#framework/tasks'

/** The service's code, and who we are there. */
export interface Connection {
  readonly sdk: typeof S3
  readonly client: S3.S3Client
}

/** The service's code is large: it is loaded when the first file is asked for, and not before. */
export function bucketConnection({
  region,
  endpoint,
  ...credentials
}: BucketSettings): () => Promise<Connection> {
  let connecting: Promise<Connection> | null = null
  const connect = async () => {
    const sdk = await import('@aws-sdk/client-s3')
    const client = new sdk.S3Client({
      region,
      credentials,
      // Services other than Amazon's know buckets as paths, and not every checksum.
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
    return { sdk, client }
  }
  return () => (connecting ??= connect())
}

/** The HTTP status of a refusal; null for everything that is no answer. */
export function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null
  const metadata: unknown = error.$metadata
  const status: unknown =
    typeof metadata === 'object' && metadata !== null
      ? Object.getOwnPropertyDescriptor(metadata, 'httpStatusCode')?.value
      : null
  return typeof status === 'number' ? status : null
}
