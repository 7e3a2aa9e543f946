import { dots, triangles, scallops, diamonds, stripes } from '../patterns.ts'
import { fill, keyLine, line, placed, circle, ellipse, roundedBox, box } from '../shapes.ts'
import { range } from '../geometry.ts'
import { basket } from './basket.ts'
import { birdhouse } from './birdhouse.ts'
import { books } from './books.ts'
import { bottle } from './bottle.ts'
import { cards } from './cards.ts'
import { chikki } from './chikki.ts'
import { crayons } from './crayons.ts'
import { cups } from './cups.ts'
import { cushion } from './cushion.ts'
import { doll } from './doll.ts'
import { elephant } from './elephant.ts'
import { football } from './football.ts'
import { giftRolls } from './gift-rolls.ts'
import { globe } from './globe.ts'
import { honey } from './honey.ts'
import { horse } from './horse.ts'
import { jar } from './jar.ts'
import { kurta } from './kurta.ts'
import { ladles } from './ladles.ts'
import { lamp } from './lamp.ts'
import { letterCards } from './letter-cards.ts'
import { mango } from './mango.ts'
import { mask } from './mask.ts'
import { moneyBox } from './money-box.ts'
import { mortar } from './mortar.ts'
import { murukku } from './murukku.ts'
import { notebook } from './notebook.ts'
import { pencilBox } from './pencil-box.ts'
import { planter } from './planter.ts'
import { pot } from './pot.ts'
import { printBlock } from './print-block.ts'
import { saree } from './saree.ts'
import { seeds } from './seeds.ts'
import { slate } from './slate.ts'
import { spiceBox } from './spice-box.ts'
import { starLantern } from './star-lantern.ts'
import { storybook } from './storybook.ts'
import { sweetBox } from './sweet-box.ts'
import { tiffin } from './tiffin.ts'
import { trowel } from './trowel.ts'
import { vase } from './vase.ts'
import { wateringCan } from './watering-can.ts'

const shoe = (): string => {
  const sole = 'M-30 -70Q0 -96 30 -70Q40 -30 28 10Q30 60 24 78Q0 96 -24 78Q-30 60 -28 10Q-40 -30 -30 -70Z'
  const straps = 'M-34 -22Q0 -56 34 -22L32 -4Q0 -34 -32 -4Z'
  return [
    fill(sole, 'copper') + fill(ellipse([0, 58], 17, 20), 'sand') + fill(straps, 'rani'),
    fill(triangles([-20, -34, 40, 12], 4), 'marigold'),
    dots([-12, 14], { count: 3, gap: 12, radius: 2.6, ink: 'rust' }),
    keyLine([sole, straps]),
  ].join('')
}

/** A pair of leather sandals, from above. */
const sandal = (): string =>
  placed(shoe(), { x: 78, y: 122, turn: -8 }) + placed(shoe(), { x: 162, y: 122, turn: 8, mirrored: true })

const colours = ['rani', 'marigold', 'leaf', 'marigold2', 'jamun', 'orange'] as const

/** Glass bangles on their stand. */
function bangles(): string {
  const rings = range(6).map((index) => ellipse([62 + index * 23, 108], 16, 52))
  const foot = roundedBox([48, 190, 144, 18], 8)
  return [
    line('M64 194L84 150M176 194L156 150', 'rust', 8) + line('M34 108H206', 'copper', 12),
    rings.map((ring, index) => line(ring, colours[index] ?? 'rani', 9)).join(''),
    fill(foot, 'rust') + dots([68, 199], { count: 8, gap: 15, radius: 3, ink: 'marigold' }),
    keyLine([foot, ...rings.map((_, index) => ellipse([62 + index * 23, 108], 20, 56))], 2),
  ].join('')
}

