import {
  always,
  childType,
  docType,
  link,
  prompted,
  reading,
  select,
  table,
  text,
  type Access,
  type Condition,
  type Grant,
} from '#framework/doctypes'

export const TryPlace = docType('Try Place', {
  naming: prompted,
  fields: { parent_place: link('Try Place'), keeper: link('User'), city: text() },
  tree: { parentField: 'parent_place' },
  access: { All: reading(always) },
})

const Line = childType('Try Row Line', { place: link('Try Place') })

export function rowType(access: Access) {
  return docType('Try Row', {
    naming: prompted,
    fields: {
      place: link('Try Place'),
      keeper: link('User'),
      state: select(['open', 'closed']),
      cost: text({ level: 1 }),
      lines: table(Line),
    },
    access,
  })
}

export interface SamplePlace {
  readonly name: string
  readonly parent_place: string | null
  readonly keeper: string | null
  readonly city: string | null
}

export interface SampleRow {
  readonly name: string
  readonly owner: string
  readonly keeper: string | null
  readonly state: 'open' | 'closed' | null
  readonly place: string | null
  readonly lines: readonly (string | null)[]
}

export interface People {
  readonly me: string
  readonly other: string
}

export function samplePlaces({ me, other }: People): readonly SamplePlace[] {
  return [
    { name: 'north', parent_place: null, keeper: me, city: 'Pune' },
    { name: 'north-east', parent_place: 'north', keeper: other, city: null },
    { name: 'south', parent_place: null, keeper: other, city: 'Pune' },
  ]
}

const lineSamples = [[], ['north'], ['south'], ['north-east', 'south'], [null]]

export function sampleRows({ me, other }: People): readonly SampleRow[] {
  const keepers = [null, me, other]
  const states = ['open', 'closed', null] as const
  const locations = ['north', 'north-east', 'south', null]
  const meetings = [me, other].flatMap((owner) =>
    states.flatMap((state) => locations.map((place) => ({ owner, state, place }))),
  )
  return meetings.map((meeting, index) => ({
    ...meeting,
    name: `row-${String(index).padStart(2, '0')}`,
    keeper: keepers[index % keepers.length] ?? null,
    lines: lineSamples[index % lineSamples.length] ?? [],
  }))
}

export interface SampleRestriction {
  readonly allow: 'Try Place' | 'Try Row'
  readonly value: string
  readonly isForRowsOnly: boolean
  readonly hasDescendants: boolean
}

interface SampleShare {
  readonly row: string
  readonly isForEveryone: boolean
  readonly canWrite: boolean
}

export interface World {
  readonly people: People
  readonly places: readonly SamplePlace[]
  readonly grants: readonly Grant[]
  readonly restrictions: readonly SampleRestriction[]
  readonly isStrict: boolean
  readonly shares: readonly SampleShare[]
}

function meets(condition: Condition, row: SampleRow, world: World): boolean {
  const { me } = world.people
  switch (condition.kind) {
    case 'always':
      return true
    case 'owner':
      return row.owner === me
    case 'user':
      return row.keeper === me
    case 'where':
      return row.state === condition.values['state']
    case 'any':
      return condition.of.some((one) => meets(one, row, world))
    case 'all':
      return condition.of.every((one) => meets(one, row, world))
    case 'through': {
      const place = world.places.find(({ name }) => name === row.place)
      return (
        place !== undefined &&
        (condition.condition.kind === 'user' ? place.keeper === me : place.city === 'Pune')
      )
    }
  }
}

function isBelow(place: string | null, value: string, places: readonly SamplePlace[]): boolean {
  const found = places.find(({ name }) => name === place)
  if (!found) return false
  return found.name === value || isBelow(found.parent_place, value, places)
}

function isAllowedPlace(place: string | null, { places, restrictions, isStrict }: World): boolean {
  const ofPlaces = restrictions.filter(({ allow }) => allow === 'Try Place')
  if (ofPlaces.length === 0) return true
  if (place === null) return !isStrict
  return ofPlaces.some(({ value, hasDescendants }) =>
    hasDescendants ? isBelow(place, value, places) : place === value,
  )
}

function isWithin(row: SampleRow, world: World): boolean {
  const named = world.restrictions.filter(({ allow }) => allow === 'Try Row')
  const isNamed = named.length === 0 || named.some(({ value }) => value === row.name)
  return isNamed && [row.place, ...row.lines].every((place) => isAllowedPlace(place, world))
}

function granting(
  world: World,
  verb: 'read' | 'write',
): readonly { levels: readonly number[]; of: Condition }[] {
  return world.grants.flatMap(({ verbs, levels }) => {
    const of = verbs[verb]
    return of ? [{ levels, of }] : []
  })
}

export function isReached(row: SampleRow, verb: 'read' | 'write', world: World): boolean {
  const isGranted = granting(world, verb).some(
    ({ levels, of }) => levels.includes(0) && meets(of, row, world),
  )
  const isShared = world.shares.some((share) => share.row === row.name && (verb === 'read' || share.canWrite))
  return (isGranted && isWithin(row, world)) || isShared
}

export function isEverReached(verb: 'read' | 'write', world: World): boolean {
  return granting(world, verb).some(({ levels }) => levels.includes(0)) || world.shares.length > 0
}

export function isCostSeen(world: World): boolean {
  return granting(world, 'read').some(({ levels }) => levels.includes(1))
}
