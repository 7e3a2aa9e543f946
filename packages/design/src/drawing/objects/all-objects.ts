import { bag } from './bag.ts'
import { bangles } from './bangles.ts'
import { basket } from './basket.ts'
import { birdhouse } from './birdhouse.ts'
import { books } from './books.ts'
import { bottle } from './bottle.ts'
import { cards } from './cards.ts'
import { chikki } from './chikki.ts'
import { crayons } from './crayons.ts'
import { cups } from './cups.ts'
import { cushion } from './cushion.ts'
import { diya } from './diya.ts'
import { doll } from './doll.ts'
import { drum } from './drum.ts'
import { elephant } from './elephant.ts'
import { football } from './football.ts'
import { giftRolls } from './gift-rolls.ts'
import { globe } from './globe.ts'
import { honey } from './honey.ts'
import { horse } from './horse.ts'
import { jar } from './jar.ts'
import { kite } from './kite.ts'
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
import { rug } from './rug.ts'
import { sandal } from './sandal.ts'
import { saree } from './saree.ts'
import { seeds } from './seeds.ts'
import { slate } from './slate.ts'
import { spiceBox } from './spice-box.ts'
import { starLantern } from './star-lantern.ts'
import { storybook } from './storybook.ts'
import { sweetBox } from './sweet-box.ts'
import { tiffin } from './tiffin.ts'
import { top } from './top.ts'
import { towel } from './towel.ts'
import { trowel } from './trowel.ts'
import { tumbler } from './tumbler.ts'
import { umbrella } from './umbrella.ts'
import { vase } from './vase.ts'
import { wateringCan } from './watering-can.ts'

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
