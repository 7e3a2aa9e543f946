import type { FastifyInstance } from 'fastify'
import type { Counter } from './shopper.ts'

/** Networks that shoppers come from: each may order only so often in a minute. */
const NETWORKS = 20_000

let shoppers = 0

export type Headers = Readonly<Record<string, string>>

/** Another network each time, as the proxy in front of the server says. */
export function newAddress(): Headers {
  shoppers += 1
  const network = shoppers % NETWORKS
  return { 'x-forwarded-for': `10.${Math.floor(network / 250)}.${network % 250}.1` }
}

const JSON_HEADERS: Headers = { 'content-type': 'application/json' }
const FORM_HEADERS: Headers = { 'content-type': 'application/x-www-form-urlencoded' }
const PRESSED = 'way=no+webhook&method=upi'

const messageIn = (body: string): unknown => Reflect.get(Object(JSON.parse(body)), 'message')

/** Sends a POST; answers the body of a good answer. */
export type Send = (path: string, body: string, headers: Headers) => Promise<string>

/** A counter for a shopper, however his requests are sent. */
export function counterOf(send: Send): Counter {
  return {
    post: async (method, body) =>
      messageIn(await send(`/api/method/mela.${method}`, JSON.stringify(body), JSON_HEADERS)),
    press: async (url) => void (await send(new URL(url).pathname, PRESSED, FORM_HEADERS)),
  }
}

/** Sends what one shopper asks to a server inside this process. */
export function sendInside(app: FastifyInstance): Send {
  const from = newAddress()
  return async (url, payload, headers) => {
    const { statusCode, body } = await app.inject({
      ...{ method: 'POST', url, payload },
      headers: { ...headers, ...from },
    })
    if (statusCode >= 400) throw new Error(`${url}: ${statusCode} ${body}`)
    return body
  }
}
