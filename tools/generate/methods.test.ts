import { expect, test } from 'vitest'
import { check, int, json, select, text } from '#framework/doctypes'
import { anyone, defineModule, method, onlyRoles } from '#framework/modules'
import { methodTypes, methodsText } from './methods.ts'
import { sampleProgram } from './sample-program.ts'

const sample = `
interface Method<Output> { call(): Promise<Output> }
declare function defineModule(definition: { name: string; methods?: Record<string, Method<unknown>> }): object

/** Seats that are left. */
const countSeats: Method<{ seats: number } | null> = { call: async () => null }
declare const closeFair: Method<void>
interface Branch { name: string; child: readonly Branch[] }
declare const showTree: Method<readonly Branch[]>

const fair = defineModule({ name: 'fair', methods: { countSeats, closeFair } })
const trees = defineModule({ name: 'trees', methods: { showTree } })
const quiet = defineModule({ name: 'quiet' })
const modules = [fair, trees, quiet]
`

const countSeats = method({
  access: anyone,
  aliases: ['api.seats'],
  reads: true,
  input: {
    day: text({ required: true, description: 'Day of the fair' }),
    kind: select(['all', 'free'], { required: true, default: 'all' }),
    row: int(),
    is_open: check(),
    data: json(),
  },
  run: async () => null,
})
const closeFair = method({ access: onlyRoles('Event Staff', 'All'), input: {}, run: async () => undefined })
const showTree = method({ access: anyone, input: {}, run: async () => [] })

const modules = [
  defineModule({ name: 'fair', methods: { countSeats, closeFair } }),
  defineModule({ name: 'trees', methods: { showTree } }),
  defineModule({ name: 'quiet' }),
]

const { program, file, checker } = sampleProgram(sample)
const written = methodsText({ modules, types: methodTypes(program, file), checker })

test('A method has its arguments as on the wire, and those with a default are optional', () => {
  expect(written).toContain(`'mela.fair.count_seats': { input: {
/** Day of the fair. */
day: string
kind?: 'all' | 'free' | null
row?: number | null
is_open?: 0 | 1 | null
/** An object, or JSON as text. */
data?: string | object | null
}; output: {
seats: number
} | undefined }`)
})

test('A method is generated with its comment and its allowed callers', () => {
  expect(written).toContain('/**\n * Seats that are left.\n * For anyone; changes nothing.\n */\n')
  expect(written).toContain('/** For Event Staff, signed-in users. */\n')
})

test('A method without a result has an output of undefined', () => {
  expect(written).toContain(`'mela.fair.close_fair': { input: Record<string, never>; output: undefined }`)
})

test('A recursive result becomes its own interface', () => {
  expect(written).toContain('export interface Branch {\nname: string\nchild: (Branch)[]\n}')
  expect(written).toContain('output: (Branch)[]')
})

test('The specification’s names are aliases of the same call', () => {
  expect(written).toContain(`'api.seats': Methods['mela.fair.count_seats']`)
})

test('A method that the compiler cannot find is named', () => {
  const stranger = [defineModule({ name: 'fair', methods: { showTree } }), ...modules.slice(2)]
  expect(() => methodsText({ modules: stranger, types: methodTypes(program, file), checker })).toThrow(
    'does not know fair.showTree',
  )
})
