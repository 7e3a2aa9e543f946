import type { InkName } from '../../tokens/index.ts'
import { triangles } from '../patterns.ts'
import { box, fill, keyLine, polygon } from '../shapes.ts'

const colours: readonly InkName[] = ['rani', 'marigold', 'leaf', 'sky2', 'jamun']

const crayon = (colour: InkName, index: number): string => {
  const x = 62 + index * 24
  const rise = index % 2 === 0 ? 0 : 12
  const tip = polygon([
    [x + 3, 76 + rise],
    [x + 10, 48 + rise],
    [x + 17, 76 + rise],
  ])
  const stick = box([x, 76 + rise, 20, 70])
  return fill(tip + stick, colour) + fill(box([x, 88 + rise, 20, 6]), 'cotton') + keyLine([tip, stick])
}

/** Five crayons in their box. */
export function crayons(): string {
  const carton = 'M50 128Q120 152 190 128V206H50Z'
  return [
    colours.map(crayon).join(''),
    fill(carton, 'marigold') + fill(triangles([50, 184, 140, 22], 9), 'rani'),
    fill('M92 152h56v22h-56z', 'cotton'),
    keyLine([carton, 'M102 164h36']),
  ].join('')
}
