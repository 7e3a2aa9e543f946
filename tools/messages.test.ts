import { describe, expect, test } from 'vitest'
import { fieldRules, metaOf, typeTexts, withChildTypes } from '#framework/doctypes'
import { createTranslators, frameworkMessages, languages } from '#framework/messages'
import { notificationEvents } from '#site/notifications'
import { modules } from '../apps/server/modules.ts'
import { read, sourceFiles } from './architecture/source-files.ts'
import {
  avoided,
  browserCatalogues,
  placeholdersIn,
  serverCatalogues,
  type CatalogueFolder,
} from './messages/catalogue-files.ts'
import { idsIn, shownIdsIn } from './messages/ids-in.ts'

const translated = ['hi', 'ta'] as const

/** The texts of server or browser: each has ids of its own. */
function textsOf(folders: readonly CatalogueFolder[]) {
  const entriesIn = (language: (typeof languages)[number]) =>
    folders.flatMap((folder) => folder[language].entries)
  return {
    folders,
    entriesIn,
    english: new Map(entriesIn('en')),
    translations: { hi: new Map(entriesIn('hi')), ta: new Map(entriesIn('ta')) },
  }
}

const server = textsOf(serverCatalogues)
const sides = [
  ['the server', server],
  ['app and desk', textsOf(browserCatalogues)],
] as const

const types = [
  ...new Set(
    modules.flatMap(({ docTypes, shapes }) =>
      [...docTypes, ...shapes].flatMap((type) => [...withChildTypes(type)]),
    ),
  ),
]

/** Names in Latin letters in every language, and the dialect's own text, which its clients match. */
const names: ReadonlySet<string> = new Set([
  ...['UPI', 'UPI ID', 'IFSC', 'GSTIN', 'SKU', 'SMS', 'HTML', 'WhatsApp', 'Razorpay', 'Stripe'],
  ...['Google Play', 'App Store', 'S', 'M', 'L', 'XL', 'XXL'],
])
const ofTheDialect = 'documents.not_whitelisted'
const scripts = { hi: /\p{Script=Devanagari}/u, ta: /\p{Script=Tamil}/u }

