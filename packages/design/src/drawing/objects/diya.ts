import { dots, triangles } from '../patterns.ts'
import { fill, keyLine } from '../shapes.ts'

/** A clay lamp, lit. */
export function diya(): string {
  const bowl = 'M40 130H200C200 176 164 200 120 200S40 176 40 130Z'
  const flame = 'M120 34C146 72 148 98 120 116C92 98 94 72 120 34Z'
  return [
    fill(flame, 'marigold') + fill('M120 66C132 84 132 100 120 110C108 100 108 84 120 66Z', 'rani'),
    fill(bowl, 'rust') + fill('M40 130H200Q200 138 198 146H42Q40 138 40 130Z', 'jamun'),
    fill(triangles([52, 150, 136, 14], 9, 'down'), 'marigold'),
    dots([84, 178], { count: 5, gap: 18, radius: 3, ink: 'cotton' }),
    keyLine([bowl, flame]),
  ].join('')
}
