import type { InkName } from '../../tokens/index.ts'
import { fill, keyLine, line, placed } from '../shapes.ts'

interface Kite {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
  readonly inks: readonly [InkName, InkName, InkName]
}

/** A kite in the air, with its paper tail. */
export function flyingKite({ x, y, scale, turn, inks }: Kite): string {
  const [ground, upper, lower] = inks
  const outline = 'M0 -50L42 0L0 50L-42 0Z'
  const drawn = [
    line('M0 50q14 16 0 30t4 30', 'key', 1.6),
    fill('M0 74l-10 -7v14zM0 74l10 -7v14zM2 98l-10 -7v14zM2 98l10 -7v14z', upper),
    fill(outline, ground) + fill('M0 -50L42 0H0Z', upper) + fill('M0 50L-42 0H0Z', lower),
    keyLine([outline, 'M0 -50V50M-42 0Q0 -34 42 0'], 2.2),
  ].join('')
  return placed(drawn, { x, y, scale, turn })
}
