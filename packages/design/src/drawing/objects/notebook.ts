import { range } from '../geometry.ts'
import { diamonds, dots } from '../patterns.ts'
import { fill, keyLine, placed, roundedBox } from '../shapes.ts'

/** A notebook bound in block-printed cloth. */
export function notebook(): string {
  const cover = roundedBox([56, 34, 126, 168], 8)
  const print = range(5)
    .map((row) => diamonds([84, 54 + row * 29, 108, 16], 4))
    .join('')
  const drawn = [
    fill(roundedBox([66, 38, 122, 168], 8), 'cotton') + fill(cover, 'jamun'),
    fill('M56 42a8 8 0 0 1 8 -8h12v168h-12a8 8 0 0 1 -8 -8z', 'marigold'),
    `<svg x="76" y="34" width="106" height="168" viewBox="76 34 106 168">${fill(print, 'pink')}</svg>`,
    dots([98, 48], { count: 4, gap: 27, radius: 2, ink: 'marigold' }),
    keyLine([cover, 'M76 36v166', 'M190 50v150q0 8 -8 8h-104']),
  ].join('')
  return placed(placed(drawn, { x: -120, y: -120 }), { x: 120, y: 120, turn: -5 })
}
