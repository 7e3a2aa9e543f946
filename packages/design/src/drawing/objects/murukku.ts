import { ellipse, fill, keyLine, line, placed } from '../shapes.ts'
import { triangles } from '../patterns.ts'

const spiral = 'M0 0a6 6 0 0 1 12 0a12 12 0 0 1 -24 0a18 18 0 0 1 36 0a24 24 0 0 1 -48 0a30 30 0 0 1 60 0'

const twist = (): string => {
  const grains = `<g stroke-dasharray="1 7">${line(spiral, 'marigold2', 4)}</g>`
  return [line(spiral, 'key', 12), line(spiral, 'orange', 9), grains].join('')
}

/** A plate of murukku. */
export function murukku(): string {
  const plate = ellipse([120, 168], 98, 34)
  return [
    fill(plate, 'jamun') + fill(ellipse([120, 162], 84, 25), 'leaf'),
    fill(triangles([60, 186, 120, 12], 9, 'down'), 'marigold'),
    keyLine([plate]),
    placed(twist(), { x: 76, y: 138 }),
    placed(twist(), { x: 164, y: 140, turn: 60 }),
    placed(twist(), { x: 120, y: 84, turn: 200 }),
  ].join('')
}
