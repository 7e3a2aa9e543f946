import { diamonds } from '../patterns.ts'
import { box, fill, keyLine, placed, polygon, roundedBox } from '../shapes.ts'
import type { InkName } from '../../tokens/index.ts'

const pencil = (colour: InkName): string => {
  const wood = polygon([
    [-8, -44],
    [0, -66],
    [8, -44],
  ])
  const stick = box([-8, -44, 16, 110])
  return (
    fill(wood, 'sand') + fill(stick, colour) + fill(box([-3, -44, 6, 110]), 'cotton') + keyLine([wood, stick])
  )
}

/** An open wooden pencil box. */
export function pencilBox(): string {
  const tray = roundedBox([34, 138, 172, 62], 10)
  return [
    placed(pencil('rani'), { x: 76, y: 104, turn: -12 }),
    placed(pencil('leaf'), { x: 106, y: 98, turn: -2 }),
    placed(pencil('jamun'), { x: 138, y: 100, turn: 6 }),
    placed(pencil('sky2'), { x: 170, y: 106, turn: 15 }),
    fill(tray, 'marigold') +
      fill(diamonds([44, 154, 152, 32], 7), 'rani') +
      fill(diamonds([52, 162, 136, 16], 7), 'cotton'),
    keyLine([tray]),
  ].join('')
}
