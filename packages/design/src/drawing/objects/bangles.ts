import { range } from '../geometry.ts'
import { dots } from '../patterns.ts'
import { ellipse, fill, keyLine, line, roundedBox } from '../shapes.ts'

const colours = ['rani', 'marigold', 'leaf', 'marigold2', 'jamun', 'orange'] as const

/** Glass bangles on their stand. */
export function bangles(): string {
  const rings = range(6).map((index) => ellipse([62 + index * 23, 108], 16, 52))
  const foot = roundedBox([48, 190, 144, 18], 8)
  return [
    line('M64 194L84 150M176 194L156 150', 'rust', 8) + line('M34 108H206', 'copper', 12),
    rings.map((ring, index) => line(ring, colours[index] ?? 'rani', 9)).join(''),
    fill(foot, 'rust') + dots([68, 199], { count: 8, gap: 15, radius: 3, ink: 'marigold' }),
    keyLine([foot, ...rings.map((_, index) => ellipse([62 + index * 23, 108], 20, 56))], 2),
  ].join('')
}
