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

test('An import is placed with those of its folder', () => {
  expect(
    addImport(moduleSource, "import { Reply } from './doctypes/reply.doctype.ts'", './doctypes/')
      .split('\n')
      .slice(1, 3),
  ).toEqual([
    "import { Post } from './doctypes/post.doctype.ts'",
    "import { Reply } from './doctypes/reply.doctype.ts'",
  ])
})

test('The first import of its folder is placed last', () => {
  expect(addImport(moduleSource, "import { x } from './rules/x.ts'", './rules/').split('\n')[3]).toBe(
    "import { x } from './rules/x.ts'",
  )
})

test('The first import of a file is placed at its top', () => {
  expect(addImport('export const a = 1\n', "import './b.ts'", '#')).toBe(
    "import './b.ts'\n\nexport const a = 1\n",
  )
})

test('A module with document types gets one more', () => {
  expect(addToModule(moduleSource, 'docTypes', 'Reply')).toContain('docTypes: [Post, Reply],')
})

test('A module without document types gets its first', () => {
  expect(addToModule("export const board = defineModule({ name: 'board' })", 'docTypes', 'Post')).toBe(
    "export const board = defineModule({ name: 'board',\n  docTypes: [Post] })",
  )
})

test('A computed list is left to the developer', () => {
  const text = "export const board = defineModule({ name: 'board', docTypes: all() })"
  expect(() => addToModule(text, 'docTypes', 'Post')).toThrow('not written as a list')
})

test('A list grows at its end, with or without a trailing comma', () => {
  expect(
    addToConstant('export const modules: readonly Module[] = [\n  a,\n  b,\n]', 'modules', 'c'),
  ).toContain('b, c,')
  expect(addToConstant('const modules = []', 'modules', 'c')).toBe('const modules = [c]')
})

test('A missing list is named', () => {
  expect(() => addToConstant('const others = []', 'modules', 'c')).toThrow('no list called modules')
})

test('A bullet for a term is placed after the other terms', () => {
  expect(
    addBullet('# board\n\nTalk.\n\n- **Post**: a word.\n- `board.read`: reads.\n', '- **Reply**: another.'),
  ).toBe('# board\n\nTalk.\n\n- **Post**: a word.\n- **Reply**: another.\n- `board.read`: reads.\n')
  expect(addBullet('# board\n', '- **Post**: a word.')).toBe('# board\n- **Post**: a word.\n')
})

test('Texts are added in the order of their ids, and existing ones stay', () => {
  const text = '{\n  "type.post._name": "பதிவு",\n  "type.post.title": "தலைப்பு"\n}\n'
  expect(addTexts(text, ['type.post.title', 'type.post.body'])).toBe(
    '{\n  "type.post._name": "பதிவு",\n  "type.post.body": "",\n  "type.post.title": "தலைப்பு"\n}\n',
  )
})
