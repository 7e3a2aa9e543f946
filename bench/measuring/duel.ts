import type { Row } from '../report/table.ts'
import { loadFor, type ServerProcess, type Load, type BenchRequest } from './load.ts'
import { median } from './statistics.ts'

const ROUNDS = 5
const SECONDS = 2
/** Seconds before the measurement, because the compiler still works on our code, of which there is more. */
const WARM_UP_SECONDS = 10

interface Duel {
  readonly name: string
  readonly question: BenchRequest
  readonly ours: ServerProcess
  readonly control: ServerProcess
  /** Promised minimum share of the control's speed; null without a promise. */
  readonly least: number | null
  readonly remarks?: readonly string[]
}

const integerFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

const speed = (loads: readonly Load[]): number => median(loads.map(({ perSecond }) => perSecond))

function time(loads: readonly Load[]): number | null {
  const times = loads.flatMap(({ processorTime }) => processorTime ?? [])
  return times.length === 0 ? null : median(times)
}

function timeRemark(ours: readonly Load[], control: readonly Load[]): readonly string[] {
  const [left, right] = [time(ours), time(control)]
  if (left === null || right === null) return []
  const share = (right / left).toFixed(2)
  return [
    `processor time a request: ours ${integerFormat.format(left)} µs, control ${integerFormat.format(right)} µs (ratio ${share})`,
  ]
}

/** Alternates ours and the control, so that a busy machine affects both. */
async function measureAlternately({ question, ours, control }: Duel): Promise<[Load[], Load[]]> {
  const [left, right]: [Load[], Load[]] = [[], []]
  await loadFor(ours, question, WARM_UP_SECONDS)
  await loadFor(control, question, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    left.push(await loadFor(ours, question, SECONDS))
    right.push(await loadFor(control, question, SECONDS))
  }
  return [left, right]
}

export async function duel(options: Duel): Promise<Row> {
  const { name, least, remarks = [] } = options
  const [ours, control] = await measureAlternately(options)
  const ratio = speed(ours) / speed(control)
  return {
    name,
    ours: `${integerFormat.format(speed(ours))}/s`,
    control: `${integerFormat.format(speed(control))}/s`,
    ratio: ratio.toFixed(2),
    target: least === null ? '-' : `>= ${least}`,
    isMet: least === null ? null : ratio >= least,
    remarks: [...timeRemark(ours, control), ...remarks],
  }
}
