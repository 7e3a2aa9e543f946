import { errorCodes, type FastifyRequest } from 'fastify'

/** Bytes in the body of a GET: no question of the dialect is longer, and a GET is not counted. */
const MOST = 16 * 1024

/** Refuses what no GET needs to say, before any of it is read: a longer body, and one that does not tell its length. */
export function refuseLongGetBody({ method, headers }: FastifyRequest): Error | undefined {
  if (method !== 'GET') return undefined
  const { 'content-length': length, 'transfer-encoding': encoding } = headers
  if (encoding === undefined && (length === undefined || Number(length) <= MOST)) return undefined
  return new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
}
