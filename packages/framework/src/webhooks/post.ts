import { type Agent as HttpAgent, request as requestHttp } from 'node:http'
import { type Agent, request as requestHttps } from 'node:https'
import { publicAgent, requirePublicUrl } from '#framework/outbound-http'
import { createHmac } from 'node:crypto'

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Answers the status; throws when there is none. */
export type Poster = (post: Post) => Promise<number>

/** Milliseconds for the whole of one delivery. */
const PATIENCE = 10_000

/** Posts and takes the status alone: nothing of what the other side answers is read, and no redirect is followed. */
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

/** Posts to the public internet and nowhere else. */
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

/** The headers of the Standard Webhooks specification: who knows the secret can tell that it is from us, whole and fresh. */
export function signedHeaders({ id, timestamp, body, secret }: Signing): Readonly<Record<string, string>> {
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
