import { dots } from '../patterns.ts'
import { fill, keyLine, leaf, placed } from '../shapes.ts'

const fruit = (): string => {
  const skin = 'M6 -58C44 -58 58 -18 44 20C32 54 -10 66 -36 42C-58 20 -46 -8 -30 -26C-18 -40 -12 -58 6 -58Z'
  return [
    fill(skin, 'marigold') + fill('M44 20C32 54 -10 66 -36 42C-10 50 26 34 44 20Z', 'orange'),
    fill('M6 -58C44 -58 58 -18 44 20C48 -14 34 -46 6 -58Z', 'rani'),
    keyLine([skin, 'M6 -58V-70']),
  ].join('')
}

/** Two Alphonso mangoes. */
export function mango(): string {
  const leaves = [
    leaf([94, 58], { length: 62, angle: -24, width: 0.3 }),
    leaf([94, 58], { length: 46, angle: -160, width: 0.3 }),
  ]
  return [
    placed(fruit(), { x: 158, y: 142, scale: 0.95, mirrored: true }),
    fill(leaves.join(''), 'leaf') + placed(fruit(), { x: 90, y: 136, scale: 1.15 }),
    dots([60, 214], { count: 6, gap: 24, radius: 3.4, ink: 'leaf' }),
    keyLine(leaves),
  ].join('')
}
