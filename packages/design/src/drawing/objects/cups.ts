import { triangles } from '../patterns.ts'
import { ellipse, fill, keyLine, line, placed } from '../shapes.ts'

const cup = (band: 'cotton' | 'marigold'): string => {
  const body = 'M-34 -40H34L24 44Q0 52 -24 44Z'
  return [
    fill(body, 'rust') + fill(ellipse([0, -40], 34, 9), 'copper'),
    fill('M-30 -14H30L28 8H-28Z', band) + fill(triangles([-28, -12, 56, 14], 5), 'jamun'),
    keyLine([body, ellipse([0, -40], 34, 9)]),
  ].join('')
}

/** Clay tea cups, one still steaming. */
export const cups = (): string =>
  [
    line('M112 54q-10 -12 0 -24t0 -20M130 50q-8 -10 0 -20t0 -16', 'leaf2', 4),
    placed(cup('marigold'), { x: 120, y: 104 }),
    placed(cup('cotton'), { x: 78, y: 160, turn: -3 }),
    placed(cup('cotton'), { x: 164, y: 162, turn: 4 }),
  ].join('')
