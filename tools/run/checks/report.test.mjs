import { beforeEach, expect, test, vi } from 'vitest'
import { atOnce, runSteps } from './report.mjs'

beforeEach(() => {
  const logSpy = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  return () => logSpy.mockRestore()
})

function pair() {
  const begun = { here: Promise.withResolvers(), there: Promise.withResolvers() }
  const meet = (mine, other) => async () => {
    begun[mine].resolve()
    await begun[other].promise
    return { code: 0, passed: 1, failed: 0 }
  }
  return { here: meet('here', 'there'), there: meet('there', 'here') }
}

test('Lanes run in parallel, and the following step waits for both', async () => {
  const { here, there } = pair()
  const order = []
  const noted = (title, run) => [title, async () => [await run(), order.push(title)][0]]
  const lanes = atOnce([noted('lint', here)], [noted('types', there), noted('arrows', async () => 0)])
  expect(await runSteps([lanes, noted('journeys', async () => 0)])).toBe(0)
  expect(order.toSorted()).toEqual(['arrows', 'journeys', 'lint', 'types'])
  expect(order.at(-1)).toBe('journeys')
})

test('A failed step in one lane fails the run, and the rest still runs', async () => {
  const ran = []
  const step = (title, code) => [title, async () => (ran.push(title), code)]
  const lanes = atOnce([step('lint', 1)], [step('types', 0), step('arrows', 0)])
  expect(await runSteps([lanes, step('journeys', 0)])).toBe(1)
  expect(ran.toSorted()).toEqual(['arrows', 'journeys', 'lint', 'types'])
})

test('The names of failed tests are printed last, before the counts', async () => {
  const failing = async () => ({ code: 1, passed: 3, failed: 1, failures: ['a.test.ts: it holds'] })
  expect(await runSteps([['unit tests', failing]])).toBe(1)
  const lines = vi.mocked(console.log).mock.calls.map(([line]) => line)
  expect(lines.slice(-2)).toEqual(['  FAILED unit tests: a.test.ts: it holds', '3 passed, 1 failed'])
})
