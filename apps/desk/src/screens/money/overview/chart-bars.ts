import type { DayTakings } from '../../../data/money/takings.ts'

export interface Bar {
  x: number
  y: number
  width: number
  height: number
}

interface DayBars {
  day: DayTakings
  received: Bar
  /** Null where nothing went back. */
  returned: Bar | null
}

export const chartWidth = 600
export const chartHeight = 160

const gap = 5
/** What little there is can be seen, and a day without anything keeps its place. */
const lowest = 2
const thinnest = 1

/** Bars above a line for what came in, below it for what went back, on one scale. */
export function barsOf(days: readonly DayTakings[]): { base: number; bars: DayBars[] } {
  const mostIn = Math.max(0, ...days.map((day) => day.in))
  const mostBack = Math.max(0, ...days.map((day) => day.back))
  const scale = chartHeight / Math.max(1, mostIn + mostBack)
  const lowestBase = mostBack === 0 ? chartHeight : chartHeight - lowest
  const base = Math.max(lowest, Math.min(lowestBase, mostBack === 0 ? chartHeight : mostIn * scale))
  const step = chartWidth / Math.max(1, days.length)
  const width = Math.max(thinnest, step - gap)
  const bars = days.map((day, index) => {
    const x = index * step
    const tall = day.in > 0 ? Math.max(lowest, Math.min(base, day.in * scale)) : thinnest
    const deep = Math.min(chartHeight - base, Math.max(lowest, day.back * scale))
    return {
      day,
      received: { x, y: base - tall, width, height: tall },
      returned: day.back > 0 ? { x, y: base, width, height: deep } : null,
    }
  })
  return { base, bars }
}
