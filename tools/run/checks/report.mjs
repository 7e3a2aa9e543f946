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

/** At the very end, where whoever reads only a log's last lines finds them. */
function printFailures(results) {
  for (const { title, failures = [] } of results) {
    for (const failure of failures) console.log(`  FAILED ${title}: ${failure}`)
  }
}

const sum = (results, key) => results.reduce((total, result) => total + (result[key] ?? 0), 0)

/** A step that failed without a test failing (a check, a crashed runner) still is a failure. */
const otherFailures = (results) => results.filter(({ code, failed = 0 }) => code !== 0 && failed === 0).length

/** Lanes of steps that run side by side: a check that uses one core leaves the others to its neighbours. */
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

/** Runs steps one after the other, all of them even when some fail, and closes with the counts on a line of their own. */
export async function runSteps(steps) {
  const results = await runInOrder(steps)
  printTable(results)
  printFailures(results)
  const failed = sum(results, 'failed') + otherFailures(results)
  console.log(`${sum(results, 'passed')} passed, ${failed} failed`)
  return failed === 0 && !wasStopped() ? 0 : 1
}
