import { dots, triangles } from '../patterns.ts'
import { ellipse, fill, keyLine, placed } from '../shapes.ts'

const shoe = (): string => {
  const sole = 'M-30 -70Q0 -96 30 -70Q40 -30 28 10Q30 60 24 78Q0 96 -24 78Q-30 60 -28 10Q-40 -30 -30 -70Z'
  const straps = 'M-34 -22Q0 -56 34 -22L32 -4Q0 -34 -32 -4Z'
  return [
    fill(sole, 'copper') + fill(ellipse([0, 58], 17, 20), 'sand') + fill(straps, 'rani'),
    fill(triangles([-20, -34, 40, 12], 4), 'marigold'),
    dots([-12, 14], { count: 3, gap: 12, radius: 2.6, ink: 'rust' }),
    keyLine([sole, straps]),
  ].join('')
}

/** A pair of leather sandals, from above. */
export const sandal = (): string =>
  placed(shoe(), { x: 78, y: 122, turn: -8 }) + placed(shoe(), { x: 162, y: 122, turn: 8, mirrored: true })
