import { dots } from '../patterns.ts'
import { fill, keyLine, line, placed, roundedBox } from '../shapes.ts'
import type { InkName } from '../../tokens/index.ts'

const card = (letter: string, ground: InkName): string => {
  const paper = roundedBox([-42, -56, 84, 112], 10)
  const frame = roundedBox([-32, -46, 64, 92], 6)
  return fill(paper, 'cotton') + fill(frame, ground) + line(letter, 'cotton', 6) + keyLine([paper])
}

/** Letter cards: a Tamil, a Hindi and a Latin A. */
export function letterCards(): string {
  const tamil = 'M14 -18A14 14 0 1 0 -8 -6Q-20 8 -6 18Q14 22 14 -2M-6 2H18M18 -24V28'
  const hindi = 'M-22 -24H22M14 -24V26M-16 -14Q2 -16 0 -4Q-2 2 -8 2Q4 4 2 14Q-4 24 -18 14M2 4H14'
  const latin = 'M-18 26L0 -26L18 26M-11 8H11'
  return [
    placed(card(hindi, 'rani'), { x: 72, y: 108, turn: -14 }),
    placed(card(tamil, 'leaf'), { x: 168, y: 112, turn: 14 }),
    placed(card(latin, 'jamun'), { x: 120, y: 140 }),
    dots([84, 210], { count: 4, gap: 24, radius: 4, ink: 'marigold' }),
  ].join('')
}
