import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettledState } from './settled-state.ts'
import { freePort, startKillableServer, type Target } from './killable-server.ts'
import { openShop, shopOnce, type Bought } from './shoppers.ts'
import { retryingClient } from './retrying-client.ts'

/**
 * Checkouts of the test; run only by `npm run books -- --crash-test`, because the unit tests include the test of
 * payments.
 */
const PAYMENTS = Number(process.env['MELA_CRASH_TEST'] ?? 0)
const CHECKOUTS = Math.round(PAYMENTS * 2.5)
const CHECKOUTS_A_KILL = 13
const KILLS = Math.max(1, Math.floor(CHECKOUTS / CHECKOUTS_A_KILL))
const REQUESTS = 6
const AT_ONCE = 4
const PASSWORD = 'a-password-for-the-crash-test'

const targets: readonly Target[] = ['both', 'server', 'database']

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mela-shop-crash-'))
  // As root, PostgreSQL runs as another user, who must be able to traverse the folder.
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function plannedKills(): ReadonlyMap<number, Target> {
  const span = (CHECKOUTS * REQUESTS * 0.9) / KILLS
  return new Map(
    Array.from({ length: KILLS }, (_, index) => [
      Math.floor(span * index + 1 + Math.random() * (span - 2)),
      targets[index % targets.length] ?? 'both',
    ]),
  )
}

function tokenIn(body: unknown): string {
  const { api_key, api_secret } = Object(Reflect.get(Object(body), 'message')) as Record<string, unknown>
  return `token ${String(api_key)}:${String(api_secret)}`
}

test.runIf(PAYMENTS > 0)(
  `${CHECKOUTS} checkouts survive ${KILLS} kills: no order is lost or doubled, and stock and money balance`,
  async () => {
    const [dataFolder, port] = [temporaryFolder(), await freePort()]
    const scenario = 'shop'
    const server = startKillableServer({ dataFolder, port, password: PASSWORD, scenario })
    onTestFinished(server.end)
    await server.up()

    const kills = plannedKills()
    let [requests, killed, isOpen] = [0, 0, false]
    const client = retryingClient(`http://127.0.0.1:${port}`, () => {
      const target = isOpen ? kills.get((requests += 1)) : undefined
      if (!target) return
      server.kill(target)
      killed += 1
    })
    const signedIn = await client.send({
      path: '/api/method/mela.identity.sign_in',
      body: JSON.stringify({ usr: 'Administrator', pwd: PASSWORD }),
      headers: { 'content-type': 'application/json' },
    })
    const sold = await openShop({ client, authorization: tokenIn(signedIn.body) })
    isOpen = true
    const waiting = Array.from({ length: CHECKOUTS }, (_, index) => index + 1)
    const bought: Bought[] = []
    const shopper = async () => {
      for (let number = waiting.shift(); number !== undefined; number = waiting.shift())
        bought.push(await shopOnce(client, sold, number))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, shopper))
    await server.end()

    const settled = await readSettledState({ dataFolder, port, scenario })
    expect([bought.length, killed]).toEqual([CHECKOUTS, KILLS])
    expect(settled.discrepancies).toEqual([])
    expect(settled.siteTransfers).toEqual(settled.serviceTransfers)
    const expectedStates = bought.map(({ order, isPaid }) => [order, isPaid ? 'placed' : 'cancelled'])
    expect(settled.orders).toEqual(Object.fromEntries(expectedStates))
  },
  120_000 + CHECKOUTS * 10_000,
)
