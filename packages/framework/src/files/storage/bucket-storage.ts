import { Readable } from 'node:stream'
import type * as S3 from '@aws-sdk/client-s3'
import type { _Object as S3Object } from '@aws-sdk/client-s3'
import type { BucketSettings } from '#framework/settings'
import { kindOfExtension, extensionOf } from '../file-kind.ts'
import { privacies, type RemotePart, type Storage, type Wanted } from './storage.ts'

type Connect = () => Promise<Connection>

interface Place {
  readonly connect: Connect
  readonly Bucket: string
}

async function has({ connect, Bucket }: Place, Key: string): Promise<boolean> {
  const { sdk, client } = await connect()
  try {
    await client.send(new sdk.HeadObjectCommand({ Bucket, Key }))
    return true
  } catch (error) {
    if (statusOf(error) === 404) return false
    throw error
  }
}

/** Sent in one request, so that a file is never stored partially. */
async function put({ connect, Bucket }: Place, Key: string, Body: Buffer): Promise<void> {
  const { sdk, client } = await connect()
  const ContentType = kindOfExtension(extensionOf(Key))?.mediaType ?? 'application/octet-stream'
  await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentType, ContentLength: Body.length }))
}

async function bytes({ connect, Bucket }: Place, Key: string): Promise<Buffer> {
  const { sdk, client } = await connect()
  const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }))
  if (!Body) throw new Error(`${Key} came without content`)
  return Buffer.from(await Body.transformToByteArray())
}

function headersOf(part: Readonly<Record<string, string | number | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

const without = (status: 304 | 416): RemotePart => ({ status, headers: {}, content: null })

function refused(error: unknown): RemotePart | null {
  const status = statusOf(error)
  if (status === 304 || status === 416) return without(status)
  if (status === 404) return null
  throw error
}

/** The service reads `Range` and `If-None-Match` itself. */
async function open(
  { connect, Bucket }: Place,
  Key: string,
  { range, knownTag }: Wanted,
): Promise<RemotePart | null> {
  const { sdk, client } = await connect()
  const asked = new sdk.GetObjectCommand({ Bucket, Key, Range: range, IfNoneMatch: knownTag })
  try {
    const { Body, ContentLength, ContentRange, ETag } = await client.send(asked)
    const headers = headersOf({
      ...{ 'content-length': ContentLength, 'content-range': ContentRange, etag: ETag },
      'accept-ranges': 'bytes',
    })
    const status = ContentRange === undefined ? 200 : 206
    return { status, headers, content: Body instanceof Readable ? Body : null }
  } catch (error) {
    return refused(error)
  }
}

function isBefore(moment: Date, { LastModified }: S3Object): boolean {
  return LastModified !== undefined && LastModified < moment
}

async function* keysBefore({ connect, Bucket }: Place, moment: Date): AsyncIterable<string> {
  const { sdk, client } = await connect()
  for (const privacy of privacies) {
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: `${privacy}/` })
    for await (const { Contents = [] } of pages)
      yield* Contents.filter((found) => isBefore(moment, found)).flatMap(({ Key }) => Key ?? [])
  }
}

export function bucketStorage(settings: BucketSettings, renditions: string): Storage {
  const place: Place = { connect: bucketConnection(settings), Bucket: settings.bucket }
  return {
    renditions,
    has: (key) => has(place, key),
    put: (key, content) => put(place, key, content),
    bytes: (key) => bytes(place, key),
    async remove(Key) {
      const { sdk, client } = await place.connect()
      await client.send(new sdk.DeleteObjectCommand({ Bucket: place.Bucket, Key }))
    },
    find: async (key) => ({ kind: 'remote', path: key, open: (wanted) => open(place, key, wanted) }),
    keysBefore: (moment) => keysBefore(place, moment),
  }
}

interface Connection {
  readonly sdk: typeof S3
  readonly client: S3.S3Client
}

/** The service's library is large: it is loaded with the first file. */
function bucketConnection({ region, endpoint, ...credentials }: BucketSettings): () => Promise<Connection> {
  let connecting: Promise<Connection> | null = null
  const connect = async () => {
    const sdk = await import('@aws-sdk/client-s3')
    const client = new sdk.S3Client({
      region,
      credentials,
      // Services other than Amazon's address buckets by path, and do not support every checksum.
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
    return { sdk, client }
  }
  return () => (connecting ??= connect())
}

/** The HTTP status of a refusal; null for errors without a response. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null
  const metadata: unknown = error.$metadata
  const status: unknown =
    typeof metadata === 'object' && metadata !== null
      ? Object.getOwnPropertyDescriptor(metadata, 'httpStatusCode')?.value
      : null
  return typeof status === 'number' ? status : null
}
