import { dots, scallops } from '../patterns.ts'
import { fill, keyLine } from '../shapes.ts'
import { marigold } from '../marigold.ts'

/** A cushion with a sun-and-flower print. */
export function cushion(): string {
  const cover =
    'M48 52Q120 66 192 52Q204 46 206 60Q192 120 206 184Q206 198 192 194Q120 180 48 194Q34 198 34 184Q48 120 34 60Q36 46 48 52Z'
  return [
    fill(cover, 'jamun'),
    fill(`M58 72${scallops(124, 6, 8)}V84H58Z`, 'marigold'),
    fill(`M182 176${scallops(-124, 6, -8)}V164H182Z`, 'marigold'),
    marigold([120, 124], 40, ['rani', 'marigold']),
    dots([66, 104], { count: 2, gap: 108, radius: 5, ink: 'pink' }),
    dots([66, 146], { count: 2, gap: 108, radius: 5, ink: 'pink' }),
    dots([56, 125], { count: 2, gap: 128, radius: 5, ink: 'pink' }),
    keyLine([cover]),
  ].join('')
}