/** Every object of the fair, 240 x 240, by the name that content uses. */
export const objects = {
  bag,
  bangles,
  basket,
  birdhouse,
  books,
  bottle,
  cards,
  chikki,
  crayons,
  cups,
  cushion,
  diya,
  doll,
  drum,
  elephant,
  football,
  'gift-rolls': giftRolls,
  globe,
  honey,
  horse,
  jar,
  kite,
  kurta,
  ladles,
  lamp,
  'letter-cards': letterCards,
  mango,
  mask,
  'money-box': moneyBox,
  mortar,
  murukku,
  notebook,
  'pencil-box': pencilBox,
  planter,
  pot,
  'print-block': printBlock,
  rug,
  sandal,
  saree,
  seeds,
  slate,
  'spice-box': spiceBox,
  'star-lantern': starLantern,
  storybook,
  'sweet-box': sweetBox,
  tiffin,
  top,
  towel,
  trowel,
  tumbler,
  umbrella,
  vase,
  'watering-can': wateringCan,
} as const satisfies Record<string, () => string>

export type ObjectName = keyof typeof objects

/** A function, so that a bundle which needs one drawing does not keep them all. */
export const objectNames = (): ObjectName[] =>
  Object.keys(objects).filter((name): name is ObjectName => name in objects)

function kite(): string {
  const drawn = [
    fill('M120 28L196 112L120 196L44 112Z', 'rani'),
    fill('M120 28L196 112H120Z', 'marigold') + fill('M120 112V196L44 112Z', 'jamun'),
    fill(circle([120, 112], 20), 'cotton') + fill('M120 196l-14 26h28z', 'leaf'),
    keyLine(['M120 28L196 112L120 196L44 112Z', 'M120 28V196', 'M44 112Q120 56 196 112']),
  ].join('')
  return placed(placed(drawn, { x: -120, y: -120 }), { x: 120, y: 120, turn: 12 })
}

function umbrella(): string {
  const canopy = `M26 124C30 66 74 36 120 36S210 66 214 124${scallops(-188, 4, -9)}Z`
  return [
    line('M120 112V190Q120 210 138 210T156 192', 'jamun', 8) + line('M120 36V20', 'jamun', 6),
    fill(canopy, 'rani'),
    fill('M73 118C76 74 100 42 120 36C140 42 164 74 167 118Q143 98 120 118Q97 98 73 118Z', 'marigold'),
    fill(triangles([86, 84, 68, 16], 5), 'leaf'),
    keyLine([canopy, 'M73 118C76 74 100 42 120 36C140 42 164 74 167 118']),
  ].join('')
}

/** A clay lamp, lit. */
function diya(): string {
  const bowl = 'M40 130H200C200 176 164 200 120 200S40 176 40 130Z'
  const flame = 'M120 34C146 72 148 98 120 116C92 98 94 72 120 34Z'
  return [
    fill(flame, 'marigold') + fill('M120 66C132 84 132 100 120 110C108 100 108 84 120 66Z', 'rani'),
    fill(bowl, 'rust') + fill('M40 130H200Q200 138 198 146H42Q40 138 40 130Z', 'jamun'),
    fill(triangles([52, 150, 136, 14], 9, 'down'), 'marigold'),
    dots([84, 178], { count: 5, gap: 18, radius: 3, ink: 'cotton' }),
    keyLine([bowl, flame]),
  ].join('')
}

/** A dhol with its ropes. */
function drum(): string {
  const body = 'M58 74Q120 40 182 74V170Q120 204 58 170Z'
  const skins = 'M58 66C82 66 82 178 58 178S34 66 58 66ZM182 66C206 66 206 178 182 178S158 66 182 66Z'
  return [
    line('M46 74Q84 20 120 16T194 74', 'leaf', 9) + fill(body, 'rani'),
    line('M58 74L80 182L100 60L120 194L140 60L160 182L182 74', 'marigold', 5),
    fill('M102 106h36v34h-36z', 'jamun') + fill('M120 110l12 13l-12 13l-12 -13z', 'marigold'),
    fill(skins, 'cotton'),
    fill('M58 96C68 96 68 148 58 148S48 96 58 96ZM182 96C192 96 192 148 182 148S172 96 182 96Z', 'jamun'),
    keyLine([skins, 'M60 66Q120 36 180 66M60 178Q120 208 180 178']),
  ].join('')
}

