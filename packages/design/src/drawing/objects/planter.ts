import { diamonds } from '../patterns.ts'
import { box, fill, keyLine, leaf, line, roundedBox } from '../shapes.ts'

const sprigs = [
  [120, 70, -90],
  [98, 84, -120],
  [142, 84, -60],
  [88, 106, -160],
  [152, 106, -20],
  [104, 112, -135],
  [136, 112, -45],
] as const

/** A tulsi plant on its square planter. */
export function planter(): string {
  const block = box([70, 134, 100, 64])
  const rim = roundedBox([58, 122, 124, 16], 4)
  const foot = roundedBox([54, 196, 132, 16], 4)
  const leaves = sprigs.map(([x, y, angle]) => leaf([x, y], { length: 36, angle, width: 0.36 }))
  return [
    line('M120 124V72M120 118L98 86M120 118L142 86M120 120L90 108M120 120L150 108', 'leaf', 4),
    fill(leaves.join(''), 'leaf'),
    fill(block, 'rani') + fill(rim + foot, 'marigold') + fill(diamonds([74, 148, 92, 36], 3), 'cotton'),
    fill(diamonds([84, 157, 72, 18], 3), 'jamun'),
    keyLine([block, rim, foot, ...leaves]),
  ].join('')
}
