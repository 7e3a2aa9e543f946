import { log } from '../log.mjs'
import { wasStopped } from '../processes/signals.mjs'

const asResult = (result) => (typeof result === 'number' ? { code: result } : result)

async function attempt(run) {
  try {
    return asResult(await run())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { code: 1 }
  }
}

async function runStep([title, run]) {
  log(title)
  const since = performance.now()
  const result = await attempt(run)
  return { title, ...result, seconds: (performance.now() - since) / 1000 }
}

const counts = ({ passed, failed }) => (passed === undefined ? '' : `${passed} passed, ${failed} failed`)

function printTable(results) {
  const width = Math.max(...results.map(({ title }) => title.length))
  console.log('')
  for (const result of results) {
    const verdict = result.code === 0 ? 'ok    ' : 'FAILED'
    const time = `${result.seconds.toFixed(1)} s`.padStart(9)
    console.log(`  ${verdict} ${result.title.padEnd(width)} ${time}  ${counts(result)}`.trimEnd())
  }
  console.log('')
}

/** Printed last, because readers of a log see its last lines. */
function printFailures(results) {
  for (const { title, failures = [] } of results) {
    for (const failure of failures) console.log(`  FAILED ${title}: ${failure}`)
  }
}

const sum = (results, key) => results.reduce((total, result) => total + (result[key] ?? 0), 0)

/** A failed step without a failed test (a check, a crashed runner) is a failure too. */
const otherFailures = (results) => results.filter(({ code, failed = 0 }) => code !== 0 && failed === 0).length

/** Lanes of steps that run concurrently: a check that uses one core leaves the others free. */
export const atOnce = (...lanes) => ({ lanes })

const runStepOrLanes = async (step) =>
  'lanes' in step ? (await Promise.all(step.lanes.map(runInOrder))).flat() : [await runStep(step)]

async function runInOrder(steps) {
  const results = []
  for (const step of steps) {
    if (wasStopped()) break
    results.push(...(await runStepOrLanes(step)))
  }
  return results
}

/** Runs all steps in order, even after failures, and ends with a line of counts. */
export async function runSteps(steps) {
  const results = await runInOrder(steps)
  printTable(results)
  printFailures(results)
  const failed = sum(results, 'failed') + otherFailures(results)
  console.log(`${sum(results, 'passed')} passed, ${failed} failed`)
  return failed === 0 && !wasStopped() ? 0 : 1
}
