import type { InkName } from '../../tokens/index.ts'
import { diamonds, dotRow, triangles } from '../patterns.ts'
import { box, ellipse, fill, keyLine, placed } from '../shapes.ts'
import { range } from '../geometry.ts'

const roll = (paper: InkName, print: string, printInk: InkName): string => {
  const body = box([-20, -76, 40, 156])
  const end = ellipse([0, -76], 20, 7)
  return (
    fill(body + ellipse([0, 80], 20, 7), paper) +
    fill(print, printInk) +
    fill(end, 'cotton') +
    keyLine([body, end])
  )
}

/** Rolls of block-printed gift paper. */
export function giftRolls(): string {
  const rows = (draw: (y: number) => string) =>
    range(6)
      .map((row) => draw(-60 + row * 24))
      .join('')
  return [
    placed(
      roll(
        'rani',
        rows((y) => triangles([-20, y, 40, 14], 3)),
        'marigold',
      ),
      { x: 66, y: 126, turn: -10 },
    ),
    placed(
      roll(
        'leaf',
        rows((y) => dotRow([-12, y + 8], { count: 3, gap: 12, radius: 3.6 })),
        'cotton',
      ),
      {
        x: 176,
        y: 126,
        turn: 10,
      },
    ),
    placed(
      roll(
        'marigold',
        rows((y) => diamonds([-20, y, 40, 16], 2)),
        'jamun',
      ),
      { x: 120, y: 120 },
    ),
    fill(box([50, 148, 140, 12]), 'jamun') + fill('M110 146l-22 -14v40zM130 146l22 -14v40z', 'jamun'),
  ].join('')
}
