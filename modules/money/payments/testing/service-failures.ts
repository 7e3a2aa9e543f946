import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Gateway } from '../gateways/gateway.ts'
import { GatewayUnavailable } from '../gateways/gateway-error.ts'
import { newOrder, newReference } from './gateway-contract.ts'
import type { LocalService, FailureMode } from './local-service.ts'

export interface GatewayWithService {
  readonly gateway: Gateway
  readonly service: LocalService
  /** Nobody may ever read these. */
  readonly secrets: readonly string[]
}

/** Milliseconds that the gateways of these tests may take for an answer. */
export const SHORT_TIMEOUT_MS = 300

const failureModes: readonly FailureMode[] = [
  500,
  502,
  503,
  429,
  401,
  'garbage',
  'silence',
  'trickle',
  'hang-up',
]

const operations: Readonly<Record<string, (gateway: Gateway) => Promise<unknown>>> = {
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
export function testServiceFailures(open: () => Promise<GatewayWithService>): void {
  let opened: GatewayWithService | null = null
  const requireOpened = () => {
    if (!opened) throw new Error('The service is not open')
    return opened
  }
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(async () => opened?.service.close())

  test.each(failureModes)(
    'trouble %s ends soon, in an error that may be tried again and tells no secret',
    async (trouble) => {
      const { gateway, service, secrets } = requireOpened()
      service.trouble = trouble
      const began = performance.now()
      for (const [operation, ask] of Object.entries(operations)) {
        const error = await failureOf(ask(gateway))
        expect(error).toBeInstanceOf(GatewayUnavailable)
        expect(error).toMatchObject({ gateway: gateway.name, operation })
        const errorText = inspect(error, { depth: null, showHidden: true })
        expect(secrets.filter((secret) => errorText.includes(secret))).toEqual([])
      }
      expect(performance.now() - began).toBeLessThan(Object.keys(operations).length * 6 * SHORT_TIMEOUT_MS)
    },
  )

  test('a service that nobody can reach is away', async () => {
    const { gateway, service } = requireOpened()
    await service.close()
    for (const ask of Object.values(operations))
      expect(await failureOf(ask(gateway))).toBeInstanceOf(GatewayUnavailable)
  })
}
