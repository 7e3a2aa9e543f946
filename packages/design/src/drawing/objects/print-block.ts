import { triangles } from '../patterns.ts'
import { marigold } from '../marigold.ts'
import { box, fill, keyLine, placed, roundedBox } from '../shapes.ts'

/** A carved printing block above its first print. */
export function printBlock(): string {
  const block = roundedBox([60, 84, 120, 38], 6)
  const handle = 'M92 84Q92 58 104 52V36Q104 24 120 24T136 36V52Q148 58 148 84Z'
  const cloth = box([36, 150, 168, 62])
  const drawn = [
    fill(handle, 'copper') + fill(block, 'rust') + fill(triangles([64, 122, 112, 12], 9, 'down'), 'rani'),
    fill(box([60, 104, 120, 8]), 'copper') + keyLine([block, handle]),
  ]
  return [
    fill(cloth, 'cotton') +
      marigold([74, 180], 19, ['rani', 'cotton']) +
      marigold([120, 180], 19, ['rani', 'cotton']),
    marigold([166, 180], 19, ['pink', 'cotton']) + keyLine([cloth]),
    placed(placed(drawn.join(''), { x: -120, y: -80 }), { x: 124, y: 82, turn: 6 }),
  ].join('')
}
