import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettledState } from './settled-state.ts'
import { freePort, startKillableServer, type Target } from './killable-server.ts'
import { payOne, type Paid } from './payers.ts'
import { retryingClient } from './retrying-client.ts'

/** Payments of the test; 200 by `npm run books -- --crash-test`. */
const PAYMENTS = Number(process.env['MELA_CRASH_TEST'] ?? 40)
const PAYMENTS_A_KILL = 13
const KILLS = Math.floor(PAYMENTS / PAYMENTS_A_KILL)
const REQUESTS = 3
const AT_ONCE = 4
const PASSWORD = 'a-password-for-the-crash-test'

const targets: readonly Target[] = ['server', 'database', 'both']

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mela-crash-'))
  // As root, PostgreSQL runs as another user, who must be able to traverse the folder.
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Requests, by number, at which a process is killed; none before the server is up. */
function plannedKills(): ReadonlyMap<number, Target> {
  const span = (PAYMENTS * REQUESTS) / KILLS
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

test(
  `${PAYMENTS} payments survive ${KILLS} killed processes: none is lost, and none is doubled`,
  async () => {
    const [dataFolder, port] = [temporaryFolder(), await freePort()]
    const server = startKillableServer({ dataFolder, port, password: PASSWORD })
    onTestFinished(server.end)
    await server.up()

    const kills = plannedKills()
    let requests = 0
    let killed = 0
    const client = retryingClient(`http://127.0.0.1:${port}`, () => {
      const target = kills.get((requests += 1))
      if (!target) return
      server.kill(target)
      killed += 1
    })
    const signedIn = await client.send({
      path: '/api/method/mela.identity.sign_in',
      body: JSON.stringify({ usr: 'Administrator', pwd: PASSWORD }),
      headers: { 'content-type': 'application/json' },
    })
    const office = { client, authorization: tokenIn(signedIn.body) }
    const waiting = Array.from({ length: PAYMENTS }, (_, index) => index + 1)
    const paid: Paid[] = []
    const payer = async () => {
      for (let number = waiting.shift(); number !== undefined; number = waiting.shift())
        paid.push(await payOne(office, number))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, payer))
    await server.end()

    const settled = await readSettledState({ dataFolder, port })
    expect([paid.length, killed]).toEqual([PAYMENTS, KILLS])
    expect(settled.discrepancies).toEqual([])
    expect(settled.siteTransfers).toEqual(settled.serviceTransfers)
    expect(settled.paidBills).toEqual(
      paid
        .filter(({ action }) => action !== 'decline')
        .map(({ bill }) => bill)
        .toSorted(),
    )
    expect(settled.refunded).toEqual(
      paid
        .filter(({ isRefunded }) => isRefunded)
        .map(({ payment }) => payment)
        .toSorted(),
    )
  },
  PAYMENTS * 5_000,
)
