import { fill, keyLine, leaf, placed } from '../shapes.ts'

const leaves = [
  leaf([0, -34], { length: 34, angle: -35 }),
  leaf([0, -26], { length: 34, angle: -145 }),
  leaf([0, -54], { length: 26, angle: -60 }),
  leaf([0, -50], { length: 26, angle: -120 }),
]

/** A sapling in its heap of earth; 80 units high at scale 1. */
export const sapling = (x: number, y: number, scale: number): string =>
  placed(
    fill('M-26 0Q0 -16 26 0Z', 'rust') +
      fill(`M-3 -6V-60h6V-6z${leaves.join('')}`, 'leaf') +
      keyLine(leaves.slice(0, 2), 2),
    { x, y, scale },
  )
