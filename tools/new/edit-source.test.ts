import { expect, test } from 'vitest'
import { addBullet, addImport, addTexts, addToConstant, addToModule } from './edit-source.ts'

const moduleSource = `import { defineModule } from '#framework/modules'
import { Post } from './doctypes/post.doctype.ts'
import { read } from './methods/read.ts'

export const board = defineModule({
  name: 'board',
  docTypes: [Post],
  methods: { read },
})
`

test('an import stands with those of its folder', () => {
  expect(
    addImport(moduleSource, "import { Reply } from './doctypes/reply.doctype.ts'", './doctypes/')
      .split('\n')
      .slice(1, 3),
  ).toEqual([
    "import { Post } from './doctypes/post.doctype.ts'",
    "import { Reply } from './doctypes/reply.doctype.ts'",
  ])
})

test('an import that is the first from its folder stands last', () => {
  expect(addImport(moduleSource, "import { x } from './rules/x.ts'", './rules/').split('\n')[3]).toBe(
    "import { x } from './rules/x.ts'",
  )
})

test('an import of a file that has none stands at its top', () => {
  expect(addImport('export const a = 1\n', "import './b.ts'", '#')).toBe(
    "import './b.ts'\n\nexport const a = 1\n",
  )
})

test('a module that has document types gets one more', () => {
  expect(addToModule(moduleSource, 'docTypes', 'Reply')).toContain('docTypes: [Post, Reply],')
})

test('a module without document types gets its first', () => {
  expect(addToModule("export const board = defineModule({ name: 'board' })", 'docTypes', 'Post')).toBe(
    "export const board = defineModule({ name: 'board',\n  docTypes: [Post] })",
  )
})

test('a list that is computed is left to people', () => {
  const text = "export const board = defineModule({ name: 'board', docTypes: all() })"
  expect(() => addToModule(text, 'docTypes', 'Post')).toThrow('not written as a list')
})

test('a list grows at its end, comma or not', () => {
  expect(
    addToConstant('export const modules: readonly Module[] = [\n  a,\n  b,\n]', 'modules', 'c'),
  ).toContain('b, c,')
  expect(addToConstant('const modules = []', 'modules', 'c')).toBe('const modules = [c]')
})

test('a list that is not there is named', () => {
  expect(() => addToConstant('const others = []', 'modules', 'c')).toThrow('no list called modules')
})

test('a bullet follows those that name things', () => {
  expect(
    addBullet('# board\n\nTalk.\n\n- **Post**: a word.\n- `board.read`: reads.\n', '- **Reply**: another.'),
  ).toBe('# board\n\nTalk.\n\n- **Post**: a word.\n- **Reply**: another.\n- `board.read`: reads.\n')
  expect(addBullet('# board\n', '- **Post**: a word.')).toBe('# board\n- **Post**: a word.\n')
})

test('texts stand in a catalogue in the order of their ids, and those that are there stay', () => {
  const text = '{\n  "type.post._name": "பதிவு",\n  "type.post.title": "தலைப்பு"\n}\n'
  expect(addTexts(text, ['type.post.title', 'type.post.body'])).toBe(
    '{\n  "type.post._name": "பதிவு",\n  "type.post.body": "",\n  "type.post.title": "தலைப்பு"\n}\n',
  )
})
