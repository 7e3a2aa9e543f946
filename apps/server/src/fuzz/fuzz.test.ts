import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuzzSite, type FuzzSite, type Attacker } from './fuzz-site.ts'
import { shoot, type Outcome, type Shot, reachedBy } from './send-hostile.ts'
import { unsoundRows } from './stored-rows.ts'

/** `MELA_FUZZ_REQUESTS` and `MELA_FUZZ_SEED` set the number of requests and the seed. */
const REQUESTS = Number(process.env['MELA_FUZZ_REQUESTS'] ?? 20_000)
const SEED = Number(process.env['MELA_FUZZ_SEED'] ?? 20_261_120)
const AT_ONCE = 8
const MAX_SHOWN = 12
const LONGEST = 600_000 + REQUESTS * 20

let fuzz: FuzzSite
const all: Outcome[] = []

beforeAll(async () => {
  fuzz = await fuzzSite()
})
afterAll(() => fuzz.close())

/** Distinct addresses, so that rate limits do not hide other failures. */
function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
}

function shotsOf(attackers: readonly Attacker[], count: number, seed: number): readonly Shot[] {
  const each = Math.ceil(count / attackers.length)
  const shots = attackers.flatMap((attacker, which) =>
    fuzz
      .requests(attacker, each, seed + which)
      .map((request, index) => ({ attacker, request, order: index })),
  )
  return shots
    .toSorted((one, other) => one.order - other.order)
    .map(({ attacker, request }, index) => ({ attacker, request, address: addressOf(index) }))
}

async function shootOne(shot: Shot): Promise<Outcome> {
  const outcome = await shoot(fuzz, shot)
  const hasKey = shot.attacker.authorization !== null && shot.attacker !== fuzz.wrongSecret
  if (outcome.status === 401 && hasKey) await fuzz.renewKey(shot.attacker)
  return outcome
}

async function shootAll(attackers: readonly Attacker[], share: number): Promise<readonly Outcome[]> {
  const shots = shotsOf(attackers, REQUESTS * share, SEED)
  const outcomes: Outcome[] = []
  let next = 0
  const lane = async () => {
    for (let shot = shots[next++]; shot; shot = shots[next++]) outcomes.push(await shootOne(shot))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  all.push(...outcomes)
  return outcomes
}

function report(outcomes: readonly Outcome[]): string {
  const problems = outcomes.flatMap((outcome) => outcome.problems)
  const kinds = new Map(problems.map((problem) => [problem.split('\n', 1)[0], problem]))
  const causes = new Map(fuzz.failures.splice(0).map((one) => [one.split('\n').slice(0, 2).join('\n'), one]))
  return [...[...kinds.values()].slice(0, MAX_SHOWN), ...[...causes.values()].slice(0, MAX_SHOWN)].join('\n')
}

function accepted(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ status }) => status >= 200 && status < 300).length / outcomes.length
}

test(
  'Random requests never fail or hang, and never show a caller another user’s data',
  async () => {
    const outcomes = await shootAll(fuzz.attackers, 0.7)
    expect(report(outcomes)).toBe('')
    // A fuzz run whose requests are all refused proves nothing.
    expect(accepted(outcomes)).toBeGreaterThan(0.1)
  },
  LONGEST,
)

test(
  'Requests with a wrong secret never fail, and are refused where access is not public',
  async () => {
    const outcomes = await shootAll([fuzz.wrongSecret], 0.05)
    expect(report(outcomes)).toBe('')
    const refused = outcomes.filter(({ status }) => status === 401).length
    expect(refused).toBeGreaterThan(outcomes.length / 2)
  },
  LONGEST,
)

test(
  'Random requests by a fully permitted user never fail',
  async () => {
    const outcomes = await shootAll([fuzz.systemManager], 0.25)
    expect(report(outcomes)).toBe('')
    expect(accepted(outcomes)).toBeGreaterThan(0.1)
  },
  LONGEST,
)

test(
  'The documents left by all requests are valid, and their next steps can be taken',
  async () => {
    expect(await unsoundRows(fuzz.site.engine)).toEqual([])
    await fuzz.site.engine.drainEvents()
    expect(report([])).toBe('')
  },
  LONGEST,
)

/** Milliseconds of this thread's processor time, one request after the other, so that a busy machine does not count. */
const MAX_MILLISECONDS = 200

test(
  'No request occupies the server for long, whatever its length',
  async () => {
    const slow: string[] = []
    for (const attacker of [fuzz.systemManager, ...fuzz.attackers.slice(0, 1)])
      for (const [index, request] of fuzz.longRequests.entries()) {
        const before = process.threadCpuUsage()
        const { problems } = await shootOne({ attacker, request, address: addressOf(index) })
        const { user, system } = process.threadCpuUsage(before)
        const milliseconds = Math.round((user + system) / 1000)
        if (milliseconds > MAX_MILLISECONDS || problems.length > 0)
          slow.push(`${milliseconds} ms: ${JSON.stringify(request).slice(0, 300)} ${problems.join('\n')}`)
      }
    expect(slow).toEqual([])
  },
  LONGEST,
)

/** Share of operations with a success. The others need a code from a message, a receipt or a state. */
const MIN_REACHED = 0.5

test('Most operations also succeeded and were not only refused', () => {
  const reached = reachedBy(all)
  const never = fuzz.operations.filter((operation) => (reached.get(operation)?.done ?? 0) === 0)
  const share = 1 - never.length / fuzz.operations.length
  expect(share, `never done: ${never.join(', ')}`).toBeGreaterThan(MIN_REACHED)
})
