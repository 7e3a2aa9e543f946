import { dots } from '../patterns.ts'
import { box, fill, keyLine, line, placed, roundedBox } from '../shapes.ts'

/** A slate with the first letters and a piece of chalk. */
export function slate(): string {
  const frame = roundedBox([42, 54, 156, 122], 8)
  const chalk = roundedBox([-30, -7, 60, 14], 5)
  const letters =
    'M66 132L82 92L98 132M72 118h20M112 92v40M112 92q22 0 22 10t-22 10q24 0 24 10t-24 10M174 98q-26 -14 -26 14t26 14'
  return [
    fill(frame, 'copper') + fill(box([54, 66, 132, 98]), 'shade'),
    line(letters, 'cotton', 4.5),
    dots([70, 80], { count: 8, gap: 14, radius: 2, ink: 'pink' }),
    dots([52, 60], { count: 2, gap: 136, radius: 3, ink: 'marigold' }),
    placed(fill(chalk, 'cotton') + keyLine([chalk]), { x: 96, y: 200, turn: -8 }),
    placed(fill(chalk, 'pink') + keyLine([chalk]), { x: 162, y: 204, turn: 10, scale: 0.8 }),
    keyLine([frame, box([54, 66, 132, 98])]),
  ].join('')
}
