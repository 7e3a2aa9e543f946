import { range, circle } from './shapes.ts'
import { type Cell, kolam } from '../kolam/kolam.ts'

const row = (from: number, to: number): Cell[] => range(to - from).map((index): Cell => [from + index, 0])

/**
 * The stepper's thread: dots in a row, woven round the steps that are done, dotted round the present one.
 * @param present index of the present step; equal to `steps` when all are done
 */
export function thread(steps: number, present: number): string {
  const step = 44
  const style = {
    step,
    threadWidth: 3,
    dotRadius: 4,
    center: [step / 2, step / 2],
    threadColour: 'var(--mela-brand)',
    neighbours: row(0, Math.min(steps, present + 1)),
  } as const
  const done = present > 0 ? kolam(row(0, present), { ...style, dotColour: 'var(--mela-trim-ink)' }) : ''
  const now =
    present < steps
      ? kolam(row(present, present + 1), { ...style, dashes: '.1 6.4', dotColour: 'var(--mela-brand)' })
      : ''
  const ahead = row(present + 1, steps).map(([index]) => circle([step / 2 + index * step, step / 2], 4))
  const width = steps * step
  return `<svg class="thread" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${step}" width="${width}" height="${step}" aria-hidden="true">${done}${now}<path d="${ahead.join('')}" fill="var(--mela-ink-3)"/></svg>`
}
