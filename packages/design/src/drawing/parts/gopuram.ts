import type { InkName } from '../../tokens/index.ts'
import { type Box, range } from '../geometry.ts'
import { dotRow, triangles } from '../patterns.ts'
import { circle, fill, keyLine, polygon } from '../shapes.ts'

const tiers = 5
const inks: readonly InkName[] = ['rani', 'marigold', 'leaf', 'pink', 'sky2']

/** A temple tower: five tiers, each smaller, and its row of finials. */
export function gopuram([x, y, width, height]: Box): string {
  const step = height / (tiers + 0.6)
  const widthAt = (level: number) => width * (1 - 0.13 * level)
  const tier = (level: number) => {
    const [lower, upper] = [widthAt(level), widthAt(level + 0.8)]
    const bottom = y + height - level * step
    const middle = x + width / 2
    return { bottom, middle, lower, upper }
  }
  const drawn = range(tiers).map((level) => {
    const { bottom, middle, lower, upper } = tier(level)
    const wall = polygon([
      [middle - lower / 2, bottom],
      [middle - upper / 2, bottom - step],
      [middle + upper / 2, bottom - step],
      [middle + lower / 2, bottom],
    ])
    const band = triangles([middle - upper / 2, bottom - step * 0.95, upper, step * 0.35], 9 - level)
    const figures = dotRow([middle - upper * 0.36, bottom - step * 0.34], {
      count: 7 - level,
      gap: (upper * 0.72) / (6 - level),
      radius: step * 0.13,
    })
    return (
      fill(wall, inks[level] ?? 'rani') + fill(band, 'cotton') + fill(figures, 'jamun') + keyLine([wall], 2)
    )
  })
  const top = y + height - tiers * step
  const finials = dotRow([x + width / 2 - width * 0.13, top - step * 0.2], {
    count: 5,
    gap: width * 0.065,
    radius: width * 0.025,
  })
  return drawn.join('') + fill(finials + circle([x + width / 2, top - step * 0.42], width * 0.02), 'marigold')
}
