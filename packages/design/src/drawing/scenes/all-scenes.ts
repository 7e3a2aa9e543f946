import type { Scene } from '../parts/view.ts'
import { bookshelf } from './bookshelf.ts'
import { busStop } from './bus-stop.ts'
import { classroom } from './classroom.ts'
import { doorway } from './doorway.ts'
import { drums } from './drums.ts'
import { duskMarket } from './dusk-market.ts'
import { kitchenGarden } from './kitchen-garden.ts'
import { kites } from './kites.ts'
import { kolamFloor } from './kolam-floor.ts'
import { lamps } from './lamps.ts'
import { marigoldMarket } from './marigold-market.ts'
import { rain } from './rain.ts'
import { reading } from './reading.ts'
import { saplings } from './saplings.ts'
import { scienceFair } from './science-fair.ts'
import { seaShore } from './sea-shore.ts'
import { sportsDay } from './sports-day.ts'
import { stage } from './stage.ts'
import { stalls } from './stalls.ts'
import { pongal } from './pongal.ts'
import { starGazing } from './star-gazing.ts'
import { templeTank } from './temple-tank.ts'
import { umbrellas } from './umbrellas.ts'
import { weave } from './weave.ts'
import { clayWorkshop, kitchenTable, paperWorkshop, toyWorkshop } from './workshop.ts'

/** Every scene, by the name that a list of pictures uses. */
export const scenes = {
  bookshelf,
  'bus-stop': busStop,
  classroom,
  doorway,
  drums,
  'dusk-market': duskMarket,
  'kitchen-garden': kitchenGarden,
  kites,
  'kolam-floor': kolamFloor,
  lamps,
  'marigold-market': marigoldMarket,
  rain,
  reading,
  saplings,
  'science-fair': scienceFair,
  'sea-shore': seaShore,
  'sports-day': sportsDay,
  stage,
  stalls,
  'temple-tank': templeTank,
  umbrellas,
  weave,
  'clay-workshop': clayWorkshop,
  'paper-workshop': paperWorkshop,
  'toy-workshop': toyWorkshop,
  'kitchen-table': kitchenTable,
  'star-gazing': starGazing,
  pongal,
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

/** A function, so that a bundle which needs one drawing does not keep them all. */
export const sceneNames = (): SceneName[] =>
  Object.keys(scenes).filter((name): name is SceneName => name in scenes)
