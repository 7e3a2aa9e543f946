import { dots, triangles } from '../patterns.ts'
import { box, fill, keyLine, leaf } from '../shapes.ts'

/** A packet of seeds. */
export function seeds(): string {
  const packet = box([66, 50, 108, 154])
  const seedling = [
    box([117, 128, 6, 48]),
    leaf([120, 140], { length: 40, angle: -30 }),
    leaf([120, 156], { length: 40, angle: -150 }),
    leaf([120, 132], { length: 30, angle: -90 }),
  ]
  return [
    fill(packet, 'cotton') + fill(box([66, 50, 108, 34]), 'leaf'),
    fill(triangles([66, 84, 108, 12], 9, 'down'), 'leaf'),
    fill(box([66, 176, 108, 28]), 'rust') + fill(seedling.join(''), 'leaf'),
    dots([80, 190], { count: 6, gap: 16, radius: 3, ink: 'marigold' }),
    dots([84, 67], { count: 5, gap: 18, radius: 3.4, ink: 'marigold' }),
    keyLine([packet, `M66 40${'l9 10l9 -10'.repeat(6)}`]),
  ].join('')
}
