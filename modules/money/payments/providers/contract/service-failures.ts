import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { GatewayUnavailable } from '../gateway-error.ts'
import { newOrder, newReference } from './gateway-contract.ts'
import type { LocalService, Trouble } from './local-service.ts'

export interface Outside {
  readonly gateway: Gateway
  readonly service: LocalService
  /** Nobody may ever read these. */
  readonly secrets: readonly string[]
}

/** Milliseconds that the gateways of these tests may take for an answer. */
export const SHORT_PATIENCE = 300

const troubles: readonly Trouble[] = [500, 502, 503, 429, 401, 'garbage', 'silence', 'trickle', 'hang-up']

const questions: Readonly<Record<string, (gateway: Gateway) => Promise<unknown>>> = {
  createOrder: (gateway) => gateway.createOrder(newOrder()),
  fetchOrder: (gateway) => gateway.fetchOrder('order_1'),
  capture: (gateway) => gateway.capture('payment_1', 100, 'INR'),
  refund: (gateway) => gateway.refund({ payment: 'payment_1', amount: 100, reference: newReference() }),
}

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (answer) => ({ answer }),
    (error: unknown) => error,
  )

/** What a gateway outside must hold to when its service is in trouble. */
export function testServiceFailures(open: () => Promise<Outside>): void {
  let opened: Outside | null = null
  const outside = () => {
    if (!opened) throw new Error('The service is not open')
    return opened
  }
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(async () => opened?.service.close())

  test.each(troubles)(
    'trouble %s ends soon, in an error that may be tried again and tells no secret',
    async (trouble) => {
      const { gateway, service, secrets } = outside()
      service.trouble = trouble
      const began = performance.now()
      for (const [operation, ask] of Object.entries(questions)) {
        const error = await failureOf(ask(gateway))
        expect(error).toBeInstanceOf(GatewayUnavailable)
        expect(error).toMatchObject({ gateway: gateway.name, operation })
        const told = inspect(error, { depth: null, showHidden: true })
        expect(secrets.filter((secret) => told.includes(secret))).toEqual([])
      }
      expect(performance.now() - began).toBeLessThan(Object.keys(questions).length * 6 * SHORT_PATIENCE)
    },
  )

  test('a service that nobody can reach is away', async () => {
    const { gateway, service } = outside()
    await service.close()
    for (const ask of Object.values(questions))
      expect(await failureOf(ask(gateway))).toBeInstanceOf(GatewayUnavailable)
  })
}