/** A jhola with a printed mango. */
function bag(): string {
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

/** A dhurrie, half rolled. */
function rug(): string {
  const cloth = box([48, 78, 144, 124])
  const roll = 'M48 44H192A18 18 0 0 1 192 80H48A18 18 0 0 1 48 44Z'
  return [
    fill(cloth, 'cotton') + fill(box([48, 96, 144, 16]) + box([48, 168, 144, 16]), 'rani'),
    fill(diamonds([48, 114, 144, 52], 4), 'jamun') + fill(diamonds([58, 126, 124, 28], 4), 'marigold'),
    fill(triangles([48, 184, 144, 12], 12, 'down') + triangles([48, 84, 144, 12], 12), 'leaf'),
    fill(roll, 'jamun') + fill(stripes([60, 44, 120, 36], 5, 0.4), 'marigold'),
    fill(ellipse([192, 62], 9, 18), 'cotton') + fill(ellipse([192, 62], 4, 9), 'rani'),
    keyLine([cloth, roll, ellipse([192, 62], 9, 18), `M52 204${'v12m15 -12'.repeat(10)}`]),
  ].join('')
}

/** A wooden spinning top. */
function top(): string {
  const body = 'M54 98C54 66 186 66 186 98C186 142 138 172 126 204L120 218L114 204C102 172 54 142 54 98Z'
  const stem = roundedBox([110, 34, 20, 44], 8)
  return [
    fill(stem, 'jamun') + fill(body, 'marigold'),
    fill('M55 104Q120 134 185 104Q183 118 174 130Q120 156 66 130Q57 118 55 104Z', 'rani'),
    fill('M80 146Q120 164 160 146Q154 152 148 160Q120 172 92 160Q86 152 80 146Z', 'leaf'),
    fill('M108 190Q120 196 132 190L126 204L120 218L114 204Z', 'jamun'),
    dots([76, 92], { count: 6, gap: 18, radius: 3.4, ink: 'cotton' }),
    keyLine([body, stem]),
  ].join('')
}

/** Three folded towels with fringes. */
function towel(): string {
  const lower = roundedBox([44, 150, 152, 48], 14)
  const middle = roundedBox([50, 104, 144, 48], 14)
  const upper = roundedBox([56, 58, 132, 48], 14)
  return [
    fill(lower, 'rani') + fill(middle, 'cotton') + fill(upper, 'marigold'),
    fill(box([70, 150, 14, 48]) + box([156, 150, 14, 48]), 'jamun'),
    fill([76, 92, 148, 160].map((x) => box([x, 104, x % 8 ? 8 : 4, 48])).join(''), 'rani'),
    fill(triangles([70, 70, 104, 12], 8) + triangles([70, 84, 104, 12], 8, 'down'), 'jamun'),
    keyLine([lower, middle, upper, 'M60 206v10M84 206v10M108 206v10M132 206v10M156 206v10M180 206v10']),
  ].join('')
}

/** Filter coffee: tumbler and davara in brass. */
function tumbler(): string {
  const glass = 'M82 64H158L150 172H90Z'
  const saucer = 'M46 148H194L180 196Q178 206 166 206H74Q62 206 60 196Z'
  const rims = ellipse([120, 64], 38, 9)
  return [
    line('M108 44q-10 -10 0 -20t0 -16M132 44q-10 -10 0 -20t0 -16', 'leaf2', 4),
    fill(glass, 'marigold') + fill(rims, 'rust') + fill(box([86, 92, 68, 10]), 'orange'),
    fill(saucer, 'copper') + fill(box([40, 140, 160, 14]), 'marigold'),
    fill(triangles([66, 162, 108, 18], 8), 'rust'),
    keyLine([glass, rims, saucer, box([40, 140, 160, 14])]),
  ].join('')
}
