import { expect, test } from 'vitest'
import { metaOf, withChildTypes } from '#framework/doctypes'
import { houseWords, languages, textsOf, type Words } from '#framework/words'
import { modules } from '../apps/server/modules.ts'
import { read, sourceFiles } from './architecture/source-files.ts'
import { sentencesIn } from './words/sentences-in.ts'

/** The document server and its rooms say something to people; samples and tests do not. */
const speaking = sourceFiles.filter(
  (file) =>
    /^(packages\/(framework|meta)\/src|modules|apps\/server\/src)\/.*\.ts$/.test(file) &&
    !/\.test\.ts$|\/sample-[\w-]+\.ts$|\/(conformance|testing|fuzz)\//.test(file),
)

/** The dialect's own words to a guest: its clients look for them. */
const dialectsOwn = ['<details>']

const found = speaking.map((file) => ({ file, ...sentencesIn(read(file)) }))
const rooms = modules.map(({ name, docTypes, words }) => ({ name, docTypes, words }))
const all: readonly Words[] = [houseWords, ...rooms.map(({ words }) => words)]
const known = new Set(all.flatMap((words) => Object.keys(words)))

const typeTexts = rooms.flatMap(({ name, docTypes }) =>
  docTypes
    .flatMap((type) => [...withChildTypes(type)])
    .flatMap((type) => [...textsOf(metaOf(type))].map((text) => ({ name, type: type.name, text }))),
)

test('every text of every document type has words in Hindi and Tamil', () => {
  expect(typeTexts.filter(({ text }) => !known.has(text))).toEqual([])
})

test('every sentence of an error has words in Hindi and Tamil', () => {
  const missing = found.flatMap(({ file, sources }) =>
    sources.filter((source) => !known.has(source)).map((source) => ({ file, source })),
  )
  expect(missing).toEqual([])
})

test('no error tells a template that other languages cannot say', () => {
  const untagged = found.flatMap(({ file, untagged: texts }) => texts.map((text) => ({ file, text })))
  expect(untagged.filter(({ text }) => !dialectsOwn.some((start) => text.includes(start)))).toEqual([])
})

test('no words are left empty', () => {
  const empty = all.flatMap((words) =>
    Object.entries(words).filter(([, { hi, ta }]) => hi.trim() === '' || ta.trim() === ''),
  )
  expect(empty.map(([text]) => text)).toEqual([])
})

test('a translation keeps the places of its sentence', () => {
  const placesIn = (text: string) => [...text.matchAll(/\{\d+\}/g)].map(String).sort().join()
  const lost = all.flatMap((words) =>
    Object.entries(words).flatMap(([source, translated]) =>
      languages
        .map((language) => translated[language] ?? source)
        .filter((text) => placesIn(text) !== placesIn(source)),
    ),
  )
  expect(lost).toEqual([])
})

test('the same text says the same in every room', () => {
  const said = new Map<string, string>()
  const doubled = all.flatMap((words) =>
    Object.entries(words).filter(([source, translated]) => {
      const text = JSON.stringify(translated)
      const earlier = said.get(source) ?? text
      said.set(source, earlier)
      return earlier !== text
    }),
  )
  expect(doubled).toEqual([])
})

test('a room has no words for what nobody says any more', () => {
  const said = new Set([...typeTexts.map(({ text }) => text), ...found.flatMap(({ sources }) => sources)])
  const source = speaking.map(read).join('\n')
  const isSaid = (text: string) => said.has(text) || source.includes(`'${text}'`)
  const idle = rooms.flatMap(({ name, words }) =>
    Object.keys(words)
      .filter((text) => !isSaid(text))
      .map((text) => ({ name, text })),
  )
  expect(idle).toEqual([])
})
