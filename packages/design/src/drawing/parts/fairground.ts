import type { InkName } from '../../tokens/index.ts'
import { at, type Box, range, box, fill, placed, away, compact, type Point, circle, line } from '../shapes.ts'
import { ink } from '../ink.ts'
import { type ObjectName, objectShapes } from '../objects.ts'
import { scallops, triangles } from '../patterns.ts'
import { marigold } from './garlands.ts'

const awningParts = 6

const overhang = 8

const awningPart = ([x, y, width, height]: Box, index: number): string => {
  const part = width / awningParts
  const below = (width + 2 * overhang) / awningParts
  const right = x - overhang + (index + 1) * below
  return `M${at(x + index * part, y)}h${at(part)}L${at(right, y + height * 0.26)}q${at(-below / 2, height * 0.16, -below, 0)}Z`
}

const awningEdge = ([x, y, width, height]: Box): string =>
  `M${at(x, y)}H${at(x + width)}L${at(x + width + overhang, y + height * 0.26)}${scallops(-(width + 2 * overhang), awningParts, height * 0.08)}Z`

function goodsOnTable([x, y, width, height]: Box, goods: readonly ObjectName[]): string {
  const size = Math.min(width / Math.max(2, goods.length) / 1.12, height * 0.36)
  const step = (width - 12) / goods.length
  return goods
    .map((name, index) =>
      placed(objectShapes(name), {
        x: x + 6 + index * step + (step - size) / 2,
        y: y + height * 0.66 - size * 0.9,
        scale: size / 240,
      }),
    )
    .join('')
}

export function stall(
  place: Box,
  { inks, goods = [] }: { inks: readonly [InkName, InkName]; goods?: readonly ObjectName[] },
): string {
  const [x, y, width, height] = place
  const [cloth, trim] = inks
  const parts = range(awningParts).map((index) => ({
    path: awningPart(place, index),
    isTrim: index % 2 === 1,
  }))
  const printed = (isTrim: boolean) =>
    parts
      .filter((part) => part.isTrim === isTrim)
      .map((part) => part.path)
      .join('')
  const posts =
    box([x, y + height * 0.2, 5, height * 0.8]) + box([x + width - 5, y + height * 0.2, 5, height * 0.8])
  return [
    fill(box([x + 4, y + height * 0.2, width - 8, height * 0.8]), 'shade'),
    goodsOnTable(place, goods),
    fill(box([x, y + height * 0.66, width, height * 0.34]), cloth),
    fill(triangles([x, y + height * 0.66 + height * 0.07, width, height * 0.1], 8, 'down'), trim),
    fill(posts, 'key') + fill(printed(false), cloth) + fill(printed(true), trim),
    `<path d="${awningEdge(place)}" fill="none" stroke="${ink('key')}" stroke-width="2.2" stroke-linejoin="round" transform="translate(-2 -1.5)"/>`,
  ].join('')
}

const gondolas = 10

const gondolaInks: readonly InkName[] = ['rani', 'cotton', 'leaf', 'sky2', 'pink']

const gondola = ([x, y]: Point, size: number): string =>
  `M${at(x - size, y)}h${compact(size * 2)}v${compact(size * 0.7)}a${at(size, size)} 0 0 1 ${at(-size * 2, 0)}z`

/** @param turn degrees, so that two wheels need not stand alike */
export function giantWheel(center: Point, radius: number, turn = 11.5): string {
  const [x, y] = center
  const spots = range(gondolas).map((index) => away(center, (index * 360) / gondolas + turn, radius))
  const legs = `M${at(x - radius * 0.62, y + radius * 1.3)}L${at(x, y)}L${at(x + radius * 0.62, y + radius * 1.3)}`
  const spokes = spots.map((spot) => `M${at(x, y)}L${at(...spot)}`).join('')
  const cabins = gondolaInks.map((name, order) =>
    fill(
      spots
        .filter((_, index) => index % gondolaInks.length === order)
        .map((spot) => gondola(spot, radius * 0.13))
        .join(''),
      name,
      `stroke="${ink('key')}" stroke-width="${compact(radius * 0.016)}"`,
    ),
  )
  return [
    line(legs, 'key', radius * 0.055),
    line(spokes, 'jamun', Math.max(1.4, radius * 0.016)),
    line(circle(center, radius) + circle(center, radius * 0.8), 'jamun', Math.max(2, radius * 0.03)),
    cabins.join(''),
    marigold(center, radius * 0.17, ['rani', 'cotton']),
  ].join('')
}
