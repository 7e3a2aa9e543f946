import { marigold } from '../marigold.ts'
import { triangles } from '../patterns.ts'
import { box, fill, keyLine, placed, roundedBox } from '../shapes.ts'

/** A greeting card half out of its envelope. */
export function cards(): string {
  const card = roundedBox([70, 34, 100, 120], 6)
  const envelope = roundedBox([42, 98, 156, 106], 8)
  return [
    placed(
      placed(fill(card, 'cotton') + fill(triangles([76, 40, 88, 12], 7, 'down'), 'leaf') + keyLine([card]), {
        x: -120,
        y: -120,
      }),
      { x: 120, y: 120, turn: -4 },
    ),
    marigold([116, 78], 22, ['rani', 'marigold']),
    fill(envelope, 'marigold') +
      fill('M42 106L120 166L198 106V196Q198 204 190 204H50Q42 204 42 196Z', 'orange'),
    fill(box([42, 184, 156, 10]), 'jamun'),
    keyLine([envelope, 'M44 106L120 166L196 106']),
  ].join('')
}
