import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { bookkeepingCheck } from '#money/ledger'
import { reconcile } from '#money/payments'
import { runBooks } from '../books-run/run.ts'
import { Bill } from '../testing/sample-bill.ts'
import { completeRefund } from '../testing/model-gateway.ts'
import { clockMoves, history, MAX_MOMENTS, type History } from '../testing/payment-history.ts'
import { runExpectingFailure } from '../testing/fault-injection.ts'
import { endDispute, play } from '../testing/play-history.ts'
import type { HistoryRun } from '../testing/late-responses.ts'
import { paymentSite } from '../testing/payment-site.ts'
import { compareWithGateway } from '../testing/compare-with-gateway.ts'

const AT_ONCE = 40
const ROUNDS = Number(process.env['MELA_HISTORIES'] ?? 2000) / AT_ONCE
/** Timeout in milliseconds; a tenth suffices on an idle machine. */
const PATIENCE = Math.max(600_000, ROUNDS * 10_000)
const SEED = Number(process.env['MELA_SEED_OF_HISTORIES'] ?? 20261120)

const on = await paymentSite()
const { site, gateway, context } = on
const { engine } = site
afterAll(site.close)

async function bill({ amount, taxPercent, isMember }: History): Promise<string> {
  const { name } = await engine.write(administrator, (documents) =>
    documents.insert(Bill, {
      amount,
      tax: Math.floor((amount * taxPercent) / 100),
      payer: isMember ? on.member : null,
    }),
  )
  return name
}

function banksDecide(bills: readonly string[]): void {
  for (const order of bills.flatMap((name) => gateway.ordersOf(name))) {
    for (const back of order.refunds) completeRefund(order, back, 'done')
    for (const claim of order.disputes) if (claim.state !== 'lost') endDispute(claim, 'won')
  }
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from "Gateway Event" where state = 'stored')
      + (select count(*) from "Refund" where state in ('requested', 'sent'))
      + (select count(*) from "Payment" where allocation = 'unallocated' and is_held = 0)
      + (select count(*) from "Payment" where state in ('created', 'authorised')) as count`.execute(
    engine.database.kysely,
  )
  return rows[0]?.count ?? 0
}

const WEEK = 7 * 24 * 60
const SHORTLY = 12
const MAX_SETTLING_ROUNDS = 12

async function settleAll(bills: readonly string[]): Promise<void> {
  on.wait(WEEK)
  for (let round = 0; round < MAX_SETTLING_ROUNDS; round += 1) {
    banksDecide(bills)
    await runExpectingFailure(null, () => reconcile(context))
    on.wait(SHORTLY)
    if ((await waiting()) === 0) return
  }
}

async function arrivals(played: readonly HistoryRun[]): Promise<void> {
  const arriving = played.map(async ({ late }) => {
    const waiting = late.splice(0)
    late.push(
      ...waiting.map((one) => ({ ...one, moments: one.moments - 1 })).filter(({ moments }) => moments > 0),
    )
    for (const one of waiting) if (one.moments <= 1) await one.arrive()
  })
  await Promise.all(arriving)
}

async function playAll(histories: readonly History[], moves: readonly number[]): Promise<readonly string[]> {
  const played: (HistoryRun & { readonly history: History })[] = []
  for (const one of histories) played.push({ on, bill: await bill(one), late: [], tokens: [], history: one })
  for (let moment = 0; moment < MAX_MOMENTS; moment += 1) {
    const now = played.flatMap((one) =>
      (one.history.moments[moment] ?? []).map((action) => ({ one, action })),
    )
    if (now.length === 0) break
    await Promise.all(now.map(({ one, action }) => play(one, action)))
    await arrivals(played)
    gateway.nextMoment()
    on.wait(moves[moment] ?? 0)
  }
  while (played.some(({ late }) => late.length > 0)) await arrivals(played)
  return played.map((one) => one.bill)
}

async function discrepancies(): Promise<readonly unknown[]> {
  const { outcomes } = await runBooks({
    step: (part) => engine.write(administrator, part),
    site: engine.settings,
    checks: engine.extensions(bookkeepingCheck),
  })
  return outcomes.flatMap((outcome) => outcome.discrepancies)
}

async function closesAfter(histories: readonly History[], moves: readonly number[]): Promise<void> {
  await on.empty()
  const bills = await playAll(histories, moves)
  await settleAll(bills)
  const wrong = await compareWithGateway(on, bills)
  const historyOf = (name: string) => JSON.stringify(histories[bills.indexOf(name)])
  expect(wrong.map((one) => ({ ...one, history: historyOf(one.bill) }))).toEqual([])
  expect(await waiting()).toBe(0)
  expect(await discrepancies()).toEqual([])
}

test(
  `The books balance after every history, and no money is unassigned (${AT_ONCE * ROUNDS} histories)`,
  async () => {
    const batch = fc.array(history, { minLength: AT_ONCE, maxLength: AT_ONCE })
    const played = await fc.check(fc.asyncProperty(batch, clockMoves, closesAfter), {
      ...{ seed: SEED, numRuns: ROUNDS },
      endOnFailure: process.env['MELA_SHRINK'] === undefined,
    })
    // A failed batch would print all histories; the error names only the wrong ones.
    const { failed, seed, counterexamplePath, errorInstance } = played
    if (failed) throw new Error(`seed ${seed}, path ${counterexamplePath}`, { cause: errorInstance })
  },
  PATIENCE,
)

test('Many histories contain stale responses, and none undoes a later state', () => {
  expect(on.staleResponses()).toBeGreaterThan(ROUNDS)
})
