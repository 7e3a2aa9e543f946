import { dots, triangles } from '../patterns.ts'
import { fill, keyLine, line, placed } from '../shapes.ts'

/** A jhola with a printed mango. */
export function bag(): string {
  const body = 'M52 96H188L198 200A10 10 0 0 1 188 210H52A10 10 0 0 1 42 200Z'
  const mango = 'M-6 26C-34 14 -30 -26 2 -26C30 -26 30 8 8 8C-8 8 -8 -12 6 -12C-14 -18 -20 12 -6 26Z'
  return [
    line('M84 100C84 20 156 20 156 100', 'rani', 10),
    fill(body, 'leaf') + fill('M47 182H194L197 200H44Z', 'marigold'),
    fill(triangles([52, 182, 136, 16], 10), 'jamun'),
    placed(fill(mango, 'cotton'), { x: 120, y: 138 }),
    dots([70, 112], { count: 6, gap: 20, radius: 2.8, ink: 'cotton' }),
    keyLine([body, 'M84 100C84 20 156 20 156 100']),
  ].join('')
}
