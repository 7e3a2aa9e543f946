import { stripes } from '../patterns.ts'
import { box, fill, keyLine, line, placed, roundedBox } from '../shapes.ts'

const handle = (): string => {
  const grip = roundedBox([-11, 30, 22, 76], 10)
  return fill(grip, 'rani') + fill(stripes([-11, 46, 22, 40], 1, 0.4), 'marigold') + keyLine([grip])
}

const blade = 'M-26 -86Q0 -112 26 -86V-30Q26 -2 6 2V32H-6V2Q-26 -2 -26 -30Z'

/** A trowel and a hand fork, crossed. */
export const trowel = (): string =>
  [
    placed(line('M-18 -74V-22Q-18 -4 0 -4Q18 -4 18 -22V-74M0 -80V32', 'sky2', 9) + handle(), {
      x: 134,
      y: 120,
      turn: 26,
    }),
    placed(fill(blade, 'leaf') + fill(box([-3, -84, 6, 64]), 'leaf2') + keyLine([blade]) + handle(), {
      x: 106,
      y: 122,
      turn: -26,
    }),
  ].join('')
