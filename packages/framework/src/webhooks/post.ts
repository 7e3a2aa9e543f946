import { type Agent as HttpAgent, request as requestHttp } from 'node:http'
import { type Agent, request as requestHttps } from 'node:https'
import { publicAgent, requirePublicUrl } from '#framework/outbound-http'
import { createHmac } from 'node:crypto'

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Returns the status; throws without a response. */
export type Poster = (post: Post) => Promise<number>

/** Milliseconds for the whole of one delivery. */
const PATIENCE = 10_000

/** Posts and returns the status alone: the response body is not read, and redirects are not followed. */
export function postTo(url: URL, { headers, body }: Post, agent: Agent | HttpAgent): Promise<number> {
  const begin = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = begin(url, {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(PATIENCE),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    request.end(body)
  })
}

export const postPublic: Poster = async (post) => {
  const agent = publicAgent()
  try {
    return await postTo(requirePublicUrl(post.url), post, agent)
  } finally {
    agent.destroy()
  }
}

interface Signing {
  readonly id: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly body: string
  readonly secret: string
}

/** Headers of the Standard Webhooks specification: with the secret they prove origin, integrity and time. */
export function signedHeaders({ id, timestamp, body, secret }: Signing): Readonly<Record<string, string>> {
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