describe.each(sides)('Of %s', (_side, { folders, entriesIn, english, translations }) => {
  test('Every text has a translation into Hindi and Tamil', () => {
    const missing = translated.flatMap((language) =>
      [...english.keys()].filter((id) => !translations[language].has(id)).map((id) => ({ language, id })),
    )
    expect(missing).toEqual([])
  })

  test('No translation belongs to a removed text', () => {
    const left = translated.flatMap((language) =>
      [...translations[language].keys()].filter((id) => !english.has(id)).map((id) => ({ language, id })),
    )
    expect(left).toEqual([])
  })

  test('No text is empty', () => {
    const empty = languages.flatMap((language) =>
      entriesIn(language).filter(([, text]) => text.trim() === ''),
    )
    expect(empty).toEqual([])
  })

  test('An id is in one catalogue only', () => {
    const ids = entriesIn('en').map(([id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('Catalogues are sorted by id, as generate and translators’ tools write them', () => {
    const unsorted = folders
      .flatMap((folder) => languages.map((language) => folder[language]))
      .filter(({ text, entries }) => {
        const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1))
        return text !== `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
      })
    expect(unsorted.map(({ path }) => path)).toEqual([])
  })

  test('A translation uses the same placeholders as the English text', () => {
    const different = translated.flatMap((language) =>
      [...translations[language]].filter(
        ([id, text]) => placeholdersIn(text).join() !== placeholdersIn(english.get(id) ?? '').join(),
      ),
    )
    expect(different).toEqual([])
  })

  test('Hindi and Tamil are written in their own script', () => {
    const hasLetters = (text: string) => /\p{Letter}/u.test(text.replaceAll(/\{\w+\}/g, ''))
    const foreign = translated.flatMap((language) =>
      [...translations[language]].filter(
        ([id, text]) =>
          id !== ofTheDialect && !names.has(text) && hasLetters(text) && !scripts[language].test(text),
      ),
    )
    expect(foreign).toEqual([])
  })

  test('English texts follow the content style', () => {
    const against = [...english]
      .filter(([, text]) => avoided.some((pattern) => pattern.test(text)))
      .map(([id]) => id)
    expect(against).toEqual([])
  })
})

test('Equal texts within a type have one translation, because Frappe translates by the text', () => {
  const translators = createTranslators([frameworkMessages, ...modules.map(({ messages }) => messages)])
  const several = types.flatMap((type) => {
    const known = new Map<string, string>()
    return typeTexts(metaOf(type)).filter(({ text, message }) => {
      const shown = languages.map((language) => translators[language](message)).join(' | ')
      const earlier = known.get(text) ?? shown
      known.set(text, earlier)
      return earlier !== shown
    })
  })
  expect(several.map(({ message }) => message.id)).toEqual([])
})

const found = sourceFiles
  .filter(
    (file) =>
      /^(packages\/(framework|meta)\/src|modules|apps\/server\/src)\/.*\.ts$/.test(file) &&
      !/\.test\.ts$|\/sample-[\w-]+\.ts$|\/(conformance|testing|fuzz)\//.test(file),
  )
  .map((file) => ({ file, ...idsIn(read(file)) }))

const events = new Set(
  notificationEvents.readFrom(modules.flatMap(({ extensions }) => extensions)).map(({ name }) => name),
)

test('Every text is used', () => {
  const named = new Set(found.flatMap((one) => [...one.named.map(({ id }) => id), ...one.strings]))
  const beginnings = found.flatMap((one) => one.beginnings)
  const keys = new Set(
    found.flatMap(({ factories, strings }) =>
      factories.flatMap((module) => [...strings].map((key) => `${module}.${key}`)),
    ),
  )
  const inputs = modules.flatMap(({ methods }) =>
    Object.values(methods).flatMap(({ input }) => fieldRules(input)),
  )
  const arguments_ = new Set(inputs.map(({ messageId }) => messageId))
  const isUsed = (id: string) =>
    id.startsWith('type.') ||
    events.has(/^notice\.(.+)\.(?:subject|body|short|card)$/.exec(id)?.[1] ?? '') ||
    named.has(id) ||
    keys.has(id) ||
    arguments_.has(id) ||
    /^(verb\.|document\.amended_from)/.test(id) ||
    beginnings.some((beginning) => beginning !== '' && id.startsWith(beginning))
  expect([...server.english.keys()].filter((id) => !isUsed(id))).toEqual([])
})

/** Lists of ads and of jobs are one component, which gets the name of its catalogue. */
const componentsOfSeveral = { market: ['classifieds', 'jobs'] }

test('Every text of app and desk is used', () => {
  const shown = sourceFiles
    .filter(
      (file) =>
        /^(apps\/(app|desk)|packages\/design)\/src\/.*\.tsx?$/.test(file) &&
        !/\.test\.tsx?$|\/testing\//.test(file),
    )
    .map((file) => shownIdsIn(read(file), componentsOfSeveral))
  const strings = new Set(shown.flatMap((one) => [...one.strings]))
  const composed = shown.flatMap((one) => one.composed)
  const isUsed = (id: string) => strings.has(id) || composed.some((pattern) => pattern.test(id))
  const ids = browserCatalogues.flatMap(({ en }) => en.entries.map(([id]) => id))
  expect(ids.filter((id) => !isUsed(id))).toEqual([])
})

test('A text gets exactly the values that it shows', () => {
  const wrong = found.flatMap(({ file, named }) =>
    named.flatMap(({ id, values }) => {
      const text = server.english.get(id)
      if (text === undefined || values === null) return []
      const shown = placeholdersIn(text).join()
      return [...values].sort().join() === shown ? [] : [{ file, id, shown, values }]
    }),
  )
  expect(wrong).toEqual([])
})

test('Notifications use plain placeholders only, because the office writes templates with them', () => {
  const notices = languages.flatMap((language) =>
    server.entriesIn(language).filter(([id]) => id.startsWith('notice.')),
  )
  expect(notices.length).toBeGreaterThan(0)
  expect(notices.filter(([, text]) => /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
})
