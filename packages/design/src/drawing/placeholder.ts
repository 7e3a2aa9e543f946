import { printInks } from '../tokens/index.ts'
import { pictureGrounds } from '../tokens/index.ts'
import { withInks } from './ink.ts'
import { pot } from './objects/pot.ts'
import { box, placed, svg } from './shapes.ts'

/** Stands in for a missing picture: yellow, with the first thing anyone sells at a fair. */
export const placeholder = (): string =>
  svg(
    [0, 0, 400, 400],
    `<path d="${box([0, 0, 400, 400])}" fill="${pictureGrounds.light[0]}"/>${withInks(placed(pot(), { x: 38, y: 28, scale: 1.35 }), printInks.light)}`,
  )
